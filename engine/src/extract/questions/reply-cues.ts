import { anyOf, opensWith } from '../language/phrase.ts';
import { UNKNOWN } from '../language/stance-cues.ts';

/** What a reply says that leaves a question open. All lists are over canonical words (see canonical-word.ts). */

const NO = '(?:không|chưa|nỏ|chả|chẳng|đâu|đâu có|khó|khỏi)';

/** "Em chưa nắm", "đâu có rành", "chưa thấy họ hồi âm": nobody here knows, or nobody has heard. */
export const DOUBTS = anyOf(`
  ${NO}(?: \\S+){0,3} (?:biết|rõ|hiểu|chắc|nói trước|trả lời|quyết|chốt|nắm|rành|hồi âm|phản hồi|rep|reply|hẹn|động tĩnh|tìm ra|tìm được|thống nhất|ngã ngũ|phân định|xác định|xác nhận|gật|ý kiến|kết luận|hứa)
  ${NO}(?: \\S+){0,3} (?:nói|báo|tính|bàn|có|duyệt|xong|nghĩ)(?: \\S+)? (?:được|gì|ra|tới|đến|ngày|trước)|không nhớ|mù tịt|(?:có|đã)(?: \\S+){1,3} (?:gì|ai|nào|lời) đâu
  ${NO} (?:ai|thấy|nghe|dám|có (?:số|lịch|hướng|thông báo|văn bản|quyết định|kết quả|giá|tin))|biết đâu|ai (?:mà )?(?:biết|dám|nói trước)|không (?:xem|tra|liên lạc|liên hệ|gọi|tìm|đọc)(?: \\S+)? (?:được|ra|nổi)|không (?:ai )?(?:hiểu|bắt máy|nghe máy|nói rõ|thấy ghi)|mập mờ|lập lờ|nobody knows|no one knows|(?:not|haven['’]t|hasn['’]t|isn['’]t|wasn['’]t) (?:been |yet )?(?:decided|confirmed|replied|answered|approved|settled|signed|clear|sure)
  ${NO}(?: \\S+)? (?:cho|định|có|ấn định)(?: \\S+)? (?:ngày|giờ|lịch|số|giá|mức)|chưa (?:\\S+ )?(?:xuống|ra|về|gửi|đưa|chịu)|chưa \\S+ chưa (?:no|lắc|không|từ chối|đồng ý)|not sure|no idea|(?:don['’]t|do not) know|tbd|unclear
`);

/** "Em bó tay", "tôi chịu": who was asked gives it up. */
export const GIVES_UP = anyOf(`
  (?<=^ (?:dạ )?)chịu(?! (?:khó|không|chưa|trách|nhé))|chịu(?= (?:(?:em|anh|chị|tôi|con|cháu|cô|chú|bác) )?(?:cũng )?(?:không|chưa|nỏ|chả|chẳng|đâu có) (?:biết|rõ|nắm|đoán|hiểu))|bó tay|chịu thôi|thua|(?:anh|chị|em|tôi|con|cháu|cô|chú|bác|thầy|mình) (?:cũng )?chịu|chịu chết|hỏi ông trời|có trời
`);

/** "Tôi không biết bao giờ": said outright, by the one who was asked. */
export const SAYS_UNKNOWN = anyOf(
  '(?:em|tôi|con|cháu|mình|anh|chị|cô|chú|bác|chúng tôi|bọn em|tụi em) (?:thật )?(?:không|chưa|chả|chẳng|đâu có) (?:biết|rõ|nắm|dám chắc)(?= (?:$|bao giờ|khi nào|chừng nào|bao nhiêu|thế nào|ra sao|ai|đâu|được|nữa))|(?<=^ (?:dạ |thưa )?)(?:em|tôi|con|cháu|mình|anh|chị) (?:cũng )?(?:không|chưa|chả|chẳng) (?:biết|rõ|nắm)(?! (?:làm|bơi|chạy|nói|đi|viết|dùng|lái|nấu|tính|uống|ăn|hát|chơi|đọc)(?= ))',
);

