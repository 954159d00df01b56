import { type Clause, plainBetween, sliceClause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { anyOf, opensWith } from '../language/phrase.ts';

/** "Tới chừ vẫn chưa hiểu vì răng", "chưa rõ tại sao": a cause is not found. */
const CAUSE_UNKNOWN = anyOf(
  '(?:chưa|không|nỏ|chả|chẳng|đâu có)(?: ai)? (?:hiểu|rõ|biết|tìm ra|đoán ra|lần ra)(?: được)? (?:(?:tại|vì) (?:sao|răng)|do đâu)(?= (?:(?:nữa|luôn|hết|cả|ạ|anh|chị|em|cô|chú|bác) )*$)',
);
const MAY_SAY = / (?:sao|răng|đâu)(?= )/u;
const WHO_DOUBTS = opensWith(
  '(?:(?:mà|nên|thì|nhưng|tới|đến|giờ|nay|bây) )*(?:em|tôi|anh|chị|con|cháu|mình|tụi|bọn|chưa|vẫn|không|cũng)',
);
const LEAST = 3;

/** What happens without a known cause, told in the parts before it: "máy thật bị, máy thử không, | chưa hiểu vì sao". */
export function unknownCause(clause: Clause): Clause | null {
  if (clause.breaks.size === 0 || !MAY_SAY.test(clause.plain) || !CAUSE_UNKNOWN.test(clause.plain))
    return null;
  const to = Math.max(...clause.breaks) + 1;
  const last = plainBetween(clause, to, clause.words.length);
  if (!(CAUSE_UNKNOWN.test(last) && WHO_DOUBTS.test(last))) return null;
  const told = sliceClause(clause, 0, to);
  return contentWords(told.words).size >= LEAST ? told : null;
}
