import { anyOf, endsWith, opensWith } from '../language/phrase.ts';

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
  bắt buộc|không cho \\S+|kể cả|không có ngoại lệ|bất kể|toàn bộ|ai nấy|không (?:trừ|phân biệt) \\S+|(?:quá|trên|dưới|sau|trước|ngoài) (?:\\S+ ){1,5}(?:thì|là|không|phải)|lần đầu|lần hai|mới được|phải có
  ai (?:\\S+ ){1,6}(?:phải|cũng)|(?<!(?:khi|chừng|lúc|hồi|thế) )nào (?:\\S+ ){1,9}(?:thì|là|cũng|phải)
`);

/** "Gác lại", "để sang quý sau", "tạm ngưng", "chừng nào có thuế mới chào lại". */
export const PUTS_OFF = anyOf(`
  gác lại|để (?:sang|qua|đến|tới|sau|ra|tháng|quý|năm|tuần|đợt|kỳ|lần|bữa|hôm)|(?<!(?:không|đừng|khỏi|chẳng|hết) )(?:hoãn|dời|lùi)|kéo lên|đẩy (?:sang|qua|lên|xuống|lùi)
  tạm (?:ngưng|dừng|ngừng|gác|hoãn|thời|để|khóa|đóng)|(?:hẵng|hãy|mới) (?:tính|làm|bàn|mở|mua|chào|xét|nghĩ|nói)|tính sau|postpone|delay|hold off|push (?:back|it|this)
  (?:sang|qua|ra|hết|đến|tới) (?:\\S+ )?(?:năm|tháng|tuần|quý|tết|xuân|hè|kỳ|đợt)(?: \\S+)? (?:tính|bàn|nói|xét|xem)|để (?:bữa|buổi|dịp|hè|tết)|(?:khi nào|chừng nào|lúc nào|bao giờ) (?:\\S+ ){1,6}(?:thì|mới|hẵng|hãy)
`);

/** "Không mua mới", "khỏi máy bay nữa", "dẹp": a deed denied, and no state ("không biết", "không kịp"). */
export const RULES_OUT = anyOf(`
  (?!đừng để )(?:không|khỏi|thôi|đừng|chưa|không có)(?! (?:biết|rõ|chắc|có|phải|thấy|kịp|được|nghe|nổi|ai|gì|sao|đủ|dám|ổn|thể|hiểu|nhớ|muốn|còn|bao|đâu|ạ|nhé|bị|là|nên|em|anh|chị|hợp|tin|lo|sợ|ngại|tới|đến|nói|thì|chịu)(?= )) \\S+
  không (?:\\S+ ){1,5}nữa|không có (?:\\S+ ){1,3}(?:hết|cả|gì)|bỏ(?! qua)|dẹp
`);

/** "Lấy Phú Lộc", "mình đi hướng đó", "… là đủ". */
export const CHOOSES = anyOf(`
  lấy|chọn|dùng|theo (?:phương án|hướng|ý|đề xuất|cách|mẫu|bên)|đi hướng|ưu tiên|thích (?:\\S+ ){1,4}hơn
  giữ (?:nguyên|đúng|vững|như cũ)|(?:đổi|chuyển|thay) (?:hẳn )?(?:sang|qua|bằng|thành)
  (?:là|thì) (?:đủ|được|hợp lý|ổn|đẹp|vừa|gọn|xong)(?= $)|ủng hộ|nghiêng về