/** "Còn đợi bên viện", "họ cứ im ru": it hangs on somebody else. */
export const WAITS = anyOf(`
  (?:còn |phải |đang |cứ |vẫn )?(?<! (?:ngồi|đứng|nằm) )(?:chờ|đợi)(?! (?:lâu|em|anh|chị|tí|chút|xíu|lát|máy|ngoài|trong|trước|dưới|ở)(?= ))|waiting|let['’]s wait|waits? for|(?:đang |còn )xin|xin ý kiến|biểu quyết|không hẹn|không ai (?:bắt máy|nghe máy|trả lời)|(?:chỉ|toàn|cứ) (?:thả tim|thả like|seen|đọc|xem)|seen|hẹn (?:\\S+ ){0,4}(?:trả lời|báo|cho biết|có kết quả|trả kết quả|quyết)|(?:tùy|phụ) thuộc|im (?:re|ru|lặng|hơi|thin thít)|ậm ừ|khất|tùy|ngâm|bặt tăm|(?:kêu|bảo|nói|hẹn|dặn) để|đang (?:cho |đi |nhờ )?(?:dò|tìm|truy|điều tra|xác minh|kiểm tra)|đang (?:cho |đi )?(?:vướng|kẹt|mắc|lấy ý kiến|trình|xem xét|thẩm định|xét|duyệt|rà|đàm phán|thương lượng|tính|bàn|chờ)|lơ lửng|lửng lơ|đâu vào đâu|chưa yes|chưa (?:tới|đến|đi đến) đâu|còn (?:treo|bàn|họp)|đang treo|still (?:\\S+ing|under)|pending
`);

/** "Để em hỏi lại", "phải qua chị kế toán": it has to be found out elsewhere. */
export const ASKS_ELSEWHERE = anyOf(`
  (?:để|phải|cần|cho|mai|chiều|tối|lát|sẽ)(?: \\S+){0,3} (?:hỏi|check|kiểm tra|xem|tra|coi|xác minh|tìm hiểu|dò|tính)(?: lại| thêm| thử| xem| với| bên)?
  (?:phải|còn) (?:qua|xin|trình|thông qua|lên)|hỏi (?:lại|thử|giúp|bên|\\S+ cho)|check (?:lại|với)|ask|hỏi(?: \\S+){1,3} (?:xem|đã|cho)|get back to|find out|(?:will|to|i['’]ll) check|(?:hỏi|gọi)(?: \\S+){0,3} (?:rồi|hoài|mãi|lần|cuộc)(?: \\S+){0,2} (?:mà|nhưng|chưa)|hỏi rồi(?: \\S+){1,4} (?:chờ|đợi|để)|(?:nhắc|giục|hối|thúc|réo|mail|nhắn)(?: lại| hỏi)? (?:họ|bên|ổng|bả|khách|nó|người ta|hãng)
`);

/** "Treo đó đã", "buổi sau bàn tiếp": it is left for another day. */
export const PUTS_OFF = anyOf(`
  treo(?! (?:biển|bảng|băng|cờ|đèn|tranh|ảnh|hình|lịch|lên|tường|quảng|áo|màn|rèm|pano|banner|thông báo)(?= ))|để (?:\\S+ ){1,8}(?:báo|trả lời|bàn|quyết|tính)|để ngỏ|bỏ ngỏ|gác|(?:cứ )?để (?:đó|đấy|xem|tính|sau|buổi|lần|kỳ|hôm|bữa|tuần|tháng|đến)|tính (?:sau|tiếp)|để (?:bàn|họp|gần ngày|gần tới)|bàn (?:sau|tiếp|thêm|lại|với)|nghĩ (?:thêm|đã|lại|kỹ)|suy nghĩ
  hẹn (?:\\S+ ){0,4}(?:trả lời|báo|cho biết|có kết quả|trả kết quả|quyết)
  (?:hẵng|hãy) (?:hay|bàn|tính|quyết)|rồi (?:tính|bàn|hẵng)|mới (?:rõ|biết|tính|quyết|bàn|nói|chốt|trả lời|duyệt|báo)|(?:buổi|kỳ|lần|phiên|hôm|bữa) (?:sau|tới)|ghi (?:nhận|lại|vào)|cân nhắc|phân vân|xem (?:đã|sao|xét)
`);

/** "Mỗi người một ý", "hai bên đều có lý": it was argued and not settled. */
export const DIVIDED = anyOf(`
  mỗi (?:người|nơi|bên|đứa|ông|nhà) (?:một|nói|mỗi)|(?:hai|ba|mấy) (?:bên|người|nơi|chỗ|ông|bà|đứa|nhà)(?: \\S+)? (?:hai|ba|mấy) (?:kiểu|ý|phách|đằng|số|giá)|hai bên đều|bên nào cũng|tranh cãi|cãi|chưa ai chịu ai|khó (?:hè|nhỉ|nghĩ|xử|ha|hen|ta|đây)|đằng nào cũng|ý kiến khác|năm mươi năm mươi|(?:người|bên|đứa|ông)(?: thì)? (?:nói|bảo|đòi|kêu) .{1,40} (?:người|bên|đứa|ông)(?: kia)?(?: thì)? (?:nói|bảo|đòi|kêu)
`);

