import { anyOf, opensWith } from '../language/phrase.ts';

/** Talk that rules on nothing: thoughts, states, warnings, other people's doings, the talk itself. Tables over canonical words. */

const FIGURE = '(?:\\d\\S*|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười)';

/** What is thought, heard or feared is not ruled. */
export const THINKS = anyOf(`
  nghĩ|thấy|sợ|chắc|hình như|nghe nói|nghe bảo|biết|nhớ|hiểu|tưởng|đoán|mong|hy vọng|hi vọng|lo là|e là|xem ra|có vẻ|tức là|nghĩa là
`);
/** What others do is not ours to rule. */
export const OF_OTHERS = anyOf(
  '(?<!(?:cho|với|của|tên|gọi|báo|tặng|trả|mời|đón|nhắc|phạt) )(?:họ|nó|khách|người ta|bên (?:kia|đó|ấy)|ảnh|ổng|bả|sếp|tụi nó)(?! (?:thì|nào|hàng)(?= ))|bên (?:\\S+ ){1,3}(?:đòi|nói|kêu|bảo|hỏi|chê|ép)',
);
/** How things stand: "đang", "còn thiếu", "bị hư", "họ báo là". */
export const TELLS_STATE = anyOf(`
  đang|còn (?:đúng|chưa|thiếu|lại|mỗi|có)|vẫn(?! (?:giữ|cứ|làm|theo|dùng|họp|để|như)(?= ))|mới (?:có|được|xong|chỉ)|bị|hư|hỏng|thiếu
  báo giá|cho biết|báo là|nói là|kêu|than|hỏi
`);
/** What was settled elsewhere, or is complained of: "Cục vừa có công văn", "tổng công ty quyết cho thưởng", "có phản ánh là". */
export const REPORTS = anyOf(`
  (?:có|theo|ra|nhận|trong) (?:công văn|thông báo|văn bản|tin|phản ánh|ý kiến|báo cáo|nghị quyết)|vừa có|phản ánh
  (?:sở|bộ|cục|tổng công ty|regional|hội sở|cấp trên|nhà nước|trên) (?:\\S+ ){0,4}(?:duyệt|quyết|yêu cầu|cho|cấm|bắt|quy định)
`);
/** What comes of it, and no order: "đổi phần mềm là loạn", "lùi nữa thì mất khách", "kéo lên không nổi", "thuê ngoài còn lâu hơn". */
export const WARNS = anyOf(`
  nữa (?:là|thì)|(?:không|chẳng|nỏ|mô|sao) (?:\\S+ )?(?:nổi|xuể)|còn (?:\\S+ ){1,3}hơn
  (?:là|thì) (?:\\S+ ){0,3}(?:chết|lỗ|hỏng|trễ|muộn|mất|đền|toi|căng|khó|rối|loạn|nhờn|đứt|nguy|gay|kẹt|phiền|cực|mệt|tiếc|uổng|oan|buồn cười|vỡ|sập|lộ|nản|toàn)
  (?:là|thì) (?:\\S+ ){0,7}(?:gõ đầu|chửi|mắng|la (?:cho|mình|em|tôi|anh|chị)|kiện|bắt đền|cười cho)
`);
/** A sum worked out: "mỗi mâm một triệu hai, vậy là hai mươi bốn triệu". */
export const RECKONS = anyOf(`
  (?:mỗi|một) \\S+(?: \\S+){1,8} (?:vậy là|thế là|tức là|thành ra|tính ra|tổng cộng|cộng lại|nhân ra) (?:là |hết |khoảng |chừng )?${FIGURE}
`);
/** The talk itself is opened, led on or closed. */
export const LEADS_TALK = anyOf(`
  cảm ơn|cám ơn|chào(?! (?:giá|hàng|bán|mua|thầu|lại)(?= ))|giải tán|họp xong|nghỉ ở đây|hết giờ|tới đây|đến đây|ở đây nhé|stop record|về việc nấy|xin phép|bắt đầu|mời|đọc lại|nhắc lại
  tóm lại|tiếp theo|kế tiếp|sang (?:phần|nội dung|mục|việc|vụ|chuyện)|(?:việc|nội dung|vụ|mục|vấn đề|phần|chuyện|điểm) (?:thứ|cuối|kế|tiếp) ?\\S*|báo cáo đi|trình bày|họp nhanh|(?:hôm nay|bữa nay|buổi này) (?:mình|ta|bàn|họp|nói|chốt|chúng ta)|tới đâu|nghe rõ|ai có gì|còn gì|nói trước
`);
export const ORDERS = anyOf('phải|cần|nhớ|hãy');
/** Words that ask, where they do not open a rule ("ai … thì", "khách nào … thì"). */
export const ASKING_WORD = anyOf(`
  (?<!(?:làm|không|vì) )sao(?! cũng(?= ))|(?<! (?:không|chẳng|nỏ|khỏi|đừng)(?: \\S+){1,6} )gì(?! (?:cũng|hết|cả|sất|nữa|đó)(?= ))|(?<!(?:không|chẳng|bất cứ|bất kể|dù|mặc) )ai(?! (?:cũng|nấy|đó|(?:\\S+ ){1,9}(?:thì|là|phải|cũng))(?= ))
  (?<! (?:không|chẳng|nỏ|khỏi)(?: \\S+){1,6} )đâu|bao nhiêu|mấy(?! \\S+ (?:đó|này|kia|ấy|hôm|bữa)(?= ))|(?<!(?:khi|chừng|lúc) )(?<! (?:không|chẳng|nỏ|khỏi|đừng|chưa)(?: \\S+){1,6} )nào(?! (?:cũng|hết|cả|nữa|đó|(?:\\S+ ){1,9}(?:thì|là|phải|cũng))(?= ))|(?<!(?:vậy|thế|ủa) )hả|(?<!(?:^|vậy|thế|ủa) )à|hay là
`);

