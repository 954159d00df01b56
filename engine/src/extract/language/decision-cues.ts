import { alternatives, anyOf, opensWith } from './phrase.ts';

const WORDS =
  'chốt|thống nhất|quyết định|kết luận|(?<!(?:nghị|biểu|giải|kiên|cương|phán) )quyết|thông qua|phê duyệt|duyệt';

/** Words that settle a matter. */
export const SETTLES = anyOf(`
  ${WORDS}|nhất trí (?:là|với|chọn|theo|phương án|cho)|quá bán|theo phương án|chọn phương án|lấy phương án
  we decided(?: to| that)?|we agreed(?: to| that| on)?|let['’]s go with|we['’]ll go with|we will go with|we are going with|it['’]s decided
  quy định là|chính thức|(?<!(?:cho|để) )khỏi (?:bàn|cãi)|miễn bàn|không bàn (?:nữa|lại)|không nói nhiều|đồng ý (?:cho|chi|mua|thuê|duyệt|phương án|theo)|thông nhất
`);

/** Around the settling word they make it a plan, a negation, somebody else's affair or a task. */
export const NOT_SETTLED = anyOf(`
  (?:chưa|chẳng|chả|đâu có|cần|phải|muốn|định|sắp|chờ|đợi|bao giờ|khi nào|chừng nào|hôm nay|bữa nay|trước khi|sau khi|nhằm|rồi mới|nhờ|được quyền|trình|gửi|nộp|đưa|xin|họ|khách|client|đối tác|người ta|sếp|giám đốc|tối nay|lát nữa)(?: \\S+){0,3} (?:${WORDS})
  (?:không|khỏi|đừng|để|đã|vừa|mới|tự|xin|hãy|em|con|cháu|giúp|dám|ai|bên \\S+|ban \\S+|hôm trước|mai|sẽ|đi|nào)(?: \\S+){0,1} (?:${WORDS})
  (?:${WORDS}) (?:nhanh|xong|được|sổ|đơn|kèo|không|chưa|deal|doanh|hàng|công nợ|tồn|toán|liệt|tâm|thử|giáo án|bài)
  (?:thứ \\S+|mai|mốt|tuần sau|chiều|sáng|tối)(?: \\S+){0,2} (?:em|chị|anh|tôi|con|mình|ta) (?:chốt|quyết|duyệt)
  không đồng ý|thống nhất (?:với|lại với|cùng) (?:khách|bên|họ|đối tác)
`);

const INTERJECTIONS =
  '(?:ừ |à |ok |rồi |dạ |thế |vâng |ha ha |không |tốt |hợp lý |được |có |có chứ |thế thì |vậy thì |(?:quan điểm|ý kiến|ý)(?: của)? (?:tôi|anh|chị|cô|chú|bác|thầy) (?:là|thì) |(?:theo )?(?:tôi|anh|chị) (?:thấy|nghĩ) |(?:tôi|anh|chị|cô|chú|bác|thầy) (?:đồng ý|nhất trí|quyết|quyết là) |nghe (?:cũng )?(?:được|hay|ổn) |cũng được |đồng ý |nhất trí |make sense |agree |(?:ý kiến|ý) hay |hay đó )*';
const NODS = '(?:rồi |ừ |ok |được |tốt |hợp lý |đồng ý |nhất trí |duyệt |vậy |thế |thôi |à )+';
const STRONG_CHANGES =
  'bỏ(?! qua)|dời|hoãn|tăng|giảm|giữ|đổi|hủy|chọn|gộp|dừng|ngừng|áp dụng|triển khai|lùi|cắt|dùng|lấy|giao|cử|cấp|hỗ trợ|chi|phân công|đóng cửa|mở cửa|mở thêm|thuê|mua|phạt|thưởng|cấm|mỗi|cho(?! (?:em|anh|chị|tôi|con|mình|hỏi|xin|thêm)(?= ))|từ (?:nay|giờ|mai|tuần|tháng|ngày|thứ)';
const TIME_LEAD =
  '(?:(?:đợt này|lần này|tuần này|tháng này|năm nay|tạm thời|trước mắt|hiện tại|kỳ này|quý này|hôm nay|bữa nay|vụ này|cái này|cái đó|việc này)(?: thì| cứ)? )?';
const CHANGES =
  'bỏ(?! qua)|đừng|dời|hoãn|không|giữ|lùi|để|đổi|hủy|chọn|lấy|làm|mua|dùng|gộp|tăng|giảm|chuyển|gắn|gỡ|thuê|tổ chức|họp|nghỉ|chạy|theo|sửa|thêm|bớt|tạm|rút|đẩy|ưu tiên|áp dụng|cắt|mở|đóng|in|đặt|dồn|chia|thưởng|cấm|phạt|vá|may|mặc|đi|xoay|quay lại|tham gia|đăng ký|trả|bán|nhập|phát|cho|hai|ba|bốn|một|mỗi|lùi|khoán|tuyển|dừng|thử|thay';