/** "Không dám quyết", "thuộc quyền công ty": it is for somebody higher to say. */
export const ABOVE_US = anyOf(`
  (?:thuộc|ngoài|không có|đâu có|có) (?:thẩm )?quyền|(?:không|chưa|đâu) dám|(?:trên|cấp trên|sếp|công ty|giám đốc|hội đồng|tòa|cục|chủ tịch|chủ đầu tư|tập đoàn|trụ sở|ban|sở|huyện|tỉnh|xã|phường|bộ|hãng|bển|tổng)(?: \\S+){0,2} (?:quyết|chưa|duyệt|cho|trả lời)
`);

const LEAVES_OPEN = [UNKNOWN, DOUBTS, GIVES_UP, WAITS, ASKS_ELSEWHERE, PUTS_OFF, DIVIDED, ABOVE_US];
/** In how many ways what is said leaves a question open. */
export function waysOpen(said: string): number {
  let ways = 0;
  for (const cue of LEAVES_OPEN) if (cue.test(said)) ways += 1;
  return ways;
}
export const leavesOpen = (said: string): boolean => LEAVES_OPEN.some((cue) => cue.test(said));

/** Whoever is not at the table and may want to know. */
export const OTHERS =
  'bà con|khách|khách hàng|phụ huynh|người ta|người nhà|công nhân|nhân viên|mọi người|chị em|anh em|học viên|bệnh nhân|lái xe|xã viên|thợ|dân|họ|ổng|bả|nó|kế toán|tài vụ|hành chính|sếp|giám đốc|công ty|nhà trường|cơ quan|ngân hàng|đối tác|(?:tụi|bọn|đám|đội|bên|phía|các|mấy|nhóm|ban|phòng|cánh|hội|một số|nhiều) \\S+(?: \\S+){0,3}';

/** "Khách Đài Loan có ký phụ lục không?": others are to do it. */
export const OF_OTHERS = opensWith(`(?:mà |rồi |thế |vậy |còn |à |vụ \\S+ |dạ )*(?:${OTHERS})`);

/** "Khách inbox hỏi hoài", "bà con hỏi suốt": others want to know. */
export const ASKED_BY_OTHERS = anyOf(
  `(?:${OTHERS})(?: \\S+){0,3} (?:hỏi|thắc mắc)|hỏi (?:(?:em|tôi|con|anh|chị|mình|cháu) )?(?:hoài|suốt|mãi|miết|dữ|liên tục|mấy lần)`,
);

/** "Chưa ban hành", "luật sư đang đọc": it is not there yet. */
export const NOT_YET = anyOf('chưa \\S+|đang|còn (?:phải|đang)|not yet|still');

/** "Thôi treo đó", "vậy để hỏi thằng Út": what is said last leaves it for another day. */
export const LEFT_IN_THE_END = opensWith(
  '(?:ừ |à |dạ |mà )*(?:cái|chuyện|vụ|khoản|việc) (?:này|đó|ấy|kia)(?: thì)?(?: chắc| có lẽ| cũng)* (?:phải (?:\\S+ ){1,5}(?:mới )?(?:quyết|duyệt|chốt|trả lời)|để (?:\\S+ ){0,3}(?:hỏi|tính|bàn|sau)|chờ|đợi|tùy|chưa ai|không dám|khó nói)|(?:ừ |à |dạ |rồi |ok |thế |vậy |thôi |thì |cứ |tạm )*(?:treo|(?:phải |cứ )?(?:hỏi|chờ|đợi|để(?= (?:đó|đấy|sau|ngỏ|buổi|lần|kỳ|hôm|bữa|tuần|tháng|(?:\\S+ ){0,2}(?:hỏi|xem|tính|bàn|check|kiểm tra|nghĩ))(?= )))|gác|khoan|bàn sau|tính sau)',
);

/** "Mỗi người một kiểu, thôi để tuần sau hỏi": the same behind something else. */
export const LEFT_AFTER_ALL = anyOf(
  '(?:thôi|vậy|thế) (?:thì |cứ |tạm )*(?:treo|gác|khoan|bàn sau|tính sau|để (?:đó|đấy|sau|ngỏ|buổi|lần|kỳ|hôm|bữa|tuần|tháng|mai|(?:\\S+ ){0,2}(?:hỏi|tính|bàn|kiểm tra|nghĩ|theo dõi))|(?:chờ|đợi)(?! (?:em|anh|chị|tí|chút)))',
);

