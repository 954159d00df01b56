import type { Clause } from '../clauses/clause.ts';
import { verbAt } from '../language/action-verbs.ts';
import { setOf } from '../language/phrase.ts';
import { REFUSES_MATTER } from './ruling-cues.ts';

/** "Không duyệt khoản vay Đại Lộc", "năm nay không thu tiền": a deed ruled out, and no condition. */
export function refusesMatter(clause: Clause): boolean {
  if (
    clause.words.length > LONGEST_REFUSAL ||
    CANNOT.test(clause.plain) ||
    / (?:thì|họ|nó|khách|giám đốc|sếp|(?:bên|ban|phòng|trên) \S+) (?=không|chưa)| (?:thì|họ|nó|khách)(?= )/u.test(
      clause.plain,
    )
  )
    return false;
  if (REFUSES_MATTER.test(clause.plain)) return true;
  return clause.words.some(
    (word, at) =>
      (word === 'không' || word === 'khỏi') &&
      !clause.breaks.has(at) &&
      verbAt(clause.words, at + 1) !== null &&
      clause.words.slice(0, at).every((before) => MAY_LEAD.has(before)),
  );
}
/** "Không bỏ SSO được": it cannot be done. */
const CANNOT = / (?:không|chưa)(?: \S+){1,4} (?:được|nổi|kịp)(?= )/u;
const LONGEST_REFUSAL = 16;
const MAY_LEAD = setOf(`
  không|năm|nay|đợt|này|lần|tuần|tháng|kỳ|quý|hôm|bữa|tạm|thời|trước|mắt|hiện|tại|mình|ta|ừ|rồi|thôi|vậy|thế|ok|cứ|chúng|được|sở|khoa|trường|công ty|hợp|tác|xã|quán|phase|agree|agreed|yeah|yes|good|fine
`);

/** "Không, giảm thẳng thì …": what is said behind a no that stands alone. */
export const behindNo = ({ plain, words, breaks }: Clause): string =>
  words[0] === 'không' && breaks.has(0) ? plain.slice(words[0].length + 1) : plain;
