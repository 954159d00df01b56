import { anyOf, endsWith } from '../language/phrase.ts';

const NO = '(?:không|chưa|chẳng|chả|đâu|đừng|khỏi|hết)';

/** "… có phải đền không", "gỡ hẳn hay không", "được hay chưa". */
const WHETHER = endsWith(
  '(?:có|đã|nên|được|kịp|phải|đủ|chịu|cho|còn)(?: \\S+){0,12} (?:không|chưa)(?: nữa| ạ| đây| ta)?|(?:được|kịp|nổi|đủ) (?:không|chưa)|hay (?:là )?(?:không|chưa|thôi)(?: nữa)?',
);

/** "Tính theo khách hay theo ngày"; "hay hỏi" is often, "hay quá" is fine. */
const CHOICE = anyOf(
  '(?<!^ )(?<! (?:cũng|rất|hoài|mà|hơi|cứ|nghe|ít|nó|hàng) )hay (?:là )?(?!\\S+ (?:lắm|ghê|dữ|kinh|suốt|hoài|miết)(?= )|quá|lắm|ho|hỏi|nói|bị|đi|gặp|kêu|ghê|thật|mà|thế|vậy|đó|không|chưa|nhỉ|chứ|thôi|lên|xuống)\\S+|(?:giữ|giữ nguyên|đứng|lên|xuống|tăng|giảm|để)(?: \\S+){1,6} hay (?:là )?(?:lên|xuống)',
);

/** "Bao giờ họ cấp", "ai trả", "mấy suất"; not "chưa bao giờ", "ai cũng", "không có gì". */
const WHICH = anyOf(
  `(?<! (?:${NO}|có|hơn|bất kỳ)(?: \\S+){0,3} )(?:bao giờ|bao lâu|bao nhiêu|nhiêu|khi nào|(?:chừng|ngày|hôm|bữa|lúc|tháng|đợt|bên|cái|mức|chỗ|nhà|loại|kiểu|đơn vị|phương án|cách) (?:nào|mô)|nào|(?<! (?:cả|hết|có|được|đến|tới|thêm|mất|tốn) )mấy (?:chục|trăm) \\S+(?= $)|mấy (?!trăm|chục|nghìn|ngàn|triệu|tỷ|bữa|hôm|đứa|bên|anh|chị|em|ông|bà|cô|chú|bác|đội|cha|thằng|nhà)\\S+(?: trăm| tây| tháng)?(?= $)|(?:ngày|mùng|thứ|tháng|tiền) mấy|thế nào|ra sao|(?:tại|vì|làm) sao|(?:do|ở|từ) đâu|của ai|ai)(?! (?:cũng|hết|nấy|mà|chẳng|chả|đó|ấy|kia|chịu nổi|dám)| (?:\\S+ ){0,6}(?:thì|cũng) )`,
);

/** "Hai Đạt quen bên đó phải không": who speaks knows. */
const ASKS_FOR_YES = endsWith('(?:phải|đúng|nhớ|hiểu|nghe|rõ|thấy) không');

export type EmbeddedQuestion = 'whether' | 'which';

/** What kind of question a part of a sentence holds, where it is told and not asked: whether or which of two; who, when, how much. */
export function embeddedQuestion(plain: string): EmbeddedQuestion | null {
  if (ASKS_FOR_YES.test(plain)) return null;
  if (WHETHER.test(plain) || CHOICE.test(plain)) return 'whether';
  return WHICH.test(plain) ? 'which' : null;
}