`);

/** "Tôi đề nghị", "chị ký rồi", "theo tôi", "hay mình": whoever speaks puts it forward or has settled it. */
export const SPEAKER_PUTS = anyOf(`
  (?:tôi|anh|chị|em|chú|bác|cô|cháu|con|mình|thầy|dì|cậu|ông|bà|bố|mẹ|má)(?: xin| cũng| thì)? (?:đề nghị|đề xuất|kiến nghị|tính|định|nghĩ|thấy|quyết|đồng ý|duyệt|ký|cho phép|nhất trí|chọn|theo|muốn)
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
  "(?:mình|ta|chúng ta|chúng mình|cả (?:nhà|lớp|nhóm|hẻm|phòng|tổ|đội|xưởng|xóm|công ty|team|quán|trường|khu)|lớp|công ty|nhóm mình|bên mình|tổ mình|team)(?: (?:sẽ|thì|cứ|nên|đi|chỉ))? (?:làm|đi|lấy|chọn|dùng|giữ|bỏ|theo|chuyển|đổi|dời|thuê|mua|bán|trích|thu|tổ chức|họp|nghỉ|mở|đóng|đặt|gộp|chia|tăng|giảm|không)|let['’]s (?!see|talk|start|move on|check|go over|get|hear|discuss)\\S+ \\S+",
);

const SELF =
  '(?<!(?:cho|để|với|gửi|trình|đưa|giúp|nhờ|báo) )(?:tôi|anh|chị|chú|bác|cô|thầy|dì|cậu|ông|bà|bố|mẹ|má|ba)';
/** "Mười phần trăm thì anh gật", "tôi không duyệt", "chị nhận dời": who leads grants it or does not. */
export const GRANTED = anyOf(`
  ${SELF}(?: (?:cũng|sẽ|xin|không|chưa|thì|đành))* (?:gật|ừ|duyệt|phê|ký|đồng ý|nhất trí|chấp nhận|chấp thuận|cho phép|cho(?! (?:là|rằng|tôi|anh|chị|em|nó)(?= ))|chịu|thuận|nhận|từ chối|bác|quyết|chọn|lấy|theo)
  thì (?:được|ok|cho|ký|duyệt|nhận|miễn|tùy)
`);

/** "Hội thao năm nay hủy", "từ chối cho vay", "lửa trại cho qua", "ngưng thang số ba": wherever in the clause it stands. */
export const CALLS_OFF = anyOf(`
  hủy|bãi bỏ|từ chối|bác bỏ|khước từ|trả hồ sơ|gạt|loại (?:ra|bỏ|khỏi)|dẹp|xóa|ngưng|dừng|ngừng|đình chỉ|chấm dứt|cấm|cho qua|cho nghỉ|nghỉ hẳn|rút (?:khỏi|ra|lại|xuống)
  khỏi (?!(?:phải|cần|lo|nói|bàn|kêu|cãi|chờ)(?= ))\\S+|(?:không|thôi|chẳng) (?!(?:lùi|trễ|muộn|khất|hẹn)(?= ))(?:\\S+ ){1,4}(?:nữa|đâu|nào|hết|gì|chi)(?= )|cất (?:vào|đi)|thôi không|không (?:nhận|duyệt|thông qua|chấp nhận|gia hạn|ký|tổ chức|đăng|tham gia|tính|thu|chia|cho|mua|thuê|tuyển|mở|tăng|giảm|in)
`);

/** "Giám đốc không duyệt", "bên kia hủy": others did, and it is not ours to rule. */
export const OTHERS_CALL_OFF = anyOf(
  '(?:họ|nó|khách|giám đốc|sếp|người ta|(?:bên|ban|phòng|trên|sở) \\S+)(?: (?:đã|mới|vừa|cũng|đang|lại))* (?:không|chưa|hủy|từ chối|ngưng|dừng|ngừng|cấm|bác|rút|cắt)',
);

/** "Tối đa sáu khóa luận", "không quá hai món", "từ năm triệu trở lên". */
export const LIMITS = anyOf(`
  tối đa|tối thiểu|nhiều nhất|ít nhất|không (?:quá|dưới)(?= (?:\\d+|nửa|mức|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười)(?= ))|không được quá|trở (?:lên|xuống)|mức trần|chừng đó thôi|là hết(?: mức)?
`);

/** "Cả tổ thống nhất", "ai cũng chịu", "đồng tình hết rồi", "không ai nói gì": the room is of one mind, or keeps still. */
const ALL =
  '(?:cả (?:\\S+ )?\\S+|mọi người|ai cũng|ai nấy|anh em|anh chị em|bà con|hai bên|đôi bên|các \\S+|mấy \\S+|(?:team|nhóm|tổ|lớp|phòng|bên|tụi) mình|chúng ta|tất cả)';
