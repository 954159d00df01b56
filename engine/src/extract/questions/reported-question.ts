import { type Clause, plainBetween } from '../clauses/clause.ts';
import { anyOf } from '../language/phrase.ts';
import { embeddedQuestion } from './embedded-question.ts';
import { OTHERS } from './reply-cues.ts';
import { withLead } from './stated-doubt.ts';

/** "Tài vụ hỏi | có phải đền không": others want to know, and whoever tells of it passes it on. */
const OTHERS_ASK = anyOf(`
  (?:${OTHERS})(?:(?: (?!(?:không|chưa|chẳng|chả|đã|có|thì|là|mà))\\S+){0,4} (?:toàn|cứ|hay|đều|cũng|đang))?(?: (?:cứ|đang|cũng|có|toàn|hay|mới|lại|muốn))* (?:hỏi|thắc mắc|muốn biết)(?: (?:em|tôi|con|chị|anh|mình|cháu|lại|thăm|hoài|suốt|mãi))*(?: (?:là|xem|rằng|vụ))?
`);
const MAY_ASK = / (?:hỏi|thắc mắc|muốn biết)(?= )/u;

/** What others want to know, by whoever passes it on; null where nobody does. */
export function reportedQuestion(clause: Clause): Clause | null {
  const told = MAY_ASK.test(clause.plain) ? OTHERS_ASK.exec(clause.plain) : null;
  if (!told) return null;
  const from = clause.offsets.filter((offset) => offset < told.index + told[0].length).length;
  const at = Math.max(0, ...[...clause.breaks].filter((end) => end < from - 1)) + 1;
  const to = endsOf(clause, from).find((end) => embeddedQuestion(plainBetween(clause, from, end)) !== null);
  if (to === undefined) return null;
  return withLead(clause, at, from, to);
}

/** Where its parts end behind a word: "hỏi mình có xe đưa đón không, | chuyến hai giờ sáng á"; the whole comes first. */
const endsOf = ({ breaks, words }: Clause, from: number): number[] => [
  words.length,
  ...[...breaks]
    .map((at) => at + 1)
    .filter((at) => at > from + 2)
    .sort((a, b) => a - b),
];
