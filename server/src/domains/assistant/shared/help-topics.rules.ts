/** Something people ask of the product itself: how it is asked, what the answer is, and the page where it is done. */
interface HelpTopic {
  /** Words that all stand in the question, each in one of its forms. */
  readonly says: readonly string[];
  readonly text: string;
  readonly page: { readonly label: string; readonly path: string } | null;
}

const topics = {
  'forgotten-password': {
    says: ['quên|không nhớ', 'mật khẩu|password|pass'],
    text: 'Quên mật khẩu: ở trang đăng nhập, chọn “Quên mật khẩu?”, nhập email rồi mở liên kết trong thư (dùng được 30 phút) để đặt mật khẩu mới.',
    page: { label: 'Đặt lại mật khẩu', path: '/forgot-password' },
  },
  'change-password': {
    says: ['đổi|thay|sửa|đặt lại', 'mật khẩu|password|pass'],
    text: 'Đổi mật khẩu ở trang Hồ sơ, mục Bảo mật. Các phiên đăng nhập khác của bạn sẽ kết thúc.',
    page: { label: 'Mở Hồ sơ', path: '/profile' },
  },
  'own-name': {
    says: [
      'đổi|sửa|thay',
      'tên hiển thị|tên của tôi|tên của em|tên của mình|tên tôi|tên mình|họ tên|tên tài khoản',
    ],
    text: 'Đổi tên hiển thị ở trang Hồ sơ: bấm Chỉnh sửa, sửa họ tên rồi lưu.',
    page: { label: 'Mở Hồ sơ', path: '/profile' },
  },
  'own-picture': {
    says: ['đổi|thay|up|tải|thêm', 'ảnh đại diện|avatar|ảnh hồ sơ|hình đại diện|ảnh của tôi|hình nền hồ sơ'],
    text: 'Đổi ảnh đại diện ở trang Hồ sơ: bấm vào ảnh rồi chọn ảnh mới.',
    page: { label: 'Mở Hồ sơ', path: '/profile' },
  },
  'two-factor': {
    says: ['xác thực hai bước|xác thực 2 bước|2fa|hai lớp|2 lớp|passkey|khóa truy cập|mã otp'],
    text: 'Xác thực hai bước và passkey bật ở trang Hồ sơ, mục Bảo mật.',
    page: { label: 'Mở Hồ sơ', path: '/profile' },
  },
  notifications: {
    says: ['tắt|bật|chỉnh|đổi|cài', 'thông báo|nhắc họp|mail nhắc|email nhắc|nhắc nhở'],
    text: 'Chọn thông báo và cách nhắc họp ở trang Hồ sơ, mục Thông báo.',
    page: { label: 'Mở Hồ sơ', path: '/profile' },
  },
  'invite-members': {
    says: [
      'mời|thêm|cho|add|tạo tài khoản',
      'người mới|nhân viên mới|nhân viên|thành viên|đồng nghiệp|người vào công ty|người vào hệ thống',
      'sao|thế nào|kiểu gì|ở đâu|chỗ nào|cách|làm gì|được không|như nào',
    ],
    text: 'Mời người vào công ty ở trang Quản lý công ty: bấm Mời thành viên, gửi thư mời hoặc đưa mã mời. Người mới nhập mã mời khi đăng ký; nếu công ty bật duyệt, chủ sở hữu hoặc quản trị viên duyệt sau đó.',
    page: { label: 'Mở Quản lý công ty', path: '/company-management' },
  },
  'invite-code': {
    says: ['mã mời|mã công ty|code công ty', 'đâu|xem|lấy|đổi|là gì|gửi|sao'],
    text: 'Mã mời của công ty ở trang Quản lý công ty; mọi thành viên xem được, chủ sở hữu và quản trị viên đổi được.',
    page: { label: 'Mở Quản lý công ty', path: '/company-management' },
  },
  rooms: {
    says: ['thêm|tạo|sửa|khai báo', 'phòng họp', 'sao|thế nào|kiểu gì|ở đâu|chỗ nào|cách'],
    text: 'Phòng họp thêm và sửa ở Cài đặt công ty, mục Phòng họp (chủ sở hữu và quản trị viên).',
    page: { label: 'Mở Phòng họp', path: '/settings/rooms' },
  },
  'import-calendar': {
    says: [
      'nhập|import|chuyển|đưa|đồng bộ|kết nối|tải',
      'outlook|google calendar|lịch google|ics|file lịch|lịch cũ',
    ],
    text: 'Nhập lịch từ tệp .ics (xuất từ Outlook hoặc Google Calendar): mở Lịch họp, chọn Nhập lịch rồi chọn tệp .ics; xem trước xong mới nhập, và hoàn tác được.',
    page: { label: 'Mở Lịch họp', path: '/meetings' },
  },
  'calendar-feed': {
    says: ['xem|đưa|kết nối|đồng bộ|thêm|hiện', 'lịch', 'điện thoại|iphone|android|google|apple|máy tính'],
    text: 'Xem lịch họp trong điện thoại hay lịch khác: ở trang Hồ sơ, mục Lịch trên máy khác, tạo địa chỉ lịch riêng rồi thêm vào ứng dụng lịch.',
    page: { label: 'Mở Hồ sơ', path: '/profile' },
  },
  transcript: {
    says: [
      'tải|up|upload|dán|đưa|thêm',
      'bản gỡ băng|transcript|file ghi âm|bản ghi',
      'sao|thế nào|kiểu gì|ở đâu|chỗ nào|cách',
    ],
    text: 'Bản gỡ băng thêm ở trang của cuộc họp, thẻ Bản gỡ băng: tải tệp lên hoặc dán văn bản. Người tổ chức, chủ trì và thư ký làm được.',
    page: { label: 'Mở Lịch họp', path: '/meetings' },
  },
  minutes: {
    says: ['biên bản', 'ở đâu|chỗ nào|xem đâu|tải|xuất|in', 'sao|thế nào|kiểu gì|ở đâu|chỗ nào|cách|đâu'],
    text: 'Biên bản ở trang của cuộc họp, thẻ Biên bản; biên bản đã thông qua tải được bản PDF và Word. Sổ biên bản của công ty ở Lịch họp.',
    page: { label: 'Mở Lịch họp', path: '/meetings' },
  },
  glossary: {
    says: ['thuật ngữ|từ viết tắt|từ điển|bảng từ', 'thêm|sửa|ở đâu|chỗ nào|cách'],
    text: 'Thuật ngữ của công ty thêm và sửa ở Cài đặt công ty, mục Thuật ngữ.',
    page: { label: 'Mở Thuật ngữ', path: '/settings/glossary' },
  },
  roles: {
    says: ['đổi|cấp|phân|thêm|chuyển', 'quyền|vai trò|quản trị viên|chủ sở hữu'],
    text: 'Vai trò của thành viên đổi ở trang Quản lý công ty: mở menu của người đó rồi chọn vai trò. Chỉ chủ sở hữu đổi được.',
    page: { label: 'Mở Quản lý công ty', path: '/company-management' },
  },
  'leave-company': {
    says: ['rời|thoát|nghỉ', 'công ty', 'sao|thế nào|kiểu gì|ở đâu|chỗ nào|cách|được không'],
    text: 'Rời công ty ở trang Cài đặt. Các cuộc họp sắp tới của bạn sẽ bỏ tên bạn, biên bản đã có vẫn giữ tên.',
    page: { label: 'Mở Cài đặt', path: '/settings' },
  },
  'dark-mode': {
    says: ['giao diện|chế độ|màu|theme', 'tối|sáng|dark|light'],
    text: 'Giao diện sáng, tối đổi ở trang Cài đặt, mục Giao diện.',
    page: { label: 'Mở Cài đặt', path: '/settings' },
  },
  'delete-account': {
    says: ['xóa|xoá', 'tài khoản'],
    text: 'Xóa tài khoản ở trang Hồ sơ, mục Tài khoản. Nên tải dữ liệu của bạn về trước.',
    page: { label: 'Mở Hồ sơ', path: '/profile' },
  },
  'find-time': {
    says: ['tìm|xem', 'giờ trống|giờ rảnh chung|lịch trống chung', 'sao|thế nào|kiểu gì|ở đâu|chỗ nào|cách'],
    text: 'Tìm giờ họp chung ở Lịch họp, chọn Tìm giờ họp; hoặc hỏi ngay ở đây: “Khi nào họp được với An và Bình?”.',
    page: { label: 'Tìm giờ họp', path: '/meetings/find-time' },
  },
} as const satisfies Record<string, HelpTopic>;

export type HelpTopicId = keyof typeof topics;

const isTopicId = (id: string): id is HelpTopicId => id in topics;

/** By topic, the one help text of the product for each. */
export const helpTopics: Readonly<Record<HelpTopicId, HelpTopic>> = topics;

export const helpTopicIds: readonly HelpTopicId[] = Object.keys(topics).filter(isTopicId);
