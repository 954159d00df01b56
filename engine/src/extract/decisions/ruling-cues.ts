import { anyOf, opensWith } from '../language/phrase.ts';

/** How the matter of a ruling is put. Tables over canonical words, each with what it is to catch. */

/** "Kể từ thứ hai tuần sau …", "áp dụng luôn", "đến hết học kỳ", "trở đi", "lùi hội thao sang tháng sáu". */
export const FROM_WHEN = anyOf(`
  (?:từ|kể từ|bắt đầu từ|tính từ|áp dụng từ) (?:nay|giờ|mai|rày|hôm nay|bữa nay|sáng|tuần|tháng|năm|quý|kỳ|đợt|ngày|thứ|mùng|mồng|đầu|giữa|cuối|lần|số|\\d\\S*|hai|ba|mười)
  (?:dời|lùi|hoãn|đẩy|chuyển|đổi|kéo) (?:\\S+ ){0,5}(?:sang|qua|tới|đến|lên|xuống|vào) (?:(?:đầu|cuối|giữa|sáng|chiều|tối) )?(?:tuần|tháng|quý|năm|ngày|thứ|mùng|mồng|hôm|bữa|kỳ|đợt)
  (?:từ|kể từ|bắt đầu từ|tính từ) \\S+ (?:sau|tới|này)|áp dụng (?:luôn|ngay)|(?:cho|đến|tới) (?:hết|khi)|trở đi
`);

/** "Ai giữ quá một ngày thì trừ", "mỗi hộ", "cấm chở người", "chỉ nhận", "không có ngoại lệ". */
export const FOR_EVERYBODY = anyOf(`
  ai (?:\\S+ ){1,9}(?:thì|là)|(?:mỗi|mọi|từng) \\S+|tất cả|không ai được|cấm|chỉ (?:được|cho|nhận|dùng|chở|bán|làm|có|một|hai|ba)
  bắt buộc|kể cả|không có ngoại lệ|(?:quá|trên|dưới|sau|trước|ngoài) (?:\\S+ ){1,5}(?:thì|là|không|phải)|lần đầu|lần hai|mới được|phải có
`);

/** "Gác lại", "để sang quý sau", "tạm ngưng", "chừng nào có thuế mới chào lại". */
export const PUTS_OFF = anyOf(`
  gác lại|để (?:sang|qua|đến|tới|sau|ra|tháng|quý|năm|tuần|đợt|kỳ|lần|bữa|hôm)|hoãn|dời|lùi|kéo lên|đẩy (?:sang|qua|lên|xuống|lùi)
  tạm (?:ngưng|dừng|ngừng|gác|hoãn|thời|để|khóa|đóng)|(?:hẵng|hãy|mới) (?:tính|làm|bàn|mở|mua|chào|xét)|tính sau|postpone|delay|hold off|push (?:back|it|this)
`);

/** "Không mua mới", "khỏi máy bay nữa", "dẹp": a deed denied, and no state ("không biết", "không kịp"). */
export const RULES_OUT = anyOf(`
  (?:không|khỏi|thôi|đừng|chưa|không có)(?! (?:biết|rõ|chắc|có|phải|thấy|kịp|được|nghe|nổi|ai|gì|sao|đủ|dám|ổn|thể|hiểu|nhớ|muốn|còn|bao|đâu|ạ|nhé|bị|là|nên|em|anh|chị|hợp|tin|lo|sợ|ngại|tới|đến|nói|thì|chịu)(?= )) \\S+
  không (?:\\S+ ){1,5}nữa|không có (?:\\S+ ){1,3}(?:hết|cả|gì)|bỏ(?! qua)|dẹp
`);

/** "Lấy Phú Lộc", "mình đi hướng đó", "… là đủ". */
export const CHOOSES = anyOf(`
  lấy|chọn|dùng|theo (?:phương án|hướng|ý|đề xuất|cách|mẫu|bên)|đi hướng|ưu tiên|thích (?:\\S+ ){1,4}hơn
  giữ (?:nguyên|đúng|vững|như cũ)|(?:đổi|chuyển|thay) (?:hẳn )?(?:sang|qua|bằng|thành)
  (?:là|thì) (?:đủ|được|hợp lý|ổn)(?= $)|ủng hộ|nghiêng về
`);

/** "Tôi đề nghị", "chị ký rồi", "theo tôi", "hay mình": whoever speaks puts it forward or has settled it. */
export const SPEAKER_PUTS = anyOf(`
  (?:tôi|anh|chị|em|chú|bác|cô|cháu|con|mình)(?: xin| cũng| thì)? (?:đề nghị|đề xuất|kiến nghị|tính|định|nghĩ|thấy|quyết|đồng ý|duyệt|ký|cho phép|nhất trí|chọn|theo|muốn)
  theo (?:tôi|em|anh|chị|chú|bác|cô|cháu|con|mình)|hay (?:là )?(?:mình|ta|tụi|bây|để|cứ|cho|làm|mua|bỏ)
`);

/** "Miễn là", "riêng khách cũ thì", "thay vì": a condition set beside it. */
export const SETS_CONDITION = anyOf('miễn|trừ|với điều kiện|nhưng phải|riêng|còn lại|thay (?:vì|cho|bằng)');

export const COUNTED = anyOf(`
  (?:\\d+|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|mươi|trăm|chục) (?:%|phần trăm|triệu|nghìn|ngàn|đồng|k|củ|người|cái|chiếc|xe|giờ|tiếng|phút|ngày|tuần|tháng|năm|lần|ca|suất|bộ|lớp|máy|phiếu|đứa|bạn|em|chỗ|phòng|bàn|hộp|kg|ký|cân|tấn|mét|thước|điểm)
`);
export const NUMBERED = anyOf(
  '\\d+|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|trăm|ngàn|nghìn|triệu|phần trăm|rưỡi',
);

/** After a comma a new deed begins: "…, lấy Phú Lộc". */
export const STARTS_DEED = opensWith(
  'lấy|chọn|dùng|giữ|bỏ|đổi|tính|nghỉ|bán|trả|để|không|khỏi|cấm|chỉ|mỗi|áp',
);

/** "Không duyệt khoản vay": a refusal put as a ruling. */
export const REFUSES_MATTER = anyOf(
  '(?:không|chưa) (?:duyệt|phê duyệt|thông qua|đồng ý cho|cho phép|chấp nhận|chấp thuận|xem xét|nhận thêm|nhận|ký|hỗ trợ|chi|mua)(?= \\S+ \\S+)',
);

/** "Sprint 22 mình làm import", "lớp ta đi Long Thành", "let's keep it": we are to do it. */
export const WE_DO = anyOf(
  "(?:mình|ta|chúng ta|chúng mình|cả nhà|cả lớp|cả nhóm|cả hẻm|lớp|công ty|nhóm mình|bên mình|tổ mình|team)(?: (?:sẽ|thì|cứ|nên|đi|chỉ))? (?:làm|đi|lấy|chọn|dùng|giữ|bỏ|theo|chuyển|đổi|dời|thuê|mua|bán|trích|thu|tổ chức|họp|nghỉ|mở|đóng|đặt|gộp|chia|tăng|giảm|không)|let['’]s (?!see|talk|start|move on|check|go over|get|hear|discuss)\\S+ \\S+",
);
