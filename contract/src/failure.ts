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
  sign_in_step_over: 410,
  code_wrong: 403,
  proof_required: 403,
  two_factor_on: 409,
  two_factor_off: 409,
  totp_setup_over: 410,
  passkey_refused: 403,
  passkey_known: 409,
  passkey_limit: 409,
  passkey_not_found: 404,
  passkeys_impossible: 409,
  login_session_not_found: 404,
  registration_password_wrong: 403,
  verification_link_invalid: 410,
  email_already_verified: 409,
  google_not_configured: 409,
  google_failed: 403,
  google_refused: 403,
  google_email_unverified: 403,
  google_account_differs: 409,

  image_kind_unsupported: 415,
  image_pixels_too_many: 413,
  image_unreadable: 422,
  sign_in_again: 403,
  account_owns_company: 409,

  invite_code_invalid: 404,
  company_limit: 409,
  owner_cannot_be_removed: 409,
  owner_role_fixed: 409,
  member_not_found: 404,
  ownership_not_offered: 404,
  ownership_already_offered: 409,
  ownership_already_yours: 409,
  time_zone_unknown: 422,
  company_closed: 403,
  company_not_closed: 409,
  company_name_wrong: 422,
  company_days_full: 409,
  chat_access_owner_only: 403,
  owner_must_hand_over: 409,

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
  sign_in_step_over: 'Bước xác thực này đã hết hạn. Hãy đăng nhập lại từ đầu.',
  code_wrong: 'Mã không đúng hoặc đã dùng rồi. Hãy thử mã mới nhất.',
  proof_required: 'Hãy xác nhận lại rằng đây là bạn.',
  two_factor_on: 'Xác thực hai bước đã bật.',
  two_factor_off: 'Xác thực hai bước chưa bật.',
  totp_setup_over: 'Lần cài đặt này đã hết hạn. Hãy bắt đầu lại.',
  passkey_refused: 'Không xác nhận được passkey này. Vui lòng thử lại.',
  passkey_known: 'Passkey này đã có trong tài khoản của bạn.',
  passkey_limit: 'Bạn đã có quá nhiều passkey. Hãy xóa bớt một passkey cũ.',
  passkey_not_found: 'Không tìm thấy passkey này.',
  passkeys_impossible: 'Không dùng được passkey ở địa chỉ này.',
  login_session_not_found: 'Không tìm thấy phiên đăng nhập này.',
  registration_password_wrong: 'Mật khẩu không đúng với lần đăng ký gần nhất.',
  verification_link_invalid: 'Liên kết này đã dùng, đã hết hạn hoặc thuộc một tài khoản khác.',
  email_already_verified: 'Email của bạn đã được xác nhận.',
  google_not_configured: 'Máy chủ này chưa bật đăng nhập bằng Google. Hãy dùng email và mật khẩu.',
  google_failed: 'Đăng nhập bằng Google không thành công',
  google_refused: 'Đăng nhập bằng Google không thành công: bạn đã không cho phép.',
  google_email_unverified: 'Đăng nhập bằng Google không thành công: Google chưa xác nhận địa chỉ email này.',
  google_account_differs:
    'Đăng nhập bằng Google không thành công: email này đã liên kết với một tài khoản Google khác. Hãy đăng nhập bằng mật khẩu.',

  image_kind_unsupported: 'Hãy chọn ảnh JPEG, PNG hoặc WebP (không phải ảnh động).',
  image_pixels_too_many: 'Ảnh quá lớn. Hãy chọn ảnh có tối đa 50 triệu điểm ảnh.',
  image_unreadable: 'Không đọc được ảnh này. Hãy chọn một ảnh khác.',
  sign_in_again: 'Để bảo vệ tài khoản, hãy đăng nhập lại rồi làm việc này trong vòng {minutes} phút.',
  account_owns_company: 'Bạn là chủ sở hữu của {companies}. Hãy chuyển quyền sở hữu hoặc xóa công ty trước.',

  invite_code_invalid: 'Mã mời không hợp lệ hoặc đã hết hạn',
  company_limit: 'Bạn đã ở quá nhiều công ty.',
  owner_cannot_be_removed: 'Không thể xóa chủ sở hữu công ty!',
  owner_role_fixed: 'Không thể thay đổi vai trò của chủ sở hữu công ty!',
  member_not_found: 'Không tìm thấy thành viên này.',
  ownership_not_offered: 'Lời mời nhận quyền sở hữu không còn hiệu lực.',
  ownership_already_offered: 'Bạn đang chờ một người khác trả lời. Hãy rút lời mời đó trước.',
  ownership_already_yours: 'Bạn đang là chủ sở hữu của công ty này.',
  time_zone_unknown: 'Múi giờ không hợp lệ.',
  company_closed: 'Công ty này đang chờ xóa.',
  company_not_closed: 'Công ty này đang hoạt động.',
  company_name_wrong: 'Tên công ty chưa khớp. Hãy gõ lại đúng tên.',
  company_days_full: 'Công ty đã có quá nhiều ngày riêng. Hãy xóa bớt rồi thêm lại.',
  chat_access_owner_only: 'Chỉ chủ sở hữu mới đổi được ai dùng Chat AI.',
  owner_must_hand_over: 'Bạn là chủ sở hữu. Hãy chuyển giao hoặc xóa công ty trước khi rời đi.',

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
