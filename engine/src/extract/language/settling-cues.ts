import { anyOf, opensWith } from './phrase.ts';

const WORDS =
  'chốt|thống nhất|quyết định|kết luận|(?<!(?:nghị|biểu|giải|kiên|cương|phán) )quyết|thông qua|phê duyệt|duyệt';

/** Words that settle a matter. */
export const SETTLES = anyOf(`
  ${WORDS}|nhất trí (?:là|với|chọn|theo|phương án|cho)|quá bán|theo phương án|chọn phương án|lấy phương án
  we decided(?: to| that)?|we agreed(?: to| that| on)?|let['’]s go with|we['’]ll go with|we will go with|we are going with|it['’]s decided
  quy định là|chính thức|(?<!(?:cho|để) )khỏi (?:bàn|cãi)|miễn bàn|không bàn (?:nữa|lại)|không nói nhiều|đồng ý (?:cho|chi|mua|thuê|duyệt|phương án|theo)|thông nhất
`);

/** "Khỏi bàn tới bàn lui nữa", "không nói nhiều": what stands before it is settled, with no more talk. */
export const NO_MORE_TALK = anyOf(`
  (?<!(?:cho|để) )(?:khỏi|miễn|không|đừng)(?: có)? (?:bàn|cãi|nói|tranh luận|so đo)(?: (?:tới|lui|qua|lại|nhiều|nữa|gì|thêm|bàn|cãi|nói))+|(?:khỏi|miễn|không|đừng) (\\S+) (?:tới|qua|đi) \\1 (?:lui|lại)|miễn bàn|(?:anh|chị|tôi|bố|mẹ|bác|chú|cô|thầy) nói (?:thế|vậy|một lần)(?: thôi)?
`);

/** Around the settling word they make it a plan, a negation, somebody else's affair or a task. */
export const NOT_SETTLED = anyOf(`
  (?:chưa|chẳng|chả|đâu có|cần|phải|muốn|định|sắp|chờ|đợi|bao giờ|khi nào|chừng nào|hôm nay|bữa nay|trước khi|sau khi|nhằm|rồi mới|nhờ|được quyền|trình|gửi|nộp|đưa|xin|họ|khách|client|đối tác|người ta|sếp|giám đốc|tối nay|lát nữa)(?: \\S+){0,3} (?:${WORDS})
  (?:không|khỏi|đừng|để|đã|vừa|mới|tự|xin|hãy|em|con|cháu|giúp|dám|ai|bên \\S+|ban \\S+|hôm trước|mai|sẽ|đi|nào)(?: \\S+){0,1} (?:${WORDS})
  (?:${WORDS}) (?:nhanh|xong|được|sổ|đơn|kèo|không|chưa|deal|doanh|hàng|công nợ|tồn|toán|liệt|tâm|thử|giáo án|bài)
  (?:thứ \\S+|mai|mốt|tuần sau|chiều|sáng|tối)(?: \\S+){0,2} (?:em|chị|anh|tôi|con|mình|ta) (?:chốt|quyết|duyệt)
  nhất trí với(?: \\S+){0,2} (?:anh|chị|em|cô|chú|bác|thầy|ông|bà|đồng chí)|(?:đọc|nhắc|ghi|nghe|theo|biên bản)(?: lại)? (?:kết luận|quyết định)
  (?:thống nhất|nhất trí|đồng ý)(?: bằng)?(?: cả)? hai tay|không đồng ý|thống nhất (?:với|lại với|cùng) (?:khách|bên|họ|đối tác)
`);

/** Take back what was just settled. */
export const REVERSES = opensWith(`
  (?:ừ |à |ồ |thôi |trời |ờ |thế |vậy |à thế à |ấy )*(?:bỏ|thôi bỏ|vậy bỏ|thế bỏ|hủy|sửa lại|đổi lại|rút lại|thế thì thôi|vậy thì thôi|thôi không|(?:vậy thôi|thôi vậy)(?! (?:nhỉ|nhé|ạ|hả|ha|à)(?= ))|vậy không|thế không)
`);

/** "Hôm nay mình chốt chương trình", before anything has been said: what the meeting is for. */
export const PLANS_TO_SETTLE =
  / (?:(?:hôm nay|bữa nay|buổi này)(?: \S+){0,4}|(?<!chúng )mình(?: cùng)?) (?:chốt|thống nhất|quyết)(?= )/u;
