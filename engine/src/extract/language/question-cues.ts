import { anyOf, endsWith } from './phrase.ts';

const TAIL =
  '(?: (?:ạ|vậy|thế|nhỉ|ta|trời|hả|hè|bây giờ|đó|nữa|anh|chị|em|con|cô|chú|bác|sếp|thầy|mọi người|cả nhà|bà con|mình|ha|này)){0,3}';

/** A clause that asks, judged by its last words, for text without question marks. */
export const ASKS_AT_END = endsWith(`
  (?:không|(?<!nghe |rõ |nhớ |hiểu )chưa|hả|nhỉ|hở|gì|chi|mô|răng|đâu|ai|nào|mấy|bao nhiêu|bao giờ|chừng nào|khi nào|thế nào|ra sao|làm sao|được không|phải không|đúng không|thấy sao|sao|nhiêu|hay sao|mấy giờ)${TAIL}
  (?:chừng|khi|bữa|hôm|ngày) (?:nào|mô) .{1,30}|bao giờ .{1,30}
  (?:hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|\\d+|có|làm|trước|này) hay .{1,40}${TAIL}
  hay(?: là)? (?!không)(?:\\S+ ){1,8}(?:vậy|hả|ta|nhỉ|hè|thế)(?: (?:anh|chị|em|cô|chú|bác|sếp|thầy))?
`);

/** Interrogative words; beside a question mark or not they make a clause ask. */
export const ASK_WORDS = anyOf(`
  bao giờ|chừng nào|khi nào|mấy giờ|hôm nào|ai|gì|chi|đâu|mô|sao|răng|thế nào|như thế nào|bao nhiêu|nhiêu
  mấy|nào|có .{1,60} không|đã .{1,60} chưa|hay|liệu|có phải|kịp|được không|tại sao|vì sao|có nên
`);

/** Asked only to complain or to joke: nobody is expected to answer. */
export const RHETORICAL = anyOf(`
  làm gì mà|chứ còn gì|ai mà|ai chịu (?:nổi|được|cho|đâu)|ai dám|ai tin|ai nghe|sao nổi|sao mà|lúc nào|khổ thế|cơ chứ|thế cơ
  chớ gì|chứ gì|đúng không|phải không|hay ho gì|tiền đâu ra|tiền đâu|lấy đâu|đâu ra|ai đây trời|trời(?! (?:mưa|nắng|tối|sáng|nóng|lạnh|rét|bão|gió|đẹp|xấu)(?= ))
  chẳng lẽ|lẽ nào|có ai mà|thì (?:\\S+ ){0,4}(?<!có )ai (?:\\S+ ){0,3}(?:chịu|dám|nổi|được|cho|mà|chẳng|chả)|không phải sao|nói làm gì|để làm gì|ai chẳng|ai chả|ai không|so làm gì
  biết bao giờ|bao giờ cho|có gì đâu
`);

/** Talk about the talk itself: hearing, presence, further points. */
export const HOUSEKEEPING = anyOf(`
  nghe rõ không|nghe em không|nghe anh không|nghe tôi không|nghe chị không|nghe được không|đủ chưa
  đủ người chưa|còn gì nữa không|còn gì không|có gì nữa không|ai có gì|ai có ý kiến|có ý kiến gì
  còn ý kiến|câu hỏi gì|có câu hỏi|ai phản đối|ai có gì nữa|thấy màn hình|thấy sao|nghĩ sao|thế nào rồi|\\S+ thì (?:sao|răng)
  tới đâu rồi|đến đâu rồi|sao rồi|ai thắc mắc|bắt đầu được chưa|còn ai|hết chưa|vào hết chưa|đồng ý không
  (?:về|phần|còn|bên) .{1,30} thì sao|ok không|có ai|rõ chưa|hiểu chưa|nghe chưa|được chưa|nhớ chưa|ai nữa không
`);

/** Marks of a question in the middle of unpunctuated speech. */
export const ASKS_INSIDE = anyOf(`
  có (?:\\S+ ){1,8}không|bao nhiêu|bao giờ|chừng nào|khi nào|thế nào|mấy (?:giờ|người|cái|ngày)|hay là|ở đâu
  (?:\\S+ ){2}hay (?:\\S+ ){1}|làm sao|ai (?:làm|lo|đi|trả|chịu|ký|duyệt|giữ)|được không|có phải
`);

/** After "chưa biết": what is not known. */
export const EMBEDDED_ASK = anyOf(`
  có .{1,60} (?:không|hay|được)|(?:đã|có) .{1,60} chưa|do .{1,40} hay|bao nhiêu|bao giờ|chừng (?:nào|mô)|khi (?:nào|mô)|ai|thế nào|ra sao|hay|nào|mấy|tại sao|vì sao|do đâu
`);

/** "Em chưa biết ngày nào": the question word only tells what is not known. */
export const TELLS_DOUBT = anyOf(`
  (?:chưa (?:biết|rõ|chắc|nắm)|không (?:rõ|nắm|chắc)|(?:em|tôi|anh|chị|con|cháu|cô|chú|bác|cũng|họ|ai|đâu có) không biết)(?: được| là| rõ)? .{0,40}(?:nào|gì|ai|đâu|bao giờ|khi nào|bao nhiêu|mấy|sao)
  (?:chưa|không|chẳng|chả) (?:thấy )?(?:nói|báo|hẹn|trả lời|cho biết) .{0,20}(?:nào|gì|bao giờ|mấy)
`);

/** "Chưa nói được ngay đâu", "họ đã hẹn ngày nào đâu": denied, and not asked. */
export const DENIES_AT_END = endsWith(
  `(?:không|chưa|chẳng|chả|đừng|khỏi|nào|gì|ai)(?: \\S+){0,6} đâu${TAIL}`,
);

/** Has the form of a question and the force of an order. */
export const ORDERS_AT_END = endsWith(`(?:nghe|nhớ|rõ|hiểu) (?:chưa|không)${TAIL}`);
