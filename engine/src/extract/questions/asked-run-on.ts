import { type Clause, sliceClause } from '../clauses/clause.ts';

/** "Mùng một quán mở cửa không | em còn mua vé xe": speech without marks goes on to why somebody asks. */
const GOES_ON =
  / không(?= (?:(?:để|cho) )?(?:em|con|cháu|tôi|tụi \S+|bọn \S+|mấy \S+) (?:còn|để|tính|đang|phải|mới|định|muốn|biết|sắp|chuẩn|báo|lo) )/u;
const LEAST = 4;
const MAY_ASK = / không /u;

/** What is asked before the speaker goes on to why; null where nothing is, or a comma tells. */
export function askedRunOn(clause: Clause): Clause | null {
  if (clause.breaks.size > 0 || !MAY_ASK.test(clause.plain)) return null;
  const found = GOES_ON.exec(clause.plain);
  if (!found) return null;
  const to = clause.offsets.filter((offset) => offset < found.index + found[0].length).length;
  return to < LEAST || DENIES.test(clause.plain.slice(0, found.index + 1))
    ? null
    : sliceClause(clause, 0, to);
}
/** "Có đi hay không", "cũng không": no question. */
const DENIES = / (?:hay|nếu|chứ|còn|mà|thì|vẫn|cũng|là|đâu|ai|sao) $/u;
