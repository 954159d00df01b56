import { opensWith, setOf } from '../language/phrase.ts';

/** "…, ai sạ trước ráng chịu", "…, kẻo hết hàng": what stands behind is no part of what was ruled. */
export const REASONS = opensWith(`
  ai(?! (?:\\S+ ){1,12}(?:phạt|trừ|nộp|đền|cắt|bị|thưởng|nghỉ|cho lên|coi như|không được)(?= ))|có chuyện|có gì|nhìn|coi như|xem như|như|lỡ|hết(?! (?:tháng|tuần|năm|quý|kỳ|đợt|ngày|hạn|mùa|\\S+ thì)(?= ))
  để(?! (?:sang|qua|đến|tới|sau|ra|tháng|quý|năm|tuần|đợt|kỳ|lần|hết|dành|tiền|nguyên|lại)(?= ))|vì|tại|bởi|kẻo|chứ|chớ|không thì|cho nó|cho (?:kịp|xong|gọn|nhanh|chắc|đỡ|khỏi|dễ|công bằng|vui|tiện|lành|an|rẻ|khỏe|êm|yên)|(?:\\S+ ){1,4}là (?:tôi|anh|chị|em|bố|mẹ) \\S+|không là|đỡ|khỏi phải
`);

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
