import { type Clause, sliceClause } from '../clauses/clause.ts';
import { anyOf } from '../language/phrase.ts';
import { embeddedQuestion } from './embedded-question.ts';
import { OTHERS } from './reply-cues.ts';
import { withLead } from './stated-doubt.ts';

/** "Tài vụ hỏi | có phải đền không": others want to know, and whoever tells of it passes it on. */
const OTHERS_ASK = anyOf(`
  (?:${OTHERS})(?: (?:cứ|đang|cũng|có|toàn|hay|mới|lại|muốn))* (?:hỏi|thắc mắc|muốn biết)(?: (?:em|tôi|con|chị|anh|mình|cháu|lại|thăm|hoài|suốt|mãi))*(?: (?:là|xem|rằng|vụ))?
`);
const MAY_ASK = / (?:hỏi|thắc mắc|muốn biết)(?= )/u;

/** What others want to know, by whoever passes it on; null where nobody does. */
export function reportedQuestion(clause: Clause): Clause | null {
  const told = MAY_ASK.test(clause.plain) ? OTHERS_ASK.exec(clause.plain) : null;
  if (!told) return null;
  const from = clause.offsets.filter((offset) => offset < told.index + told[0].length).length;
  const at = Math.max(0, ...[...clause.breaks].filter((end) => end < from - 1)) + 1;
  const behind = sliceClause(clause, from, clause.words.length);
  if (embeddedQuestion(behind.plain) === null) return null;
  return withLead(clause, at, from, clause.words.length);
}
