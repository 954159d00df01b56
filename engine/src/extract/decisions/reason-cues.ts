import { hasCapital } from '../../text/letters.ts';
import type { Clause } from '../clauses/clause.ts';
import { opensWith, setOf } from '../language/phrase.ts';

const REASONS = opensWith(`
  ai(?! (?:\\S+ ){1,12}(?:phạt|trừ|nộp|đền|cắt|bị|thưởng|nghỉ|cho lên|coi như|không được)(?= ))|có chuyện|có gì|nhìn|coi như|xem như|như|lỡ|hết(?! (?:tháng|tuần|năm|quý|kỳ|đợt|ngày|hạn|mùa|\\S+ thì)(?= ))
  để(?! (?:sang|qua|đến|tới|sau|ra|tháng|quý|năm|tuần|đợt|kỳ|lần|hết|dành|tiền|nguyên|lại)(?= ))|vì|tại|bởi|kẻo|chứ|chớ|không thì|cho nó|cho (?:kịp|xong|gọn|nhanh|chắc|đỡ|khỏi|dễ|công bằng|vui|tiện|lành|an|rẻ|khỏe|êm|yên)|không là|đỡ|khỏi phải|tiếc|(?:\\S+ ){1,3}(?:là|thì) (?:\\S+ )?(?:trôi|hư|hỏng|chết|lỗ|toi|vỡ|rối|loạn|kẹt|tắc|oan|đuối|mất toi|sập)(?= )|(?:mắc|đắt|tốn|rẻ|xa|lâu) (?:\\S+ ){0,4}(?:cũng chịu|cũng được|nhưng \\S+)
`);
/** "…, pháp chế nhìn thấy là chị no đòn"; not "một bạn là chị Hoa giới thiệu". */
const COMES_TO = opensWith(
  '(?!(?:một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười) )(?:\\S+ ){1,4}là (?:tôi|anh|chị|em|bố|mẹ) \\S+',
);

/** "…, ai sạ trước ráng chịu", "…, kẻo hết hàng": a part that is no part of what was ruled. */
export function isReason({ plain, raw }: Clause): boolean {
  if (REASONS.test(plain)) return true;
  const threat = COMES_TO.exec(plain)?.[0].trim().split(' ').length ?? 0;
  return threat > 0 && !hasCapital(raw[threat - 1] ?? '');
}

/** Where "cho công bằng" begins at the end of "bốc thăm cho công bằng"; null where nothing of the kind ends it. */
export function wellBegins(words: readonly string[]): number | null {
  const least = Math.max(3, words.length - LONGEST_WELL);
  const at = words.findIndex(
    (word, index) => index >= least && word === 'cho' && ENDS_WELL.has(words[index + 1] ?? ''),
  );
  return at < 0 ? null : at;
}
const LONGEST_WELL = 5;
const ENDS_WELL = setOf(
  'chắc|an|lành|tiện|khỏi|đỡ|công|nhớ|gọn|nhanh|kịp|yên|chừa|vui|khỏe|dễ|nổi|đẹp|rẻ|tiết|sạch|mát|ấm|đều|êm|thoáng|oai|xịn|nó',
);
