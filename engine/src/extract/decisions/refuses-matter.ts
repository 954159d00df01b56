import type { Clause } from '../clause.ts';
import { verbAt } from '../language/action-verbs.ts';
import { setOf } from '../language/phrase.ts';
import { REFUSES_MATTER } from './ruling-cues.ts';

/** "Không duyệt khoản vay Đại Lộc", "năm nay không thu tiền": a deed ruled out, and no condition. */
export function refusesMatter(clause: Clause): boolean {
  if (
    clause.words.length > LONGEST_REFUSAL ||
    / (?:thì|họ|nó|khách|giám đốc|sếp|(?:bên|ban|phòng|trên) \S+) (?=không|chưa)| (?:thì|họ|nó|khách)(?= )/u.test(
      clause.plain,
    )
  )
    return false;
  if (REFUSES_MATTER.test(clause.plain)) return true;
  const at = clause.words.findIndex((word) => word === 'không' || word === 'khỏi');
  const led = clause.words.slice(0, Math.max(at, 0)).every((word) => MAY_LEAD.has(word));
  return at >= 0 && led && verbAt(clause.words, at + 1) !== null;
}
const LONGEST_REFUSAL = 16;
const MAY_LEAD = setOf(`
  năm|nay|đợt|này|lần|tuần|tháng|kỳ|quý|hôm|bữa|tạm|thời|trước|mắt|hiện|tại|mình|ta|ừ|rồi|thôi|vậy|thế|ok|cứ|chúng|được|phase|agree|agreed|yeah|yes|good|fine
`);
