import { alternatives, opensWith } from './phrase.ts';

/** Nods and calls before what is ruled. */
export const INTERJECTIONS =
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

/** What a ruling for everybody opens with, before its verb. */
export const OPENS_RULING = opensWith(
  '(?:ừ|vậy|thế|thôi|đành|vậy thì|thế thì|ừ vậy|ừ thế|thôi thế|ok|ok vậy)',
);

/** A conclusion drawn from what was just said: "Vậy áo màu cam." */
export const CONCLUDES = opensWith(
  '(?:ừ |ok |rồi |dạ |vâng )*(?:vậy|thế)(?: là| thì)?(?! (?:thì|còn|sao|nhé|thôi|hả|à|mà|nếu) )',
);

/** A change put as a bare order to nobody: "Lùi lớp bơi sang giữa tháng bảy." Not what it would come to: "Bỏ vòng hai là …". */
export const CHANGES_BARELY = opensWith(
  '(?:dời|hoãn|hủy|lùi|giữ|gộp|cắt|tăng|giảm|bỏ(?! qua)|dừng|ngừng|thay)(?! (?:\\S+ ){1,4}(?:là|thì)(?= ))',
);

/** "Từ tuần sau cổng phụ đóng lúc chín giờ." */
export const OPENS_FROM_WHEN = opensWith(
  `(?:${NODS})?(?:hết (?:tuần|tháng|quý|năm|kỳ|đợt|mùa) (?:này|nay)|(?:bắt đầu |kể |tính |áp dụng )?từ (?:nay|giờ|mai|rày|hôm nay|bữa nay|tuần|tháng|năm|quý|kỳ|đợt|ngày|thứ|mùng|đầu|cuối|lần))`,
);