/** "Để em đi", "em lo cho": whoever was asked for is found. */
export const TAKES_IT = opensWith(
  '(?:dạ |vâng |thì |ừ |chắc )*(?:để (?:em|tôi|con|cháu)(?= (?:chưa|chứ|thì|cho|nhé|ạ|$))|(?:để )?(?:em|tôi|con|cháu|mình|anh|chị|bọn em|tụi em)(?: sẽ| xin)? (?:đi|làm|lo|nhận|phụ trách|chạy|trực|đảm nhận|ôm|lãnh|đứng|viết|soạn|trả|chịu)(?= )(?! (?:thôi|chết|khó)))',
);

/** "Thôi dẹp vụ đó", "coi như chịu rồi": given up, or taken for agreed. */
export const CLOSES_IT = anyOf(
  '(?:thôi |vậy |thế )(?:dẹp|bỏ|không \\S+(?: \\S+){0,3} nữa)|dẹp (?:vụ|chuyện|cái|luôn|đi)|xem như (?:chịu|đồng ý|thống nhất|xong)|coi như (?:chịu|đồng ý|thống nhất|xong)|khỏi bàn',
);

/** "Thưa chưa ạ", "dạ vẫn im": no answer has come. */
export const NOTHING_HEARD = opensWith(
  '(?:dạ |vâng |thưa |à |báo cáo |anh |chị |em )*(?:(?:\\S+ ){0,12}(?:mà|nhưng)(?: tới giờ| đến giờ)? (?:họ|nó|bên \\S+|khách|ổng|bả|người ta|chủ|công ty|hãng|sở|bển) )?(?:vẫn )?(?:chưa|im|không thấy|không ai)',
);

/** "Mười tám", "dạ khoảng ba chục": a figure at once. */
export const FIGURE_AT_ONCE = opensWith(
  '(?:dạ |vâng |à |khoảng |chừng |tầm |gần |hơn |được |còn |hết |có |cỡ |mới )*(?:\\d\\S*|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|chục|trăm|nửa|vài)(?!.{0,20} (?:thì (?:ai|sao|lấy|không ai|chưa)|(?:sao|đâu|ai) (?:mà )?(?:được|nổi|ra|chịu|ký))(?= ))',
);

/** "Có", "được", "không" at once. */
export const SAYS_OUTRIGHT = opensWith(
  '(?:dạ |vâng |à |ừ )*(?:có|được|rồi|(?:không|chưa)(?! (?:\\S+ thì|biết|rõ|chắc|nắm|ai|dám|nói được|trả lời))|đúng|phải|đủ|kịp|xong|ok|yes|no|cần|nên|khỏi|thôi|hết)',
);

/** "Vẫn chưa ai biết …": said to be open, and not only not known to one. */
export const STILL = anyOf('vẫn|hỏi|ai biết|mà|nhưng|cũng|còn');

/** "Thứ năm tuần này", "dạ cuối tháng": a day at once, unless it only tells when one will know. */
export const DAY_AT_ONCE = opensWith(
  '(?:dạ |vâng |à |chắc |khoảng |chừng |tầm |được |anh |chị |em )*(?:thứ|mai(?! mốt)|mốt|ngày|mùng|tuần|tháng|chiều|sáng|tối|trưa|đầu|cuối|giữa|hôm)(?!.{0,40} (?:mới|hẵng|rồi|sẽ|hỏi|báo|trả lời)(?= ))',
);

/** "Khoan em", "thôi khỏi": an offer is put by. */
export const PUTS_BY = opensWith(
  '(?:dạ |vâng |à |ừ |ấy )*(?:khoan|đừng|khỏi|thôi|từ từ|chưa (?:cần|vội|gấp)|không cần|để sau|để đó)',
);

/** "Hình như trong tủ em", "em giữ đây", "ở chỗ em": who was not asked knows. */
export const KNOWS_WHERE = opensWith(
  '(?:dạ |vâng |à |ừ |ủa |đâu )*(?:(?:hình như|chắc|nhớ)(?: là)? (?:ở|trong|trên|dưới|chỗ|bên \\S+ (?:giữ|cầm))|(?:ở|trong|trên) (?:chỗ|tủ|kho|phòng|ngăn|cặp|máy)|chỗ (?:em|tôi|con|cháu|chị|anh)|(?:em|tôi|con|cháu|anh|chị|bên \\S+) (?:giữ|cầm|đang giữ|đang cầm))',
);
