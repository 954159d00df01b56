import { anyOf, opensWith } from './phrase.ts';

/** Words that settle a matter. */
export const SETTLES = anyOf(`
  chốt|thống nhất|quyết định|kết luận|quyết|thông qua|nhất trí (?:là|với|chọn|theo|phương án|cho)|duyệt
  phê duyệt|quá bán|theo phương án|chọn phương án|lấy phương án|từ nay|quy định|không duyệt|bác|chính thức
`);

/** Before the settling word they make it a plan, a negation, a question or a report. */
export const NOT_SETTLED = anyOf(`
  (?:chưa|không|chẳng|chả|khỏi|đừng|đâu có|để|cần|phải|muốn|định|sắp|chờ|đợi|bao giờ|khi nào|hôm nay mình|hôm nay|bữa nay|đã|vừa|trước khi|sau khi|nhằm|rồi mới|mới|tự|xin|nhờ|hãy|em|con|cháu|giúp|dám|được quyền|ai|chờ sếp|đợi sếp|tối nay|sáng nay|lát nữa|mai|tuần sau|họ|khách|bên \\p{L}+|người ta|sếp)(?: \\p{L}+){0,2} (?:chốt|thống nhất|quyết định|kết luận|quyết|thông qua|duyệt|phê duyệt)
  (?:chốt|duyệt|thông qua|quyết định|thống nhất) (?:nhanh|xong|được|sổ|đơn|số|danh sách|giá|kèo|không|chưa|hợp đồng|lịch với|với khách|deal|doanh|hàng|quỹ|công|tồn|rồi)
  quyết toán
  bác (?:hai|ba|tư|năm|sáu|bảy|tám|út|cả|ơi|ạ|sĩ|có|cũng|thấy|nghĩ|bảo|nói|đồng|không|cứ|lo|đi|làm|gửi)
`);

/** A ruling without a settling word: it opens like one and names a change. */
export const RULES = opensWith(`
  (?:ừ |à |ok |rồi |dạ |thế |à thế |ờ )*(?:thôi|vậy|thế thì|vậy thì|thế|thôi thì|vậy thôi|thôi vậy|vậy là|thế là|được rồi|ok vậy|thế này|vậy mình|thì)(?: mình| ta| cứ| là| thì| vậy| thôi| sửa lại| chúng ta| cả nhà| nhóm mình| bên mình| sẽ)* (?:bỏ|dời|hoãn|không|giữ|lùi|để|đổi|hủy|chọn|lấy|làm|mua|dùng|gộp|tăng|giảm|chuyển|gắn|gỡ|thuê|đi|tổ chức|họp|nghỉ|thử|chạy|theo|sửa|thêm|bớt|tạm|rút|đẩy|ưu tiên|áp dụng|bắt đầu|cắt|mở|đóng|cho|in|đặt|dồn|chia|thưởng|hai|ba|bốn|một|mỗi|cấm|phạt)
  không (?:làm|duyệt|dùng|mua|cho|chạy|đổi|thuê|tăng|tổ chức|nhận|chi|mở)(?: nữa)?
  (?:từ (?:nay|giờ|mai|tuần|tháng|đầu|ngày|quý|thứ|hôm|năm)).{0,60} (?:thì |là |sẽ |phải |không |áp dụng |chuyển )
  cứ (?:giữ|để|làm|theo|như)
`);

/** The room is asked to agree. */
export const POLLS = anyOf(`
  thì giơ tay|ai đồng ý|đồng ý không|đồng ý chứ|thấy sao|nghĩ sao|có ý kiến gì không|ai phản đối
  ai có ý kiến|được không|ok không|nhất trí không|nhất trí chứ|thấy được không|biểu quyết|thấy thế nào
  thấy vậy được không|ai không đồng ý|thống nhất không|ổn không|có ai phản đối|mọi người thấy
`);

/** A proposal that somebody may take up. */
export const PROPOSES = anyOf(`
  hay là|hay mình|hay ta|hay chúng ta|đề xuất|đề nghị|kiến nghị|em nghĩ mình|tôi nghĩ mình|nên|theo em
  theo tôi|ý em là|ý tôi là|mình đi|sao không|hay bây giờ|thì bỏ|có nên|vậy mình|thế mình
`);

/** The proposal is taken up in earnest. */
export const TAKES_UP = anyOf(`
  hợp lý|hợp lí|đồng ý|nhất trí|được đó|làm vậy|làm thế|theo vậy|cứ thế|cứ vậy|thế đi|vậy đi|thế nhé
  vậy nhé|duyệt|ok vậy|thống nhất|chuẩn|triển khai đi|làm đi|ý hay|quá được|tán thành
`);

/** Take back what was just settled. */
export const REVERSES = opensWith(`
  (?:ừ |à |ồ |thôi |trời |ờ |thế |vậy |à thế à )*(?:bỏ|thôi bỏ|vậy bỏ|thế bỏ|vậy thôi|thôi vậy|hủy|sửa lại|đổi lại|rút lại|thế thì thôi|vậy thì thôi|thôi không)
`);
