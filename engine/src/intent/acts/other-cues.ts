import type { Rule } from '../../grammar/grammar.ts';
import type { Cue } from './act-cue.ts';

/** Notes, letters, what an assistant does not do, and how things are said. */
export const otherCues: readonly Rule<Cue>[] = [
  ['nhắc [{help}] {self}', 'remind-self'],
  [
    '(đừng để {self} quên|hẹn giờ nhắc|đặt nhắc|đặt lời nhắc|tạo nhắc nhở|tạo lời nhắc|đặt báo thức|báo thức|hẹn báo thức|nhắc nhở {self}|báo {self})',
    'remind-self',
  ],
  ['(nhắc|nhắc nhở|nhắn|giục|hối thúc|đốc thúc|nhắc giùm|nhắc hộ)', 'remind'],
  ['(ghi lại|ghi chú|ghi chú lại|note|note lại|ghi nhớ|lưu lại|ghi nhận|ghi giúp|ghi hộ)', 'note'],
  ['(soạn|viết|thảo|nháp|soạn thảo|làm|draft)', 'write'],
  ['(mail|email|e - mail|thư|thư mời|công văn|tin nhắn|thư cảm ơn|thư xin lỗi|thư điện tử)', 'mail'],
  ['(nhập|nạp|import|đưa|tải|chuyển|up|upload|kéo|đồng bộ)', 'import'],
  ['(ics|. ics|file ics|outlook|google calendar|lịch google|file lịch|lịch outlook|lịch cũ)', 'ics'],
  [
    '(lương|tiền lương|thu nhập|thưởng tết|mức lương|cccd|căn cước|số tài khoản|số điện thoại riêng|bệnh án|hồ sơ sức khỏe)',
    'private',
  ],
  [
    '(vẽ|vẽ giùm|thiết kế|dịch giùm|dịch hộ|dịch|đặt xe|đặt vé|đặt cơm|đặt hàng|đặt bàn|đặt đồ ăn|đặt khách sạn|mua|mua giùm|mua hộ|chuyển khoản|chuyển tiền|gọi taxi|gọi xe|thanh toán|in giùm|in hộ|in|gọi điện|đặt món|gọi cho|gọi điện cho|gọi giúp|chỉnh ảnh|làm slide|làm video|quay video|viết code|tính lương|duyệt chi)',
    'goods',
  ],
  [
    '(thôi|thôi khỏi|thôi bỏ|bỏ đi|hủy đi|huỷ đi|thôi hủy|thôi huỷ|thôi không cần|không cần nữa|khỏi cần|khỏi|thôi khỏi đi|bỏ thẻ|hủy thẻ|huỷ thẻ|không làm nữa|thôi để sau|để sau đi|thôi dẹp)',
    'dismiss',
  ],
  [
    '(ok|xác nhận|đồng ý|chốt|chốt luôn|chốt đi|duyệt|được rồi|đúng rồi|ừ|uh|vâng|dạ|ok luôn|ok chốt|tạo luôn|tạo đi|gửi đi|gửi luôn|làm luôn|làm đi|chuẩn|okie|yes|nhất trí|xác nhận luôn|xác nhận giúp|lưu đi|lưu luôn|lưu hết|lưu cả hai|gửi hết|làm hết|gửi nha|gửi nhé|xác nhận hết|xác nhận cả hai|chuẩn rồi)',
    'confirm',
  ],
  [
    '(à nhầm|à quên|mới đúng|à không|ấy không|à lộn|í lộn|ý lộn|ủa lộn|lộn rồi|lộn|nhầm|nhầm rồi|ý là|ý tôi là|ý em là|ý mình là|ấy nhầm|xin lỗi|sửa lại|sửa thành|đính chính)',
    'correct',
  ],
  [
    '(ghi rõ vào|ghi rõ|ghi thêm|ghi thêm vào|thêm chữ|thêm vào tên|ghi vào|ghi vào tên|nói rõ|ghi rõ là|viết rõ)',
    'spell-out',
  ],
  [
    '(gì|nào|mấy|bao nhiêu|sao|thế nào|như thế nào|ở đâu|đâu|bao giờ|khi nào|lúc nào|hôm nào|ra sao|chưa nhỉ|không nhỉ|phải không|có phải|kiểu gì|làm sao|chỗ nào|cách|tại sao|vì sao|ngày nào)',
    'ask',
  ],
  ['(bao nhiêu|mấy) (cuộc|buổi|tiếng|lần|giờ|giờ đồng hồ|phút|thời gian|cuộc họp|buổi họp)', 'how-many'],
  ['(bao nhiêu|bao lâu|mấy tiếng|mấy cuộc|nhiều không|tỷ lệ|tỉ lệ|phần trăm)', 'how-many'],
  ['(khoan|khoan đã|khoan hẵng|từ đã|chờ chút|đợi chút|đợi đã)', 'polite'],
  ['(ai|những ai|người nào)', 'who'],
  ['(nói|phát biểu|bảo|nhắc đến|bàn|ý kiến|nói gì|kêu)', 'said'],
  ['(chốt|quyết|quyết định|thống nhất|kết luận|chốt giá)', 'decided'],
  ['(cả công ty|toàn công ty|công ty|mọi người|tất cả mọi người|cả phòng|toàn bộ công ty)', 'company'],
  ['(của {self}|công ty mình|công ty ta|bên mình|phòng mình)', 'ours'],
  // Typed without marks, "trong" is "trống" as well.
  ['trong (đó|vòng|lúc|khi|buổi đó|cuộc đó)', 'polite'],
  ['{self}', 'self'],
  ['(và|rồi|với|nhưng|mà|đồng thời|xong|sau đó)', 'then'],
  ['(không|chưa|đừng|chẳng)', 'negation'],
  [
    '(được không|nhé|nha|đi|với|ạ|giúp|hộ|cho|luôn|nhá|nghe|hen|dạ|á|vậy|nhỉ|ha|hả|ơi|thôi|giùm|xin|hãy|cái|ấy|nào|cả|lại|là|thì|ủa|à|alo|rồi|nữa|vui lòng|làm ơn|cho chắc|cho tiện|cho gọn|bạn ơi|em ơi|trợ lý ơi|trợ lý|ở|lúc|cũng|này|đó|kia|đấy)',
    'polite',
  ],
];