const RULINGS = alternatives(`
  (?:thôi|vậy|thế thì|vậy thì|thế|thôi thì|vậy thôi|thôi vậy|vậy là|thế là|ok vậy|thì|cứ|vậy mình|thế mình|vậy ta)(?: mình| ta| cứ| là| thì| vậy| thôi| sửa lại| chúng ta| cả nhà| nhóm mình| bên mình| sẽ| năm nay| tuần này| tháng này| đợt này| lần này| từ (?:nay|mai|giờ|bữa nay|hôm nay|tuần sau|tháng sau))* (?:${CHANGES})
  ${TIME_LEAD}(?:không|thôi không|chưa|khoan|tạm chưa|khoan hãy) (?:làm|duyệt|dùng|mua|chạy|đổi|thuê|tăng|tổ chức|nhận|chi|mở|đặt|tham gia)(?: nữa)?
  (?:thôi|vậy|thế)(?: \\S+){0,3} (?:không|khỏi|chưa)(?! (?:biết|có|thể|phải|được|sao|ai|gì|kịp))
  (?:tôi|anh|chị|cô|chú|bác|thầy) (?:đồng ý|nhất trí|quyết)(?: cho| là)? (?:${STRONG_CHANGES}|trả)
  (\\S+) thì \\1
  (?:chúng ta|cả nhóm|công ty|phòng mình|lớp mình|tổ mình|xóm mình|nhóm mình|bên mình) (?:sẽ|không|thôi)
`);

/** A ruling without a settling word: it opens like one and names a change. */
export const RULES = opensWith(`
  ${INTERJECTIONS}(?:${RULINGS})
  (?:(?:ok|okay|so|then|right|alright|agreed|fine|yes) )*let['’]s (?:postpone|move|cancel|keep|use|drop|skip|switch|freeze|ship|stick|delay|launch|release|not)
  ${NODS}(?:mình |ta |chúng ta |thì )?(?:${STRONG_CHANGES})
  (?:từ (?:nay|giờ|mai|tuần|tháng|đầu|ngày|quý|thứ|hôm|bữa|năm)) .{0,60} (?:thì|là|sẽ|phải|không|áp dụng|chuyển|đổi|họp|nộp)
  (?:\\S+ ){0,3}ai (?:\\S+ ){1,8}thì (?:phạt|bị|trừ|tự chịu|cắt|thưởng)
`);

/** A change put as a bare order to nobody: "Lùi lớp bơi sang giữa tháng bảy." */
export const CHANGES_BARELY = opensWith('dời|hoãn|hủy|lùi|giữ|gộp|cắt|tăng|giảm|bỏ(?! qua)|dừng|ngừng|thay');

/** What a ruling for everybody opens with, before its verb. */
export const OPENS_RULING = opensWith('(?:ừ|vậy|thế|thôi|vậy thì|thế thì|ừ vậy|ừ thế|thôi thế|ok|ok vậy)');
/** "Từ tuần sau chi nhánh đóng cửa lúc mười giờ": how it is from a day on. */
export const FROM_NOW_ON = opensWith(
  '(?:\\S+ ){0,2}từ (?:nay|giờ|mai|(?:tuần|tháng|năm|quý) (?:sau|tới)|(?:hôm|bữa) nay|đầu (?:tuần|tháng|năm))(?! (?:đến|tới)(?= ))',
);

/** "Tiệc cuối năm mình dời qua sau Tết nha mọi người": a change for all, behind what it is about. */
export const CHANGES_FOR_ALL = anyOf(
  '(?:mình|ta|chúng ta|chúng mình|cả nhà|cả nhóm|cả lớp|công ty|bên mình) (?:sẽ |thì |cứ )?(?:dời|hoãn|hủy|lùi|giữ|đổi|chuyển|gộp|bỏ|tăng|giảm|chọn|lấy|dùng) .{1,60} (?:nhé|nghe)(?: (?:mọi người|cả nhà|bà con|các bạn|anh em|mấy đứa|team))?(?= $)',
);

/** "Không, sprint này không đụng hạ tầng": no to what was asked, and in so many words. */
export const SAYS_NO = opensWith(
  '(?:ừ |à |dạ )?(?:không|thôi|khoan|chưa)(?: em| anh| chị| con| cháu| đâu| em ơi)?',
);

/** Whether all are to do something is asked. */
export const ASKS_PLAN = anyOf(
  '(?:mình|ta|chúng ta|bên mình|công ty|cả nhóm|team|lớp|tổ|phòng)(?: \\S+){0,3} (?:có|định|nên|tính|cần)(?: \\S+){1,12} không',
);
/** What was put forward stands as it was said. */
export const AS_SAID = anyOf('(?:cứ|theo|làm) (?:vậy|thế)|(?:vậy|thế) mà làm');
/** … and ruled out: "sprint này không đụng hạ tầng". */
export const DENIES_DEED = anyOf(
  '(?:không|chưa|khỏi)(?! (?:biết|rõ|chắc|có|phải|thấy|kịp|được|nghe)(?= )) \\S+ \\S+',
);

