import { anyOf, opensWith } from '../language/phrase.ts';

/** What is said beside a ruling and belongs to no minutes. Tables over canonical words. */

const SELF = '(?:tôi|tui|tao|em|con|cháu|anh|chị|bác|chú|cô|dì|cậu|mợ|thầy|bố|mẹ|má|ba|ông|bà)';
/** "…, tui thua số đông", "…, con có cái lưới ở nhà", "…, em dán thông báo": the speaker's own doing; not "em nào", "anh em", "chị Hoa". */
export const OF_MYSELF = opensWith(
  `${SELF} (?:có|lo|làm|dán|báo|gửi|ghi|gọi|xin|ký|chịu|thua|thích|sợ|thấy|nghĩ|biết|nói|hứa|bao|cũng|sẽ|còn|mới|đang|nấu|đứng|biểu quyết|tính|muốn|cần|mừng|nể|phục|nhắc|hiểu|về)(?= )|${SELF} (?:duyệt|đồng ý|nhất trí|ủng hộ|theo|cho|ưng)(?= $)`,
);
/** "Giúp chị", "hộ em", "thanh toán cho anh": somebody there is to do it for whoever speaks. */
export const FOR_SPEAKER = anyOf(`(?:giúp|giùm|hộ|dùm) (?:${SELF}|một)|cho ${SELF}(?= $)`);
/** "Bảo họ có hóa đơn", "nhắc bảo vệ mở cửa": words to be carried. */
export const CARRIES_WORD = opensWith(
  '(?:nhớ )?(?:bảo|nhắc|kêu|nhờ|dặn|hỏi|báo(?! cáo| giá| chí)|gọi|nhắn|ghi sổ|ghi biên bản)(?! (?:hiểm|vệ|hành|dưỡng|trì|đảm|là))',
);
/** "…, ai về nhà nấy", "…, chậm ngày nào phạt ngày ấy", "…, tới đâu hay tới đó": a saying. */
export const SAYING = opensWith(
  'ai (?:\\S+ )?(?:nhà|việc|phận|nấy)(?: \\S+)? nấy|\\S+ (?:ngày|giờ|tháng|lần|bữa|đồng|cái|người) nào (?:\\S+ ){1,2}(?:ngày|giờ|tháng|lần|bữa|đồng|cái|người) (?:ấy|đó|nấy)|(?:tới|đến|được) đâu hay (?:tới |đến )?(?:đó|đấy)|bất (?:kể|chấp|luận)|(?:mặc )?kệ (?:nó|họ|ai|người ta|khách|hắn|bọn|thiên hạ)',
);
/** "Khỏi chờ, …", "…, khỏi cãi", "không lằng nhằng": how it is talked of. */
export const ENDS_ARGUING = opensWith(
  '(?:khỏi|đừng|miễn|không|hết) (?:chờ|đợi|cãi|bàn|nói|lo|tiếc|nghĩ|hỏi|lằng nhằng|dài dòng|lăn tăn|so đo|tranh cãi|tranh luận|tính toán|đắn đo|chần chừ)(?: (?:nữa|nhiều|thêm|gì|chi|lui|tới|qua|lại|hết))*(?= $)',
);
/** "Ai không đồng ý … thì nói": asks who is against it. */
export const ASKS_AGAINST = opensWith(
  '(?:có )?ai (?:không|chưa|còn|mà không) (?:\\S+ )+(?:nói|giơ tay|lên tiếng|phát biểu|ý kiến|phản đối|cãi)(?= $)',
);
/** "…, không ai lăn tăn gì": nobody minds. */
export const NOBODY_MINDS = opensWith(
  '(?:không|chẳng|hổng|có) ai (?:\\S+ )?(?:lăn tăn|vướng|kẹt|thắc mắc|bận|ngại|chê|than|phiền|cãi|phản đối|ý kiến|nói)(?: (?:gì|chi|hết|cả|nữa|khác|thêm|lịch|ngày))*(?= $)',
);
/** "Ai cân heo thì cân ngoài cổng": who does it is held to something; not "ai sạ trước thì ráng chịu". */
export const HOLDS_WHO = opensWith(
  'ai (?!(?:muốn|rảnh|thích|đói|mệt|(?:\\S+ )?(?:thì|là|được))(?= ))(?:\\S+ ){1,6}thì(?! (?:ráng|tự|đành|cố|kệ|mặc|thôi|chịu|chết|nói|biết|hiểu|giơ|lên|đăng|liên|gặp|ăn|về|ra|cứ)(?= ))',
);
/** "Năm ngoái ta tặng hai trăm, …", "hôm trước có đề nghị, …": what was, before what is to be. */
export const HOW_IT_WAS = opensWith(
  '(?:mà |thì |với lại )*(?:(?:năm|tháng|tuần|đợt|kỳ|quý|lần|hôm|bữa|hồi) (?:ngoái|trước|rồi|nọ|kia|hôm)|hồi (?:đó|xưa|tháng|năm)|mọi (?:năm|khi|lần|bữa))',
);
/** "Từ năm nay …", "năm nay …", behind how it was. */
export const FROM_NOW = opensWith(
  '(?:kể )?từ (?:nay|giờ|rày|năm|tháng|tuần|quý|đợt|kỳ|mai)|(?:năm|tháng|kỳ|đợt|lần|tuần|quý|bữa|hôm) (?:nay|này)|(?:nay|giờ)(?= )',
);
/** "Tập đoàn đang kiểm soát chi phí, …", "ngân sách chỉ có mười lăm triệu, …": how things stand, before what is ruled. */
export const HOW_IT_STANDS = opensWith(
  '(?!(?:ai|nào|mỗi|mọi|từ|kể|ca|khách|xe|người)(?= ))(?:(?!(?:thì|nào|mà|nếu|cứ|cho|không)(?= ))\\S+ ){1,8}(?:(?<!(?:loại|mẫu|bản|kiểu|hãng|chỗ|thứ|hàng|đồ|máy) )đang|bị|chỉ có|chỉ còn|còn mỗi|thiếu|không đủ|không có|không còn|chưa có|chưa đủ|khó khăn|quá ngân sách|vượt ngân sách)(?: \\S+)*',
);