/** "Gửi lại trước mùng năm cho chị", "làm cho bác hai chục cái mẫu", "xem lại giúp tôi": work whoever speaks wants done. */
const SELF = '(?:tôi|anh|chị|chú|bác|cô|thầy|dì|cậu|ông|bà|cha|bố|mẹ|má|sếp)';
export const WANTED_BY_SPEAKER = anyOf(`
  (?:gửi|đưa|nộp|trình|làm|báo|chuyển|in|viết|soạn|gọi|lấy|mua|lập|rà|kiểm tra|xem|tính|đo|đếm|hỏi|chuẩn bị|tìm|liên hệ|nhắc|sửa|ghi)(?: \\S+){0,8} (?:cho|giúp|hộ|với) ${SELF}(?! (?:em|chị|bạn|nào)(?= ))
  (?:gửi|đưa|nộp|trình)(?: \\S+){0,3} ${SELF}(?: (?:xem|ký|duyệt|trước))?(?= $)
`);

/** A day or an hour is matter, too: "Thứ ba nhé, từ sprint sau". */
export const TELLS_WHEN = anyOf(
  'thứ (?:hai|ba|tư|năm|sáu|bảy)|chủ nhật|ngày \\S+|tháng \\S+|(?:tuần|quý|kỳ|đợt|lần|năm) (?:sau|tới|này)|\\S+ giờ|(?:nghìn|ngàn|triệu|trăm|chục) \\S+',
);

/** "Trước thứ năm", "nội trong hôm nay": work has an end, a rule has a beginning. */
export const BY_A_DAY = anyOf(`
  (?:trước|chậm nhất|muộn nhất|trễ nhất|hạn|(?:nội |xong )?trong)(?: là| vào| ngày)? (?:(?:sáng|trưa|chiều|tối|cuối|đầu) )?(?:thứ|ngày|mùng|mồng|rằm|hôm nay|bữa nay|mai|mốt|tuần|tháng|chủ nhật|hôm đó|\\d+|(?:\\S+ )?giờ)
`);

/** "Thôi khỏi em", "khỏi cần con": said to who offered. */
export const TURNS_DOWN = opensWith(
  '(?:thôi |dạ |ừ |trời |ối |ủa )*khỏi(?: cần| phải)? (?:em|anh|chị|con|cháu|cô|chú|bác|ông|bà|thầy|mày|bây)',
);

/** "Ấy chết", "không lùi được đâu", "vậy thì chết": the next voice will not have it. */
export const PROTESTS = opensWith(`
  (?:ấy |ối |ôi |ủa |trời |trời ơi |trời đất |dạ |thôi |ơ )*(?:chết|thôi thôi|đâu (?:có )?được|sao (?:\\S+ )?(?:được|kịp|nổi)|vậy thì (?:chết|kẹt|khó)|khoan|(?:không|chẳng|nỏ) (?:\\S+ ){0,3}(?:được|nổi|kịp|xong) (?:đâu|mô))
`);
