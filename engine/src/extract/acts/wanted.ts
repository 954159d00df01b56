import { anyOf, setOf } from '../language/phrase.ts';
import { URGES } from '../language/stance-cues.ts';
import type { FrameView } from './frame-view.ts';

/** Words of a request. */
export const FAVOUR = anyOf(`
  giúp|hộ (?:anh|chị|em|tôi|mình|cô|chú|bác|cái|thầy|nhé|hai|ba|bà)|phụ (?:anh|chị|tôi|mình|cô|chú)
  cho (?:anh|chị|tôi|mình|cô|chú|bác|thầy|sếp|cả nhóm|cả nhà|team|nhóm|tổ|mọi người|bà con)
  gửi (?:anh|chị|tôi|mình|cô|thầy|cả nhóm|mọi người)|(?:giúp|hộ|cho) em(?= (?:nhé|với|đi|luôn)| $)
`);
export const DUTY_MODAL = setOf('phải|cần|nhớ|hãy|cứ|thử|nên|tranh|chịu|chủ|sẽ|trách');

/** The clause, or the part of it that holds the verb, ends in a particle that asks. */
export function urges({ frame: { clause, verbAt } }: FrameView): boolean {
  if (URGES.test(clause.plain)) return true;
  const end = [...clause.breaks].sort((a, b) => a - b).find((at) => at >= verbAt);
  return end !== undefined && URGES.test(` ${clause.words.slice(0, end + 1).join(' ')} `);
}