const MINDED =
  '(?:thống nhất|đồng lòng|đồng tình|đồng thuận|nhất trí|đồng ý|chịu|ưng|ủng hộ|tán thành|thuận|gật|ok)';
export const OF_ONE_MIND = anyOf(`
  ${ALL} (?:đã |đều |cùng |cũng |mà |hoàn toàn )*(?:${MINDED}|(?:bảo|nói|muốn) (?:vậy|thế))|${MINDED} (?:hết|cả)
  (?:không|chẳng|hổng) (?:có )?ai (?:\\S+ )?(?:nói|phản đối|ý kiến|ý gì|cãi|kêu|vướng|kẹt|lăn tăn|thắc mắc|phàn nàn|chống|lên tiếng|bận)|(?:im lặng|làm thinh|nín|không nói) (?:gì )?(?:là|tức là|coi như|xem như)
  (?:ba|bốn|năm|hai) (?:đứa|người|bên|nhà|bác|anh|chị|em) (?:đều |cùng |cũng )*${MINDED}
`);

/** "Con ghi: …", "ghi vào biên bản": what was agreed is put down. */
export const PUT_DOWN = anyOf(`
  ghi (?:vào|luôn|nhận|lại(?! (?:\\S+ ){0,2}rồi(?= ))|là|biên bản|sổ|thế|vậy)|(?:tôi|anh|chị|em|con|cháu|mình)(?: xin)? (?:ghi|note)|vào biên bản
`);

/** "Vẫn họp trực tiếp", "cứ bình quân tháng": it stays as it was, or is left to go its way. */
export const KEEPS_ON = anyOf(`
  vẫn (?!(?:đang|chưa|còn|bị|không|thấy|phải|có|được|là|hay|biết)(?= ))\\S+|cứ (?!(?:thấy|tưởng|nghĩ|kêu|hỏi|bảo|toàn|hay|là)(?= ))\\S+
`);

/** Work for whoever it may be is a rule: "ai vào trạm cũng phải có phiếu", "file nào …, phải …". */
export const WHOEVER = anyOf(
  'ai (?:\\S+ ){1,8}(?:phải|cũng|thì|là)|(?:mọi|mỗi|tất cả|toàn bộ) (?:\\S+ ){1,6}(?:phải|cần|đều)|(?<!(?:khi|chừng|lúc|hồi|thế) )nào (?:\\S+ ){1,9}(?:thì|là|cũng|phải)|bất kể',
);

/** "Mùng bảy được không các bác?", "…, đúng không mọi người?", "…, chị Thoa nhé?": asks for a yes and nothing else. */
export const ASKS_FOR_YES = endsWith(
  '(?:nhé|ha|hí|hỉ|nhỉ|nghe|chứ|(?:được|ok|ổn|nhất trí|đồng ý|đúng|phải|chịu|ưng|thống nhất|vậy|thế) (?:không|chưa|chứ))(?: (?:ạ|cô|anh|chị|em|bác|chú|thầy|dì|cậu|ông|bà|ba|bố|mẹ|má|con|sếp|các \\S+|mấy \\S+|mọi người|cả nhà|anh em|bà con))*',
);

/** "Cha nói luôn là …", "chị nói dứt khoát", "nguyên tắc đấy": there is no way round it. */
export const INSISTS = anyOf(`
  (?:tôi|anh|chị|chú|bác|cô|thầy|cha|dì|ông|bà|bố|mẹ|má|ba) (?:nói|nhắc|dặn) (?:rõ|luôn|thẳng|trước|dứt khoát|thật)(?! (?:là )?(?:không biết|chưa|chịu))|dứt khoát|tuyệt đối|nguyên tắc(?= (?:(?:rồi|đó|nhé|nghe|vậy|thế) )*$)|bất (?:kỳ|cứ) (?:ai|\\S+ nào)|không (?:nể|ngoại lệ|thương lượng|bàn cãi|du di|châm chước)|cấm tiệt|quyết (?:vậy|thế|rồi)
`);
