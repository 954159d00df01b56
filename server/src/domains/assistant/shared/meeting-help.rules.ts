/** Something people ask of the product itself: how it is asked, what the answer is, and the page where it is done. */
export interface HelpTopic {
  /** Words that all stand in the question, each in one of its forms. */
  readonly says: readonly string[];
  readonly text: string;
  readonly page: { readonly label: string; readonly path: string } | null;
}

/** What people ask of meetings and their minutes; of two that fit the first counts. */
export const meetingTopics = {
  'invitation-letter': {
    says: ['giấy mời', 'in|tạo|tải|xuất|làm|ký', 'sao|thế nào|kiểu gì|ở đâu|chỗ nào|cách|đâu'],
    text: 'Giấy mời để in và ký tạo ở trang của cuộc họp: bấm nút ba chấm, chọn “Giấy mời”.',
    page: { label: 'Mở Lịch họp', path: '/meetings' },
  },
  'guests-notified': {
    says: [
      'khách|người ngoài|đối tác',
      'được báo|báo|nhận thư|nhận mail|gửi thư|biết',
      'không|chưa|sao|thế nào',
    ],
    text: 'Khách có email trong cuộc họp nhận thư khi được mời, khi cuộc họp đổi giờ, đổi nơi hay bị hủy. Thư chỉ đi sau khi bạn bấm Xác nhận.',
    page: null,
  },
  guests: {
    says: [
      'khách|người ngoài|đối tác|khách hàng|nhà cung cấp',
      'mời|vào họp|vào được|không vào|dự họp|tham gia|họp online|vào phòng|thêm|cần',
      'tài khoản|ngoài công ty|khách ngoài|người ngoài|bên ngoài|đối tác',
    ],
    text: 'Khách ngoài công ty không cần tài khoản: ở trang của cuộc họp, phần khách mời, nhập email và tên của khách. Khách nhận thư mời có giờ, nơi họp và đường vào họp trực tuyến nếu cuộc họp có.',
    page: { label: 'Mở Lịch họp', path: '/meetings' },
  },
  'join-online': {
    says: [
      'vào|vô|join|link|đường dẫn|đường link|nghe|mic|micro|camera',
      'họp|meeting|phòng',
      'không nghe|không vào|không vô|online|trực tuyến|video|link|đường dẫn|mic|micro|camera|mất tiếng',
    ],
    text: 'Vào họp: mở trang của cuộc họp rồi bấm “Vào họp”; đường vào họp trực tuyến có trong lịch và thư mời. Không nghe, không thấy nhau thì cho trình duyệt dùng micro và camera rồi tải lại trang họp.',
    page: { label: 'Mở Lịch họp', path: '/meetings' },
  },
  series: {
    says: [
      'lặp|lặp lại|định kỳ|hàng tuần|hằng tuần|mỗi tuần',
      'họp|lịch',
      'sao|thế nào|kiểu gì|ở đâu|chỗ nào|cách',
    ],
    text: 'Cuộc họp định kỳ: khi tạo cuộc họp, chọn nhịp ở mục “Lặp lại”; hoặc nói ở đây, ví dụ: họp nhóm với An mỗi thứ Hai lúc 9h.',
    page: { label: 'Mở Lịch họp', path: '/meetings' },
  },
  transcript: {
    says: [
      'tải|up|upload|dán|đưa|thêm|nhập',
      'bản gỡ băng|transcript|file ghi âm|bản ghi',
      'sao|thế nào|kiểu gì|ở đâu|chỗ nào|cách|file|tệp',
    ],
    text: 'Bản gỡ băng thêm ở trang của cuộc họp, tab “Bản gỡ băng”: tải tệp lên (.txt, .vtt, .srt, .docx, .json) hoặc dán văn bản. Người tổ chức, chủ trì và thư ký làm được.',
    page: { label: 'Mở Lịch họp', path: '/meetings' },
  },
  recording: {
    says: [
      'ghi âm|thu âm|ghi hình|record|tự ghi|tự động ghi',
      'tắt|bật|không|dừng|ở đâu|chỗ nào|sao|cách|tự|bấm',
    ],
    text: 'Họp Gọn không tự ghi âm: một cuộc họp chỉ có bản gỡ băng khi người tạo, chủ trì hoặc thư ký tải lên ở tab “Bản gỡ băng”. Không muốn lưu thì đừng tải lên: ở đó chỉ bỏ được phần nối thêm sau cùng; cả bản chỉ bị xóa cùng cuộc họp hoặc theo thời hạn lưu giữ của công ty.',
    page: { label: 'Mở Lịch họp', path: '/meetings' },
  },
  'comment-minutes': {
    says: ['biên bản', 'góp ý|lấy ý kiến|cho ý kiến|mọi người xem|mọi người coi'],
    text: 'Lấy góp ý cho biên bản ở trang của cuộc họp, tab “Biên bản”, nút “Gửi lấy góp ý”: người dự đọc và ghi góp ý vào từng dòng trước khi thông qua. Chủ trì và thư ký gửi được.',
    page: { label: 'Mở Lịch họp', path: '/meetings' },
  },
  'send-minutes': {
    says: [
      'biên bản',
      'gửi|chia sẻ|share|forward|chuyển',
      'khách|người ngoài|đối tác|ngoài công ty|mọi người|cả nhóm|người dự',
    ],
    text: 'Biên bản đã thông qua gửi ở trang của cuộc họp, tab “Biên bản”, phần “Người nhận biên bản”, nút “Gửi qua email”: người dự trong công ty nhận kết luận, việc và liên kết; khách mời chỉ nhận bản PDF, không xem được gì khác. Của họp kín thì khách không nhận gì.',
    page: { label: 'Mở Lịch họp', path: '/meetings' },
  },
  'sign-minutes': {
    says: ['(?<!thư )ký|chữ ký|(?<!thư )kí', 'biên bản|pdf'],
    text: 'Biên bản ký ở trang của cuộc họp, tab “Biên bản”, nút “Ký biên bản”.',
    page: { label: 'Mở Lịch họp', path: '/meetings' },
  },
  minutes: {
    says: [
      'biên bản',
      'ở đâu|chỗ nào|xem|coi|đọc|tìm|mở|tải|xuất|in|export|word|pdf|thấy',
      'sao|thế nào|kiểu gì|ở đâu|chỗ nào|cách|đâu|không thấy',
    ],
    text: 'Biên bản ở trang của cuộc họp, tab “Biên bản”; biên bản tải được bản PDF và Word. “Sổ biên bản” liệt kê các biên bản đã có số mà bạn xem được.',
    page: { label: 'Mở Sổ biên bản', path: '/meetings/register' },
  },
  'decisions-register': {
    says: [
      'xuất|tải|in|copy|export|xem hết',
      'quyết định|kết luận',
      'không|chưa|sao|thế nào|ở đâu|chỗ nào|cách',
    ],
    text: 'Các quyết định nằm ở “Sổ quyết định”, lọc và tìm được theo chữ. Sổ này chưa xuất thành tệp; việc từ các cuộc họp thì tải được PDF và Excel ở “Theo dõi kết luận”.',
    page: { label: 'Mở Sổ quyết định', path: '/meetings/decisions' },
  },
  'secret-votes': {
    says: ['bỏ phiếu|biểu quyết|phiếu', 'kín|giấu tên|ẩn danh|bí mật'],
    text: 'Biểu quyết trong phòng họp chọn được phiếu kín: kết quả không cho biết ai bỏ thế nào. Bình chọn giờ họp thì không kín.',
    page: null,
  },
  'closed-meeting': {
    says: [
      'họp kín|riêng tư|không ai khác|bí mật|ai xem được|ai thấy|ai đọc được|nhìn thấy|mới thấy|mới xem',
      'họp|ghi chú|cuộc|biên bản',
    ],
    text: 'Ai xem được một cuộc họp chọn ở mục “Ai xem được” khi tạo hay sửa cuộc họp. Họp kín không có trong tìm kiếm và Chat AI, thư chỉ ghi giờ và liên kết. Ghi chú và lời nhắc riêng ở đây chỉ mình bạn xem được.',
    page: { label: 'Mở Lịch họp', path: '/meetings' },
  },
  'find-time': {
    says: ['tìm|xem', 'giờ trống|giờ rảnh chung|lịch trống chung', 'sao|thế nào|kiểu gì|ở đâu|chỗ nào|cách'],
    text: 'Tìm giờ họp chung ở “Lịch họp”, nút “Tìm giờ”; hoặc hỏi ngay ở đây, ví dụ: khi nào họp được với An và Bình?',
    page: { label: 'Tìm giờ họp', path: '/meetings/find-time' },
  },
} as const satisfies Record<string, HelpTopic>;
