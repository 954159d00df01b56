/**
 * Every way a call can be refused. A code has one status (HTTP) and one Vietnamese text; the compiler proves both.
 * `{n}` in a text is replaced by a value the failure carries (see `failureMessage`).
 */
export const failureStatus = {
  bad_request: 400,
  body_unreadable: 400,
  field_invalid: 422,
  not_signed_in: 401,
  session_ended: 401,
  refresh_refused: 401,
  not_allowed: 403,
  company_required: 403,
  not_company_member: 403,
  chat_not_allowed: 403,
  not_found: 404,
  payload_too_large: 413,
  media_type_unsupported: 415,
  version_stale: 409,
  idempotency_conflict: 422,
  idempotency_running: 409,
  too_many_requests: 429,
  unexpected: 500,
  not_ready: 503,
  server_busy: 503,

  credentials_wrong: 401,
  email_taken: 409,
  password_too_short: 422,
  password_too_long: 422,
  password_too_simple: 422,
  password_common: 422,
  password_wrong: 403,
  reset_token_invalid: 410,
  registration_link_invalid: 410,

  invite_code_invalid: 404,
  company_limit: 409,
  owner_cannot_be_removed: 409,
  owner_role_fixed: 409,
  member_not_found: 404,
  time_zone_unknown: 422,

  meeting_not_found: 404,
  meeting_cancelled: 409,
  meeting_end_before_start: 422,
  meeting_too_long: 422,
  participant_not_member: 422,
  not_invited: 403,

  transcript_not_found: 404,
  transcript_too_long: 413,
  transcript_empty: 422,
  transcript_unreadable: 415,
  analysis_unreadable: 500,

  action_item_not_found: 404,
  action_item_decided: 409,

  chat_session_not_found: 404,
  chat_card_not_found: 404,
  chat_card_used: 409,
  chat_card_expired: 410,
  chat_undo_too_late: 409,
  message_empty: 422,
  message_not_a_bad_command: 422,
} as const satisfies Record<string, number>;

export type FailureCode = keyof typeof failureStatus;

