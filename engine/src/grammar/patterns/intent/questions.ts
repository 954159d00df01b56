import type { Rule } from '../../grammar.ts';

/** What makes a question, and what of meetings that were held is asked. */
export const questionPatterns: readonly Rule<string>[] = [
  [
    '(soạn|lập|làm|viết|dựng|tạo|thảo|khởi tạo|ra|lên) [cho|giúp|hộ] [tôi|mình|em|anh|chị|tui] [cái|bản|dự thảo|bản nháp] biên bản',
    'write-minutes',
  ],
  ['(khi|chừng|bữa|hôm|ngày|lúc|giờ|tuần|khúc|buổi) nào', 'ask-when'],
  [
    '(bao giờ|mấy giờ|mấy h|ngày mấy|thứ mấy|khi mô|hôm mô|bao h|bao lâu nữa|mấy phút nữa|ngày bao nhiêu|tháng mấy|lúc mấy giờ)',
    'ask-when',
  ],
  [
    '(ở đâu|chỗ nào|ở chỗ nào|đâu|phòng nào|phòng mấy|ở phòng nào|chỗ mô|tầng mấy|địa điểm nào|link nào)',
    'ask-where',
  ],
  [
    '(bao nhiêu|mấy|bao nhiêu phần trăm|mấy lần|bao nhiêu lần|bao nhiêu phút|mấy phút|bao nhiêu tiền|mấy tiền)',
    'ask-number',
  ],
  [
    '(bao lâu|mấy tiếng|bao nhiêu tiếng|bao nhiêu giờ|bao nhiêu thời gian|hết bao lâu|mất bao lâu|kéo dài bao lâu|dài bao lâu|dài bao nhiêu)',
    'ask-length',
  ],
  ['(mấy|bao nhiêu) (cuộc|buổi|phiên|cuộc họp|buổi họp)', 'ask-meetings'],
  [
    '(gì|những gì|cái gì|chuyện gì|chi|việc gì|điều gì|nội dung gì|vấn đề gì|những việc gì|những việc nào|việc nào|cái nào|điểm nào|điều nào|những điểm nào|những nội dung nào)',
    'ask-what',
  ],
  ['(nào|cuộc nào|cuộc họp nào|buổi nào)', 'ask-which'],
  ['(thế nào|ra sao|sao|như thế nào|làm sao|kiểu gì|cách nào|sao vậy|sao rồi)', 'ask-how'],
  ['(tại sao|vì sao|sao lại|lý do|vì lý do gì|do đâu|nguyên nhân|cớ sao)', 'ask-why'],
  ['với ai', 'ask-with'],
  [
    '(không|chưa|chứ|có không|được không|phải không|không vậy|không ta|không nhỉ|hả|à|chăng|chưa vậy|không ạ|chưa ạ)',
    'yes-no',
  ],
  ['(có|có ai|có phải)', 'is'],
  [
    '(tóm tắt|tóm lại|tóm gọn|recap|sum up|summary|tóm lược|điểm lại|tổng hợp|tổng kết|thuật lại|kể lại|tường thuật|kể|nói sơ|nói lại|đọc lại|xem lại|viết lại)',
    'sum-up',
  ],
  [
    '(nội dung|nội dung chính|ý chính|điểm chính|diễn biến|biên bản|đại ý|bản tóm tắt|bản rút gọn|ghi chú|minutes|những điểm chính|các ý chính|điểm nổi bật|bản ghi nhớ|đáng chú ý|gì mới|gì hay|gì hot|gì quan trọng)',
    'content',
  ],
  [
    '(ngắn|ngắn gọn|rút gọn|vắn tắt|sơ sơ|sơ lược|gọn|nhanh gọn|đại khái|vài dòng|vài câu|gọn lỏn|ngắn thôi)',
    'short',
  ],
  ['(chi tiết|đầy đủ|cụ thể|kỹ|từng phần|tường tận)', 'long'],
  [
    '(chốt|quyết|quyết định|thống nhất|thông qua|kết luận|duyệt|phê duyệt|nhất trí|đồng ý|quyết nghị|nghị quyết|chốt lại|ngã ngũ|chung quyết|biểu quyết|ra quyết định|được duyệt)',
    'settle',
  ],
  [
    '(nói|bàn|nhắc|đề cập|đề xuất|hứa|yêu cầu|dặn|phản đối|phàn nàn|phản ánh|góp ý|cam kết|báo|trả lời|bảo|kêu|đòi|than|nêu|đưa ra|thắc mắc|nhắc tới|nhắc đến|nói gì|ý kiến|bàn về|bàn tới|phát biểu|có ý kiến)',
    'speak',
  ],
  ['(phân tích|thống kê|số liệu|con số|báo cáo số liệu|thời lượng|tỷ lệ|tỉ lệ|analytics|chỉ số)', 'figures'],
  [
    '(nói nhiều|nói ít|phát biểu nhiều|phát biểu ít|nói dài|im lặng|hay nói|nói chính|chiếm|lượt nói|thời gian nói|nói lâu|ít nói|im re|phát biểu|cướp lời|nói bao nhiêu|nói bao lâu|giành nói)',
    'talk-share',
  ],
  ['(nhất|nhiều nhất|ít nhất|dài nhất|lâu nhất)', 'most'],
  ['(kéo dài|dài|hết|mất|tốn|ngốn)', 'last'],
  ['(dự|tham dự|tham gia|có mặt|vắng|vắng mặt|tham dự họp|dự họp|đi họp|điểm danh|đi trễ|vào trễ)', 'attend'],
  [
    '(bỏ lỡ|lỡ|lỡ mất|nghỉ ốm|vào trễ|đi trễ|không dự|không có mặt|miss|vắng họp|nghỉ họp|không kịp|ngủ quên)',
    'missed',
  ],
  ['(quên|không nhớ|chả nhớ|không rõ|chẳng nhớ|quên mất|quên tiêu)', 'forgot'],
  ['(xem|check|mở|đọc|cho xem|cho biết|hiện|hiển thị|tra|tra cứu|ngó)', 'show'],
];
