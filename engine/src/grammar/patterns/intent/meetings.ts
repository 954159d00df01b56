import type { Rule } from '../../grammar.ts';

/** Meetings, what is done with them, and who is free for them. */
export const meetingPatterns: readonly Rule<string>[] = [
  ['(cuộc|buổi|phiên|ca|kỳ|lần) (họp|gặp|hẹn|làm việc|trao đổi|nói chuyện|gọi|call|meeting)', 'meeting'],
  [
    '(họp|meeting|giao ban|cuộc gọi|cuộc|buổi|phiên|hội nghị|hội thảo|tập huấn|standup|retro|kickoff|kick - off|sơ kết)',
    'meeting',
  ],
  [
    '(gặp|hẹn|gặp mặt|hẹn gặp|ngồi lại|ngồi|tập trung|triệu tập|call|gọi video|zoom|phỏng vấn|làm việc|nói chuyện|trao đổi|gặp riêng|cà phê|cafe|ăn trưa)',
    'meet',
  ],
  [
    '(lịch|lịch họp|lịch trình|lịch làm việc|lịch công tác|lịch hẹn|thời gian biểu|thời khóa biểu|calendar|schedule)',
    'calendar',
  ],
  ['{make} [{help}] [{caller}] [{one}] {gathering}', 'make-meeting'],
  ['(đặt|lên|lập|tạo|xếp|sắp|sắp xếp|set|book|tổ chức|thu xếp|bố trí)', 'make'],
  ['(xin|cần|muốn) [được] (gặp|hẹn|họp|nói chuyện|trao đổi)', 'want-meeting'],
  ['(cho|cần|xin) [{caller}] [xin] {n} (phút|p|tiếng)', 'want-meeting'],
  ['(mời|rủ|kêu|gọi|triệu tập|gom|hú)', 'call'],
  ['(hủy|huỷ|bỏ|dẹp|cancel|xóa|xoá|ngừng|ngưng|khỏi|hủy bỏ|bỏ qua|drop)', 'cancel'],
  ['(không|khỏi|thôi không|khỏi cần) (họp|gặp) [nữa]', 'cancel'],
  ['(dời|hoãn|lùi|lui|đẩy|rời|tạm hoãn|đôn|reschedule|delay|dịch)', 'move'],
  [
    '(dời|đổi|chuyển|thay đổi|sửa|chỉnh|lùi|hoãn) (giờ|lịch|ngày|buổi|thời gian|lịch họp|giờ họp|cuộc họp|buổi họp|họp)',
    'move',
  ],
  ['(đổi|chuyển|dời|kéo|cho) [lại] (qua|sang|lên|xuống|về|thành|tới)', 'move'],
  ['(hẹn|xếp|đặt|dời|sắp) lại', 'move'],
  ['(đổi|chuyển|thay đổi|sửa|chỉnh|đôn)', 'change'],
  ['(rút ngắn|kéo dài thêm|gia hạn|bớt|rút xuống|rút còn|kéo dài|làm thêm)', 'length'],
  ['(đổi|thay đổi|sửa|chuyển) (phòng|phòng họp|địa điểm|chỗ|chỗ họp|tên|link|tiêu đề)', 'change-other'],
  ['(thêm|bổ sung|add|mời thêm|cho thêm)', 'add'],
  ['(gỡ|loại|rút|xóa tên|bỏ tên|gỡ tên|bỏ bớt)', 'take-out'],
  [
    '(ra khỏi|rút khỏi|vào|tham gia|khỏi) (cuộc|buổi|họp|cuộc họp|buổi họp|phiên|phiên họp|lịch|danh sách)',
    'into',
  ],
  [
    '(không dự được|không họp được|không tham gia được|không đi được|xin vắng|xin nghỉ họp|xin phép vắng|vắng mặt|bận đột xuất|không tới được|không qua được)',
    'absent',
  ],
  [
    '(rảnh|trống|free|available|rỗi|trống lịch|rảnh rỗi|tiện|hở lịch|trống giờ|còn trống|còn chỗ trống)',
    'free',
  ],
  ['(bận|vướng|kẹt|kín lịch|kín|bận việc|full lịch|dính lịch)', 'busy'],
  ['{search} [{help}] [{caller}] [{one}] {slot} [họp|trống|rảnh|chung|phù hợp]', 'find-slot'],
  ['(khung giờ|slot|giờ trống|lịch trống|giờ rảnh|giờ họp|chỗ trống)', 'slot'],
  ['(chung|cùng|cùng lúc|đều)', 'together'],
  ['(tiếp theo|kế tiếp|sắp tới|gần tới|sắp diễn ra|tới đây|kế|lần tới|next)', 'next'],
  ['(lát nữa|chút nữa|tí nữa|lát|tí|xíu nữa|hồi nữa|sắp)', 'soon'],
  [
    '(hôm trước|hôm bữa|bữa trước|lần trước|hôm nọ|bữa nọ|bữa hổm|hổm|hồi nãy|nãy giờ|vừa rồi|vừa qua|vừa xong|mới rồi|gần nhất|gần đây nhất|gần đây|kỳ trước|hồi trước|đợt trước|bữa đó|hôm đó|trước đó|mới đây)',
    'before',
  ],
  ['(cuộc|buổi|phiên|lần|bữa|hôm|kỳ|đợt) (họp|gặp) [trước|rồi|vừa rồi|hôm trước]', 'meeting'],
  ['họp (hành|hiếc)', 'meeting'],
  ['(mỗi|hàng|hằng) (sáng|chiều|tuần|ngày|tháng|thứ)', 'every'],
  ['(phòng|phòng họp|hội trường|sảnh) [số|lớn|nhỏ|tầng] [{n}]', 'room'],
  ['(online|trực tuyến|google meet|teams|zalo|qua zoom|trên zoom|meet)', 'online'],
];

/** Words that times are read across, with and without diacritics: "mai họp 9h". */
export const gatheringWords: ReadonlySet<string> = new Set(['họp', 'hop', 'gặp', 'gap']);