const texts = {
  bad_request: 'Yêu cầu không hợp lệ.',
  body_unreadable: 'Không đọc được nội dung gửi lên.',
  field_invalid: 'Có thông tin chưa đúng. Vui lòng kiểm tra lại.',
  not_signed_in: 'Bạn cần đăng nhập để tiếp tục.',
  session_ended: 'Phiên đăng nhập đã kết thúc. Vui lòng đăng nhập lại.',
  refresh_refused: 'Phiên đăng nhập đã kết thúc. Vui lòng đăng nhập lại.',
  not_allowed: 'Bạn không có quyền làm việc này.',
  company_required: 'Bạn cần tạo hoặc tham gia một công ty trước.',
  not_company_member: 'Bạn không phải là thành viên của công ty này.',
  chat_not_allowed: 'Truy cập bị từ chối',
  not_found: 'Không tìm thấy nội dung này.',
  payload_too_large: 'Nội dung gửi lên quá lớn.',
  media_type_unsupported: 'Định dạng gửi lên không được hỗ trợ.',
  version_stale: 'Nội dung vừa được người khác thay đổi. Hãy xem bản mới rồi sửa lại.',
  idempotency_conflict: 'Mã lần gửi này đã dùng cho một nội dung khác.',
  idempotency_running: 'Lần gửi trước vẫn đang được xử lý.',
  too_many_requests: 'Bạn thử quá nhiều lần. Vui lòng thử lại sau {minutes} phút.',
  unexpected: 'Đã xảy ra lỗi. Vui lòng thử lại.',
  not_ready: 'Hệ thống chưa sẵn sàng. Vui lòng thử lại sau giây lát.',
  server_busy: 'Hệ thống đang bận. Vui lòng thử lại sau giây lát.',

  credentials_wrong: 'Email hoặc mật khẩu không đúng',
  email_taken: 'Email này đã có tài khoản. Hãy đăng nhập.',
  password_too_short: 'Mật khẩu phải có ít nhất {min} ký tự',
  password_too_long: 'Mật khẩu tối đa 128 ký tự',
  password_too_simple: 'Mật khẩu phải chứa ít nhất 1 chữ hoa, 1 chữ thường và 1 số',
  password_common: 'Mật khẩu này quá phổ biến, hãy chọn mật khẩu khác',
  password_wrong: 'Mật khẩu hiện tại không đúng',
  reset_token_invalid: 'Liên kết đặt lại mật khẩu đã dùng hoặc đã hết hạn.',
  registration_link_invalid: 'Liên kết này đã dùng hoặc đã hết hạn. Hãy đăng nhập hoặc đăng ký lại.',

  invite_code_invalid: 'Mã mời không hợp lệ hoặc đã hết hạn',
  company_limit: 'Bạn đã ở quá nhiều công ty.',
  owner_cannot_be_removed: 'Không thể xóa chủ sở hữu công ty!',
  owner_role_fixed: 'Không thể thay đổi vai trò của chủ sở hữu công ty!',
  member_not_found: 'Không tìm thấy thành viên này.',
  time_zone_unknown: 'Múi giờ không hợp lệ.',

  meeting_not_found: 'Không tìm thấy cuộc họp này.',
  meeting_cancelled: 'Cuộc họp này đã bị hủy.',
  meeting_end_before_start: 'Giờ kết thúc phải sau giờ bắt đầu.',
  meeting_too_long: 'Một cuộc họp kéo dài tối đa 14 ngày.',
  participant_not_member: 'Có người được mời không thuộc công ty này.',
  not_invited: 'Bạn không có trong danh sách mời của cuộc họp này.',

  transcript_not_found: 'Cuộc họp này chưa có bản ghi.',
  transcript_too_long: 'Bản ghi dài quá 2.000.000 ký tự. Hãy chia thành các phần nhỏ hơn.',
  transcript_empty: 'Bản ghi không có lời nào.',
  transcript_unreadable: 'Không đọc được tệp này. Hãy dùng tệp .txt, .vtt hoặc .srt.',
  analysis_unreadable: 'Không phân tích được bản ghi này.',

  action_item_not_found: 'Không tìm thấy việc này.',
  action_item_decided: 'Việc này đã được trả lời rồi.',

  chat_session_not_found: 'Không tìm thấy cuộc trò chuyện này.',
  chat_card_not_found: 'Không tìm thấy đề nghị này.',
  chat_card_used: 'Đề nghị này đã được trả lời rồi.',
  chat_card_expired: 'Đề nghị này đã hết hiệu lực. Hãy gõ lại lệnh.',
  chat_undo_too_late: 'Đã quá thời gian hoàn tác. Bạn vẫn có thể hủy cuộc họp.',
  message_empty: 'Hãy nhập nội dung tin nhắn.',
  message_not_a_bad_command: 'Chỉ lưu được câu trả lời cho lệnh không hợp lệ theo cách này.',
} satisfies Record<FailureCode, string>;

export type FailureValues = Readonly<Record<string, string | number>>;

/** The Vietnamese text of a refusal, its `{name}` parts filled from `values`. */
export const failureMessage = (code: FailureCode, values: FailureValues = {}): string =>
  texts[code].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** A refusal the product expects. Thrown in a use case, turned into the envelope at the border. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly values: FailureValues;

  constructor(code: FailureCode, values: FailureValues = {}) {
    super(failureMessage(code, values));
    this.name = 'Failure';
    this.code = code;
    this.values = values;
  }
}

/** What a policy answers: null is yes, a code says why not. */
export type Refusal = FailureCode | null;

/** Throws unless the policy said yes. */
export function demand(refusal: Refusal): void {
  if (refusal) throw new Failure(refusal);
}