/** Talk that moves on to the next point rules on nothing. */
export const MOVES_ON = anyOf(`
  (?:chuyển|đi|sang|qua|mở|tiếp|vào|quay lại)(?: tiếp| luôn)?(?: sang| qua| vào| đến| tới| về)? (?:phần|mục|vấn đề|chuyện|việc|nội dung|câu|điểm|slide|file|đầu|tiếp|vụ)
`);

/** "Không duyệt khoản vay": a refusal put as a ruling. */
export const REFUSES_MATTER = anyOf(
  '(?:không|chưa) (?:duyệt|phê duyệt|thông qua|đồng ý cho|cho phép|chấp nhận|chấp thuận|nhận thêm|nhận|ký|hỗ trợ|chi|mua)(?= \\S+ \\S+)',
);

/** The speaker puts a proposal to the room. */
export const PUTS_FORWARD = opensWith(`
  ${INTERJECTIONS}(?:tôi|anh|chị|em|con|mình|cô|chú|bác|thầy|ban \\S+|tổ|chi bộ|nhà trường)(?: xin| có)? (?:đề nghị|đề xuất|kiến nghị)
`);

/** The room is asked to agree. */
export const POLLS = anyOf(`
  ok (?:chưa|không|hết không)|chịu (?:chưa|không)|ưng (?:chưa|không)|cho ý kiến|xin ý kiến|xin giơ tay|thì giơ tay|ai đồng ý|đồng ý không|đồng ý chứ|có ý kiến gì không|ai phản đối|ai có ý kiến|nhất trí không
  nhất trí chứ|thấy được không|biểu quyết|ai (?:chọn|theo|ủng hộ)(?: \\S+){1,6} giơ tay|thấy vậy được không|ai không đồng ý|thống nhất không|có ai phản đối
  (?:mọi người|bà con|cả nhà|các bạn|các anh chị|các thầy cô|các bác|anh em|anh chị em|cả nhóm|cả lớp|mấy anh chị)(?: \\S+){0,2} (?:thấy sao|nghĩ sao|thấy thế nào|ok không|được không|ổn không|thấy được|nhất trí)
`);

/** "Giá bán thì mọi người nghĩ sao?": a topic is put to the room, and no proposal. */
export const ASKS_VIEWS = anyOf('(?:thì|về)(?: \\S+){0,4} (?:nghĩ|thấy) (?:sao|thế nào|như thế nào)');

/** A proposal that somebody may take up. */
export const PROPOSES = anyOf(`
  hay là|hay mình|hay ta|hay chúng ta|đề xuất|đề nghị|kiến nghị|em nghĩ mình|tôi nghĩ mình|nên|theo em|theo tôi
  ý em là|ý tôi là|sao không|hay bây giờ|có nên|vậy mình|thế mình|thì bỏ|theo con|theo anh|theo chị|hay cứ
`);

/** A question about what the group is to do; the answer may settle it. */
export const ASKS_CHOICE = anyOf(`
  bao nhiêu|mấy giờ|khi nào|chừng nào|bao giờ|ở đâu
  (?:mình|ta|chúng ta|lớp|tổ|công ty|nhóm|phòng)(?: \\S+){1,10} (?:không|hay|nào|gì|mấy)|hay|nào|có .{1,40} không|còn
`);

/** The proposal is taken up in earnest. */
export const TAKES_UP = anyOf(`
  hợp lý|hợp lí|đồng ý|nhất trí|được đó|làm vậy|làm thế|theo vậy|cứ thế|cứ vậy|thế đi|vậy đi|thế nhé|vậy nhé
  duyệt|ok vậy|thống nhất|chuẩn(?! bị)|triển khai đi|ý hay|quá được|tán thành|ý kiến hay|hay đó
`);

/** Take back what was just settled. */
export const REVERSES = opensWith(`
  (?:ừ |à |ồ |thôi |trời |ờ |thế |vậy |à thế à |ấy )*(?:bỏ|thôi bỏ|vậy bỏ|thế bỏ|hủy|sửa lại|đổi lại|rút lại|thế thì thôi|vậy thì thôi|thôi không|vậy thôi|thôi vậy|vậy không|thế không)
`);

/** Agreement that is more than politeness. */
export const STRONG_AGREE = opensWith(`
  (?:dạ |vâng |ừ |ờ |ok |rồi |thì )*(?:em |tôi |anh |chị |con |mình |bọn em )?(?:hoàn toàn |cũng )?(?:đồng ý|nhất trí|tán thành|ủng hộ|phải đó|đúng đó|hợp lý|chuẩn(?! bị)|ngon|hay đó|vậy được|thế được|được đó|đúng rồi)
`);

/** A conclusion drawn from what was just said: "Vậy áo màu cam." */
export const CONCLUDES = opensWith(
  '(?:ừ |ok |rồi |dạ |vâng )*(?:vậy|thế)(?: là| thì)?(?! (?:thì|còn|sao|nhé|thôi|hả|à|mà|nếu) )',
);

/** Help is offered; "thôi" after it declines the help and rules on nothing. */
export const OFFERS = anyOf(
  'có cần|cần (?:em|anh|chị|con|tôi|cháu|mình)|để em .{1,40} (?:không|nhé)|em .{1,40} giúp',
);
