import type { HelpTopic } from './meeting-help.rules.ts';

const how = 'sao|thế nào|kiểu gì|ở đâu|chỗ nào|cách|đâu|được không';
const meetingPage = { label: 'Mở Lịch họp', path: '/meetings' } as const;

/** What people ask of single pages and steps; of two that fit the first counts. */
export const pageTopics = {
  'restore-meeting': {
    says: ['khôi phục|phục hồi|lấy lại|hoàn tác', 'họp|lịch|cuộc|buổi', how],
    text: 'Vừa hủy cuộc họp thì bấm “Hoàn tác” ở thông báo hiện ra, trong 20 giây, trước khi thư báo hủy được gửi. Quá lúc đó cuộc họp đã hủy không mở lại được: ở trang của nó bấm nút ba chấm, chọn “Nhân bản cuộc họp” để tạo lại.',
    page: meetingPage,
  },
  'change-notified': {
    says: ['hủy|huỷ|dời|đổi giờ', 'mọi người|người dự|người họp|người được mời', 'báo|thư|mail|thông báo'],
    text: 'Khi bạn xác nhận, người được mời nhận thông báo và thư về giờ mới hoặc việc hủy. Thư đi sau 20 giây để bạn kịp hoàn tác.',
    page: null,
  },
  'answer-invitation': {
    says: ['trả lời|nhận lời|từ chối|xác nhận', 'lời mời|thư mời|mời họp', how],
    text: 'Trả lời lời mời ở trang của cuộc họp, phần “Bạn có dự được không?”, hoặc ở “Trang chủ” bằng nút “Nhận lời”, “Từ chối”. Cũng nói được ở đây, ví dụ: nhận lời họp giao ban.',
    page: { label: 'Mở Trang chủ', path: '/dashboard' },
  },
  papers: {
    says: ['gắn|đính kèm|thêm|tải|up|upload|đưa|gửi kèm', 'file|tệp|tài liệu|slide', how],
    text: 'Tài liệu của cuộc họp thêm ở trang của cuộc họp, tab “Chuẩn bị”, phần “Tài liệu”, nút “Thêm tài liệu” (PDF, Word, Excel, PowerPoint, ảnh hoặc văn bản, tối đa 20 MB). Biên bản không có tệp đính kèm riêng; bản quét chữ ký tải lên ở bước ký.',
    page: meetingPage,
  },
  'edit-minutes': {
    says: ['biên bản', 'sửa|chỉnh|đính chính|mở lại', how],
    text: 'Biên bản đang soạn hay đang lấy góp ý sửa ở trang của cuộc họp, tab “Biên bản”. Đã thông qua mà chưa ai ký thì bấm “Sửa lại” để lấy góp ý và thông qua lại; đã có chữ ký thì lập bản mới thay thế hoặc bản đính chính.',
    page: meetingPage,
  },
  'adopt-minutes': {
    says: ['duyệt|thông qua', 'biên bản', how],
    text: 'Chủ trì thông qua biên bản ở trang của cuộc họp, tab “Biên bản”, nút “Thông qua biên bản”. Trợ lý không duyệt hay ký thay ai.',
    page: meetingPage,
  },
  'draft-minutes': {
    says: ['biên bản', 'tự|soạn|viết|lập|tạo|làm', how],
    text: 'Dự thảo biên bản được soạn từ chương trình, điểm danh, ghi chú, biểu quyết và bản gỡ băng đã phân tích: ở trang của cuộc họp, tab “Biên bản”, hoặc nói ở đây, ví dụ: soạn biên bản họp giao ban. Điều máy đọc được mà chưa ai duyệt thì ghi rõ để bạn xem lại; không biên bản nào tự được thông qua.',
    page: meetingPage,
  },
  agenda: {
    says: ['chương trình|nội dung họp|agenda', 'thêm|sửa|soạn|lập|xếp|ghi', how],
    text: 'Chương trình họp soạn ở trang của cuộc họp, tab “Chuẩn bị”, hoặc nói ở đây, ví dụ: thêm mục ngân sách 15 phút vào họp giao ban.',
    page: meetingPage,
  },
  exports: {
    says: ['xuất|tải|in|export', 'excel|csv|xlsx|pdf'],
    text: 'Việc từ các cuộc họp tải PDF và Excel ở “Theo dõi kết luận”; biên bản tải PDF và Word ở tab “Biên bản” của cuộc họp; số liệu tải Excel, PDF và CSV ở trang “Phân tích”. Sổ quyết định chưa xuất thành tệp.',
    page: { label: 'Mở Theo dõi kết luận', path: '/meetings/follow-ups' },
  },
  polls: {
    says: ['bình chọn|hỏi giờ|hỏi mọi người|thăm dò', how],
    text: 'Hỏi mọi người giờ nào được: ở “Tìm giờ” bấm “Hỏi mọi người”; mỗi người chọn những giờ dự được rồi bạn chốt một giờ. Cũng nói được ở đây, ví dụ: bình chọn giờ họp giá, thứ Ba 14h hay thứ Tư 10h, hỏi An và Bình.',
    page: { label: 'Tìm giờ họp', path: '/meetings/find-time' },
  },
  extensions: {
    says: ['lùi hạn|gia hạn|dời hạn|thêm hạn|đổi hạn', how],
    text: 'Xin lùi hạn ở “Việc của tôi”: ở việc đó chọn “Xin lùi hạn”, ghi hạn mới và lý do; người giao việc trả lời. Cũng nói được ở đây, ví dụ: xin lùi hạn việc báo giá đến thứ Sáu.',
    page: { label: 'Mở Việc của tôi', path: '/meetings/my-tasks' },
  },
  'follow-ups': {
    says: ['theo dõi|giục|nhắc người', 'việc|kết luận', how],
    text: 'Việc từ các cuộc họp theo dõi ở “Theo dõi kết luận”: lọc theo tình trạng, nhắc người phụ trách, tải PDF hoặc Excel. Việc của bạn và việc bạn giao ở “Việc của tôi”.',
    page: { label: 'Mở Theo dõi kết luận', path: '/meetings/follow-ups' },
  },
  votes: {
    says: ['biểu quyết|bỏ phiếu|điểm danh', how],
    text: 'Điểm danh, ghi chú và biểu quyết ở phòng họp: mở trang của cuộc họp, bấm “Vào họp”, chọn “Điểm danh”, “Ghi chú” hay “Biểu quyết”. Chủ trì và thư ký điểm danh và mở biểu quyết.',
    page: meetingPage,
  },
  'share-screen': {
    says: ['chia sẻ màn hình|share màn hình|trình chiếu|gọi video', how],
    text: 'Hình, tiếng và chia sẻ màn hình là của ứng dụng họp trực tuyến ở liên kết của cuộc họp, Họp Gọn không gọi video. Phòng họp trong Họp Gọn có chương trình, ghi chú, điểm danh và biểu quyết.',
    page: meetingPage,
  },
  duplicate: {
    says: ['nhân bản|sao chép|copy', 'họp|cuộc|buổi|lịch', how],
    text: 'Sao chép một cuộc họp: ở trang của nó bấm nút ba chấm, chọn “Nhân bản cuộc họp”.',
    page: meetingPage,
  },
  'past-import': {
    says: ['nhập|import|đưa|tải', 'họp cũ|buổi cũ|cuộc cũ|nhiều tệp|nhiều file|thư mục', how],
    text: 'Nhiều bản gỡ băng của cuộc họp cũ nhập một lần ở “Nhập cuộc họp cũ”: bạn xem trước, sửa giờ và tên, nhập rồi vẫn hoàn tác được.',
    page: { label: 'Nhập cuộc họp cũ', path: '/meetings/import' },
  },
  'verify-minutes': {
    says: ['kiểm tra|xác minh|mã kiểm tra', 'biên bản', how],
    text: 'Biên bản có mã kiểm tra in ở cuối trang cuối: nhập mã hoặc chọn tệp PDF ở trang “Kiểm tra biên bản”, ai cũng dùng được.',
    page: { label: 'Kiểm tra biên bản', path: '/verify-minutes' },
  },
  'minutes-settings': {
    says: ['mẫu|số hiệu|thể thức|cách thông qua', 'biên bản|word', how],
    text: 'Số và thể thức, cách thông qua và mẫu Word riêng của biên bản ở “Cài đặt”, mục “Biên bản”. Chủ sở hữu và quản trị viên đổi được.',
    page: { label: 'Mở Cài đặt biên bản', path: '/settings/minutes' },
  },
  figures: {
    says: ['số liệu|thống kê|báo cáo', how],
    text: 'Số giờ họp, việc đúng hạn và các chuỗi họp ở trang “Phân tích”: của bạn, của phòng ban và công ty nếu bạn được xem; tải được Excel, PDF và CSV.',
    page: { label: 'Mở Phân tích', path: '/analytics' },
  },
  'days-off': {
    says: ['ngày nghỉ|nghỉ lễ|lịch nghỉ|ngày lễ|nghỉ bù', 'thêm|khai báo|đổi|sửa|nhập|đặt|cài|xem'],
    text: 'Ngày nghỉ của công ty ở “Cài đặt”, mục “Ngày nghỉ”. Chủ sở hữu và quản trị viên đổi được; trợ lý nhắc khi đặt lịch vào ngày nghỉ.',
    page: { label: 'Mở Ngày nghỉ', path: '/settings/days' },
  },
  'own-leave': {
    says: ['nghỉ phép|đơn xin nghỉ', 'app|phần mềm|hệ thống|ở đây|trên này'],
    text: 'Họp Gọn không có đơn xin nghỉ phép. Ở đây bạn ghi chú riêng được, hoặc từ chối các cuộc họp trong ngày đó.',
    page: null,
  },
  'meeting-rules': {
    says: ['quy định họp|không họp buổi|cấm họp|giờ họp tối đa|cấm trùng', how],
    text: 'Quy định họp (buổi không họp, số giờ họp tối đa mỗi tuần) và việc cấm trùng lịch, trùng phòng ở “Cài đặt”, mục “Công ty”.',
    page: { label: 'Mở Cài đặt', path: '/settings' },
  },
  retention: {
    says: ['lưu giữ|giữ bao lâu|giữ trong bao lâu|tự xóa|xóa dữ liệu cũ|xóa họp cũ'],
    text: 'Công ty giữ cuộc họp và bản gỡ băng bao lâu do chủ sở hữu đặt ở “Cài đặt”, mục “Lưu giữ”, sau khi xem trước những gì sẽ bị xóa.',
    page: { label: 'Mở Lưu giữ', path: '/settings/retention' },
  },
  history: {
    says: ['nhật ký|lịch sử thay đổi|ai sửa|ai đã sửa|ai đổi|ai xóa', how],
    text: 'Thay đổi của một cuộc họp: ở trang của nó bấm nút ba chấm, chọn “Lịch sử thay đổi”. Nhật ký của cả công ty ở “Cài đặt”, mục “Nhật ký”, cho chủ sở hữu và quản trị viên.',
    page: { label: 'Mở Nhật ký', path: '/settings/audit' },
  },
  backups: {
    says: ['sao lưu|backup|tình trạng hệ thống|tình trạng máy chủ', how],
    text: 'Chủ sở hữu xem sao lưu, phiên bản và thư chưa gửi được ở “Cài đặt”, mục “Tình trạng hệ thống”; người vận hành máy chủ đặt việc sao lưu.',
    page: { label: 'Mở Tình trạng hệ thống', path: '/settings/system' },
  },
  models: {
    says: ['mô hình|model|chatgpt|gemini|claude|openai', 'đổi|chọn|bật|tắt|cài|nối|thêm', how],
    text: 'Mô hình AI của công ty chọn ở “Cài đặt”, mục “Mô hình AI”. Không có mô hình nào thì trợ lý dùng bộ máy tại chỗ.',
    page: { label: 'Mở Mô hình AI', path: '/settings/models' },
  },
  shortcuts: {
    says: ['phím tắt|bàn phím'],
    text: 'Bấm phím ? để xem các phím tắt, Ctrl+K để mở ô “Tìm hoặc ra lệnh”.',
    page: null,
  },
  sessions: {
    says: ['phiên đăng nhập|đăng xuất|thiết bị lạ|đăng nhập ở máy khác', how],
    text: 'Những nơi bạn đang đăng nhập ở trang “Hồ sơ”, phần “Bảo mật”, mục “Phiên đăng nhập”; ở đó kết thúc được phiên khác. Đăng xuất trong trình đơn có tên bạn.',
    page: { label: 'Mở Hồ sơ', path: '/profile' },
  },
  companies: {
    says: ['chuyển|đổi|tham gia|vào|tạo|lập', 'công ty khác|công ty mới|nhiều công ty', how],
    text: 'Chuyển sang công ty khác, tham gia bằng mã mời hay tạo công ty mới ở trình đơn có tên bạn.',
    page: null,
  },
} as const satisfies Record<string, HelpTopic>;
