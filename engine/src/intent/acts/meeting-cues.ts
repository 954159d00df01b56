import type { Rule } from '../../grammar/grammar.ts';
import type { Cue } from './act-cue.ts';

/** Meetings, what is done with them, and their rooms. */
export const meetingCues: readonly Rule<Cue>[] = [
  ['(cuộc|buổi|phiên) (họp|gặp|hẹn|làm việc|trao đổi|gọi)', 'meeting'],
  ['(cuộc|buổi|phiên|họp|lịch họp|lịch hẹn|meeting|lịch|cuộc hẹn)', 'meeting'],
  [
    '(giao ban|hội nghị|phỏng vấn|tập huấn|hội thảo|đào tạo|nghiệm thu|tổng kết|sơ kết|kick off|retro)',
    'gathering',
  ],
  ['(gặp|hẹn|hẹn gặp|gặp mặt|ngồi lại)', 'meet'],
  ['(đặt|lên|tạo|xếp|sắp|sắp xếp|tổ chức|book|set|thu xếp|bố trí|đặt giùm)', 'make'],
  [
    '(đặt|lên|tạo|xếp|sắp|tổ chức|book|set|thu xếp|bố trí|sắp xếp) [{help}] [{self}] [cái|một] (lịch|cuộc|buổi|hẹn|họp|lịch họp|cuộc họp|buổi họp|cuộc hẹn|lịch hẹn)',
    'make',
  ],
  ['(hủy|huỷ|hủy bỏ|huỷ bỏ|cancel|xóa|xoá|dẹp|hủy lịch|huỷ lịch) [{help}]', 'cancel'],
  ['(không|khỏi|thôi không|thôi khỏi) (họp|gặp) [nữa]', 'cancel'],
  ['(dời|lùi|hoãn|đẩy|dịch|chuyển|đổi|rời|lui|kéo) [lịch|giờ|ngày|lại] [lại]', 'move'],
  ['(dời|đổi|chuyển|đẩy|lùi) (lên|xuống)', 'move'],
  ['(sang|qua|thành|đến|tới|lên|về|xuống|lại thành|thay bằng|sang lúc|qua lúc)', 'to'],
  [
    '(kéo dài|kéo tới|kéo đến|kéo qua|kéo dài thêm|kéo thêm|họp thêm|nới thêm|nới ra|nới giờ|dài thêm|gia hạn thêm|kéo dài ra|thêm giờ|họp lâu hơn|họp dài)',
    'prolong',
  ],
  ['(rút ngắn|rút xuống|rút còn|rút lại|kết thúc sớm|họp ngắn lại|bớt giờ|cắt bớt)', 'shorten'],
  ['(tăng thêm|thêm)', 'add'],
  ['(mời|mời thêm|mời luôn|mời cả|mời giúp|add thêm|thêm người|bổ sung người)', 'invite'],
  ['(thêm|gọi thêm|gọi|cho thêm|bổ sung|add|rủ|kéo thêm|có thêm|thêm cả|thêm luôn|kêu thêm)', 'add'],
  [
    '(thôi khỏi mời|khỏi mời|đừng mời|thôi không mời|bỏ|bớt|loại|gạch|trừ|rút|không mời|khỏi mời|gỡ|cho ra|bỏ bớt)',
    'drop',
  ],
  ['(vào|vô|ra|khỏi|ra khỏi|tham gia cùng|dự cùng|vào luôn|vô luôn)', 'into'],
  [
    '(nhận lời|nhận lời mời|đồng ý dự|đồng ý tham gia|xác nhận tham gia|xác nhận tham dự|xác nhận dự|xác nhận là dự|sẽ dự|sẽ tham gia|chấp nhận lời mời|dự được|tham gia được|ok dự|họp được)',
    'accept-invite',
  ],
  [
    '(từ chối|không dự|không dự được|không tham dự|không tham gia|không tham gia được|không đến được|không tới được|không đi được|không họp được|xin vắng|báo vắng|xin phép vắng|vắng mặt|được vắng|xin được vắng|cho vắng|phải vắng|tôi vắng|mình vắng|em vắng|không đi họp|xin nghỉ họp|không vào họp được|không thể dự|không thể tham gia)',
    'decline-invite',
  ],
  ['không (dự|tham gia|tham dự|đi|đến|tới|vào|qua) (họp|cuộc|buổi|cuộc họp|buổi họp)', 'decline-invite'],
  ['(chưa chắc|có thể dự|chưa chắc dự được|để xem)', 'maybe-invite'],
  [
    '(bình chọn|biểu quyết|bỏ phiếu|thăm dò|lấy ý kiến|khảo sát|vote|poll|bầu chọn|hỏi giờ họp|chọn giờ họp|chọn giờ nào|chọn giờ|hỏi mọi người|hỏi ý mọi người|hỏi cả nhóm|hỏi ý kiến)',
    'poll',
  ],
  ['(mục|nội dung|đề mục|đầu mục|mục họp)', 'item'],
  ['(chương trình|chương trình họp|agenda|chương trình nghị sự|nội dung họp)', 'agenda'],
  ['(biên bản|biên bản họp)', 'minutes'],
  [
    '(online|họp online|trực tuyến|họp trực tuyến|qua mạng|họp qua mạng|qua zoom|zoom|qua meet|google meet|meet|từ xa|họp từ xa|qua teams|teams|on|onl|gọi video|video call|call video|họp video|video|remote|join remote|nối mạng|mở online|mở thêm online)',
    'online',
  ],
  ['(trực tiếp|gặp trực tiếp|họp trực tiếp|offline|tại chỗ|off)', 'offline'],
  ['[ai] [làm] (chủ trì|chủ tọa|chủ toạ|điều hành|cầm trịch)', 'chair'],
  ['[ai] [làm] (thư ký|ghi biên bản)', 'secretary'],
  ['(trả lời lời mời|trả lời|phản hồi|xác nhận tham gia|hồi âm)', 'answered'],
  ['(dự|tham dự|tham gia|được mời|có mặt|góp mặt|đi họp)', 'attend'],
  [
    '(chưa trả lời|chưa phản hồi|chưa xác nhận|chưa nhận lời|không trả lời|chưa rep|chưa hồi âm)',
    'unanswered',
  ],
  [
    '(rảnh|trống|trống lịch|có ai dùng|ai dùng|có ai xài|ai xài|bận|còn trống|có trống|free|kẹt|vướng|có ai họp|có người dùng|dùng được|có lịch|có lịch gì|rỗi|chứa được|đủ chỗ|ngồi được)',
    'free',
  ],
  ['(phòng|phòng họp|phòng nào|phòng họp nào)', 'room'],
];
