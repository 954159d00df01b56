import { type Clause, plainBetween } from '../clauses/clause.ts';
import { verbAt } from '../language/action-verbs.ts';
import { anyOf, setOf } from '../language/phrase.ts';

/** "Đặt, em biết xưởng ở Hàng Bồ", "gửi, có luôn bảng reward": whether a part that opens at a word only tells something. */
export function isAside(clause: Clause, from: number, limit: number): boolean {
  const { words } = clause;
  const first = words[from] ?? '';
  if (verbAt(words, SEQUELS.has(first) ? from + 1 : from)) return false;
  const to = Math.min(limit, partEnd(clause, from));
  return TELLERS.has(first) || TELLS.test(plainBetween(clause, from, to));
}

const SEQUELS = setOf('rồi|và|với|xong');
/** Words a part opens with that has a subject of its own, or says how things stand. */
const TELLERS = setOf(
  'em|tôi|con|cháu|mình|anh|chị|nó|hắn|họ|ổng|bả|ảnh|nhà|ông|bà|có|không|chưa|đừng|khỏi|thôi|mà|ai|nếu|chắc|bao|cứ|từ|hình|tại|cho',
);
const TELLS = anyOf('là|thì|lắm|quá|ghê|rồi|hoài|được|bị|phải');

const partEnd = ({ breaks, words }: Clause, at: number): number =>
  Math.min(words.length, ...[...breaks].filter((index) => index >= at).map((index) => index + 1));
