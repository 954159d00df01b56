/** Refusals in a meeting that is held, with their status. */
export const liveFailureStatus = {
  live_too_early: 409,
  live_not_started: 409,
  live_not_running: 409,
  live_person_not_found: 404,
  agenda_item_not_found: 404,
  attendance_time_wrong: 422,
  attendance_left_early: 422,
  attendance_full: 409,
  speaker_not_registered: 409,
  notes_full: 409,
  motion_not_found: 404,
  motion_open: 409,
  motion_closed: 409,
  motions_full: 409,
  motion_voters_missing: 409,
  motion_not_voter: 403,
  motion_excluded: 403,
  motion_secret_weighted: 422,
  motion_share_missing: 422,
  motion_proxy_wrong: 422,
  motion_proxy_given: 409,
  motion_deadline_wrong: 422,
  motion_not_present: 409,
  motion_own_device: 409,
  motion_paper_missing: 422,
  motion_count_wrong: 422,
  motion_weights_missing: 422,
  motion_total_missing: 422,
  motion_total_wrong: 422,
  motion_call_wrong: 422,
  ballot_cast: 409,
} as const satisfies Record<string, number>;

export const liveFailureTexts = {
  live_too_early: 'Còn hơn một ngày nữa mới đến giờ họp nên chưa thể bắt đầu.',
  live_not_started: 'Cuộc họp chưa bắt đầu.',
  live_not_running: 'Cuộc họp không đang diễn ra. Người chủ trì hoặc thư ký cần bắt đầu họp trước.',
  live_person_not_found: 'Người này không có trong danh sách mời của cuộc họp.',
  agenda_item_not_found: 'Mục này không còn trong chương trình họp.',
  attendance_time_wrong: 'Giờ đến hoặc giờ về phải ở trong ngày họp và không sau lúc này.',
  attendance_left_early: 'Giờ về không được trước giờ đến. Hãy sửa giờ đến trước, hoặc ghi lại giờ về.',
  attendance_full: 'Cuộc họp này đã có quá nhiều lần điểm danh.',
  motion_not_found: 'Không tìm thấy biểu quyết này.',
  motion_open: 'Một biểu quyết đang mở. Hãy đóng biểu quyết ấy trước.',
  motion_closed: 'Biểu quyết này đã đóng.',
  motions_full: 'Cuộc họp này đã có quá nhiều biểu quyết.',
  motion_voters_missing: 'Cuộc họp chưa có ai có quyền biểu quyết. Hãy mời thành viên tham gia họp trước.',
  motion_not_voter: 'Người này không có quyền biểu quyết trong cuộc họp.',
  motion_excluded: 'Người này không được biểu quyết về nội dung này.',
  motion_secret_weighted:
    'Bỏ phiếu kín chỉ tính theo đầu người: tổng phần vốn của mỗi lựa chọn sẽ làm lộ ai đã chọn gì.',
  motion_share_missing: 'Hãy ghi phần vốn của mọi người có quyền biểu quyết.',
  motion_proxy_wrong:
    'Ủy quyền chưa đúng: cần giấy ủy quyền trong tài liệu của cuộc họp, và người nhận phải được mời họp, không tự ủy quyền cho người khác.',
  motion_proxy_given: 'Bạn đã ủy quyền cho người khác biểu quyết nội dung này.',
  motion_deadline_wrong: 'Hạn lấy ý kiến bằng văn bản phải ở sau lúc này và trong vòng 90 ngày.',
  motion_not_present:
    'Người biểu quyết, hoặc người được ủy quyền, chưa được điểm danh có mặt. Hãy nhờ thư ký điểm danh trước.',
  motion_own_device: 'Phiếu kín do từng người tự bỏ trên thiết bị của mình, không ai bỏ thay.',
  motion_paper_missing:
    'Hãy chọn bản quét phiếu trong tài liệu của cuộc họp, hoặc ghi phiếu đã được kiểm thế nào.',
  motion_count_wrong:
    'Số phiếu chưa khớp: tổng các phiếu không được nhiều hơn số người dự họp được biểu quyết, và số dự họp không nhiều hơn số có quyền biểu quyết.',
  motion_weights_missing:
    'Kết quả tính theo phần vốn: hãy ghi cả số phiếu và phần vốn hoặc số cổ phần ở mỗi dòng có phiếu.',
  motion_total_missing:
    'Hãy ghi vốn điều lệ hoặc tổng số phiếu biểu quyết của cả công ty, kể cả phần của người không dự họp.',
  motion_total_wrong:
    'Cộng phần vốn của những người có quyền biểu quyết lớn hơn vốn điều lệ hoặc tổng số phiếu đã ghi. Hãy xem lại các số.',
  motion_call_wrong:
    'Hội đồng quản trị chỉ được triệu tập đến lần thứ hai. Hãy chọn lần thứ nhất hoặc lần thứ hai.',
  ballot_cast: 'Phiếu này đã được bỏ và không đổi được.',
  notes_full: 'Cuộc họp này đã có quá nhiều dòng ghi chú.',
  speaker_not_registered: 'Người này không có trong danh sách đăng ký phát biểu.',
} satisfies Record<keyof typeof liveFailureStatus, string>;
