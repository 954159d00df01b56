import { type HelpTopic, meetingTopics } from './meeting-help.rules.ts';
import { pageTopics } from './page-help.rules.ts';

const topics = {
  assistant: {
    says: [
      '(?:bạn|mày|m|cậu|bot|trợ lý|em) (?:là (?:ai|bot|robot|máy|gì|chatgpt|người hay)|có phải (?:người|máy|robot))',
    ],
    text: 'Đây là trợ lý của Họp Gọn, một phần mềm, không phải người. Trợ lý trả lời về lịch, việc và nội dung các cuộc họp bạn được xem, soạn cuộc họp, việc, thư; mọi thay đổi chờ bạn bấm Xác nhận.',
    page: null,
  },
  'forgotten-password': {
    says: ['quên|không nhớ', 'mật khẩu|password|pass'],
    text: 'Quên mật khẩu: ở trang đăng nhập, chọn “Quên mật khẩu?”, nhập email rồi mở liên kết trong thư (dùng được 30 phút) để đặt mật khẩu mới.',
    page: { label: 'Đặt lại mật khẩu', path: '/forgot-password' },
  },
  'change-password': {
    says: ['đổi|thay|sửa|đặt lại', 'mật khẩu|password|pass'],
    text: 'Đổi mật khẩu ở trang “Hồ sơ”, phần “Bảo mật”. Các phiên đăng nhập khác của bạn sẽ kết thúc.',
    page: { label: 'Mở Hồ sơ', path: '/profile' },
  },
  'own-name': {
    says: [
      'đổi|sửa|thay',
      'tên hiển thị|tên của tôi|tên của em|tên của mình|tên tôi|tên mình|họ tên|tên tài khoản',
    ],
    text: 'Đổi tên hiển thị ở trang “Hồ sơ”: bấm “Chỉnh sửa”, sửa họ tên rồi lưu.',
    page: { label: 'Mở Hồ sơ', path: '/profile' },
  },
  'own-picture': {
    says: ['đổi|thay|up|tải|thêm', 'ảnh đại diện|avatar|ảnh hồ sơ|hình đại diện|ảnh của tôi|hình nền hồ sơ'],
    text: 'Đổi ảnh đại diện ở trang “Hồ sơ”: bấm “Đổi ảnh” (hoặc “Thêm ảnh” nếu chưa có) rồi chọn ảnh.',
    page: { label: 'Mở Hồ sơ', path: '/profile' },
  },
  'two-factor': {
    says: ['xác thực hai bước|xác thực 2 bước|2fa|hai lớp|2 lớp|passkey|khóa truy cập|mã otp'],
    text: 'Xác thực hai bước và passkey bật ở trang “Hồ sơ”, phần “Bảo mật”.',
    page: { label: 'Mở Hồ sơ', path: '/profile' },
  },
  'notification-list': {
    says: ['thông báo', 'xem lại|đã đọc|ở đâu|cũ|danh sách', 'sao|thế nào|kiểu gì|ở đâu|chỗ nào|cách'],
    text: 'Mọi thông báo ở trang “Thông báo”, cũng mở được từ chuông ở đầu trang; ở đó đánh dấu đã đọc được.',
    page: { label: 'Mở Thông báo', path: '/notifications' },
  },
  'quiet-hours': {
    says: ['thông báo|nhắc', 'buổi tối|ban đêm|giờ yên lặng|ngoài giờ|cuối tuần|ngày nghỉ'],
    text: 'Giờ yên lặng ở “Cài đặt”, mục “Thông báo”: trong những giờ đó, và cả ngày nghỉ nếu bạn chọn, thông báo đẩy chờ lại; chuông và email vẫn gửi.',
    page: { label: 'Mở Cài đặt thông báo', path: '/settings/notifications' },
  },
  'push-notifications': {
    says: ['thông báo', 'điện thoại|thông báo đẩy|trình duyệt'],
    text: 'Thông báo đẩy bật ở “Cài đặt”, mục “Thông báo”, phần “Thông báo đẩy”, trên từng trình duyệt của máy tính hay điện thoại.',
    page: { label: 'Mở Cài đặt thông báo', path: '/settings/notifications' },
  },
  notifications: {
    says: ['tắt|bật|chỉnh|đổi|cài', 'thông báo|nhắc họp|mail nhắc|email nhắc|nhắc nhở'],
    text: 'Chọn từng loại thông báo qua chuông, email hay thông báo đẩy ở “Cài đặt”, mục “Thông báo”; nhắc trước bao lâu thì ở trang “Hồ sơ”, phần “Giờ nhắc”.',
    page: { label: 'Mở Cài đặt thông báo', path: '/settings/notifications' },
  },
  'invite-members': {
    says: [
      'mời|thêm|cho|add|tạo tài khoản',
      'người mới|nhân viên mới|nhân viên|thành viên|đồng nghiệp|người vào công ty|người vào hệ thống',
      'sao|thế nào|kiểu gì|ở đâu|chỗ nào|cách|làm gì|được không|như nào',
    ],
    text: 'Mời người vào công ty ở trang “Quản lý công ty”: bấm “Mời thành viên”, gửi thư mời hoặc đưa mã mời. Người mới tạo tài khoản, chọn “Tham gia công ty” rồi nhập mã; nếu công ty bật duyệt, chủ sở hữu hoặc quản trị viên duyệt sau đó.',
    page: { label: 'Mở Quản lý công ty', path: '/company-management' },
  },
  'invite-code': {
    says: ['mã mời|mã công ty|code công ty', 'đâu|xem|lấy|đổi|là gì|gửi|sao'],
    text: 'Mã mời của công ty ở trang “Quản lý công ty”, nút “Mời thành viên”; mọi thành viên xem được. Chủ sở hữu đổi mã ở “Trang chủ”, phần “Mã mời”.',
    page: { label: 'Mở Quản lý công ty', path: '/company-management' },
  },
  rooms: {
    says: ['thêm|tạo|sửa|khai báo', 'phòng họp', 'sao|thế nào|kiểu gì|ở đâu|chỗ nào|cách'],
    text: 'Phòng họp thêm và sửa ở “Cài đặt”, mục “Phòng họp”. Chủ sở hữu và quản trị viên làm được.',
    page: { label: 'Mở Phòng họp', path: '/settings/rooms' },
  },
  'import-calendar': {
    says: [
      'nhập|import|chuyển|đưa|đồng bộ|kết nối|tải',
      'outlook|google calendar|lịch google|ics|file lịch|lịch cũ',
    ],
    text: 'Chọn tệp .ics xuất từ Google Calendar, Outlook hay Lịch của Apple. Bạn xem trước từng cuộc họp rồi mới nhập, và hoàn tác được.',
    page: null,
  },
  'calendar-feed': {
    says: [
      'xem|đưa|kết nối|nối|gắn|liên kết|đồng bộ|sync|thêm|hiện|sub|subscribe|đăng ký|link',
      'lịch|calendar',
      'điện thoại|iphone|android|google|gg|ics|apple|outlook|máy tính',
    ],
    text: 'Xem lịch họp trong điện thoại hay lịch khác: ở trang “Hồ sơ”, phần “Lịch họp trong ứng dụng khác”, tạo địa chỉ lịch riêng rồi thêm vào ứng dụng lịch.',
    page: { label: 'Mở Hồ sơ', path: '/profile' },
  },
  glossary: {
    says: ['thuật ngữ|từ viết tắt|từ điển|bảng từ', 'thêm|sửa|ở đâu|chỗ nào|cách'],
    text: 'Thuật ngữ của công ty nằm ở “Cài đặt”, mục “Từ điển”. Ai cũng đề xuất được; chủ sở hữu và quản trị viên thêm, sửa và xóa.',
    page: { label: 'Mở Từ điển', path: '/settings/glossary' },
  },
  roles: {
    says: ['đổi|cấp|phân|thêm|chuyển', 'quyền|vai trò|quản trị viên|chủ sở hữu'],
    text: 'Vai trò của thành viên đổi ở trang “Quản lý công ty”: bấm “Đổi vai trò” ở người đó. Chủ sở hữu và quản trị viên làm được; vai trò chủ sở hữu chỉ đổi khi chuyển quyền sở hữu.',
    page: { label: 'Mở Quản lý công ty', path: '/company-management' },
  },
  'working-hours': {
    says: ['giờ làm|thời gian làm việc|múi giờ|nghỉ trưa', 'đổi|sửa|thêm|chỉnh|cài|đặt|xem'],
    text: 'Giờ làm việc, nghỉ trưa và múi giờ của công ty ở “Cài đặt”, mục “Công ty”, phần “Thời gian làm việc”. Chủ sở hữu và quản trị viên đổi được.',
    page: { label: 'Mở Cài đặt', path: '/settings' },
  },
  'import-tasks': {
    says: ['nạp|nhập|import|tải lên|đưa|up', 'excel|csv|bảng tính|google sheet|word'],
    text: 'Trợ lý chưa nhập được việc hay lịch từ Excel. Lịch nhập được từ tệp .ics; việc thì bạn nói từng việc ở đây, ví dụ: giao Mai gửi sao kê, hạn 5/12.',
    page: null,
  },
  'leave-company': {
    says: ['rời|thoát|nghỉ', 'công ty', 'sao|thế nào|kiểu gì|ở đâu|chỗ nào|cách|được không'],
    text: 'Rời công ty ở “Cài đặt”, mục “Công ty”, phần “Rời đi và xóa”. Bạn được rút khỏi các cuộc họp sắp tới; biên bản đã có vẫn giữ tên bạn.',
    page: { label: 'Mở Cài đặt', path: '/settings' },
  },
  'dark-mode': {
    says: ['giao diện|chế độ|màu|theme|nền|dark mode|darkmode', 'tối|sáng|dark|light'],
    text: 'Giao diện sáng, tối đổi ở “Cài đặt”, mục “Cá nhân”, phần “Giao diện”.',
    page: { label: 'Mở Cài đặt cá nhân', path: '/settings/account' },
  },
  'delete-account': {
    says: ['xóa|xoá', 'tài khoản'],
    text: 'Xóa tài khoản ở “Cài đặt”, mục “Cá nhân”, phần “Xóa tài khoản”. Nên tải dữ liệu của bạn về trước, ở phần “Dữ liệu của tôi” cùng trang.',
    page: { label: 'Mở Cài đặt cá nhân', path: '/settings/account' },
  },
  'own-chat': {
    says: [
      'tin nhắn|tin này|tin vừa gửi|tin nhầm|cuộc trò chuyện|trò chuyện này|đoạn chat|khung chat|lịch sử chat',
      'ai đọc|đọc được|ai thấy|ai xem|người khác|xóa|xoá|riêng tư',
    ],
    text: 'Cuộc trò chuyện với trợ lý chỉ mình bạn mở được, không ai nhận tin bạn gõ ở đây. Không xóa được từng tin; cả cuộc trò chuyện thì xóa ở danh sách trò chuyện, cuộc họp và việc đã tạo từ đó vẫn còn.',
    page: null,
  },
  'own-data': {
    says: [
      'ai|trợ lý|bot|app|phần mềm|dữ liệu|data|chạy',
      'model gì|mô hình nào|model nào|gửi data|gửi dữ liệu|ra ngoài|lưu ở đâu|bảo mật không',
    ],
    text: 'Trợ lý đọc tin nhắn bằng bộ máy riêng chạy ngay trên máy chủ này, không gửi nội dung ra ngoài. Chỉ khi người vận hành bật một mô hình ngôn ngữ thì phần cần trả lời mới được gửi tới đó; họp kín thì không bao giờ.',
    page: null,
  },
  'on-phone': {
    says: ['điện thoại|iphone|android|di động|mobile', 'cài|app|ứng dụng|dùng|mở|xài'],
    text: 'Họp Gọn chạy trong trình duyệt, trên máy tính và điện thoại; trình duyệt cài được nó ra màn hình chính như một ứng dụng, bằng lệnh cài đặt ứng dụng trong trình đơn của trình duyệt.',
    page: null,
  },
  ...meetingTopics,
  ...pageTopics,
} as const satisfies Record<string, HelpTopic>;

export type HelpTopicId = keyof typeof topics;

const isTopicId = (id: string): id is HelpTopicId => id in topics;

/** By topic, the one help text of the product for each. */
export const helpTopics: Readonly<Record<HelpTopicId, HelpTopic>> = topics;

export const helpTopicIds: readonly HelpTopicId[] = Object.keys(topics).filter(isTopicId);
