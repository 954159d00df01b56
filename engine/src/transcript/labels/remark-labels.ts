/** Words before a colon that open a remark, a list or a contact, and are nobody's name: "Lưu ý: mai nghỉ", "một là: …". */
export const REMARKS: ReadonlySet<string> = new Set(
  [
    'lưu ý|chú ý|ghi chú|note|ví dụ|vd|tóm lại|tóm tắt|kết luận|chốt|chốt lại|câu hỏi|hỏi|đáp|trả lời|việc|nội dung|mục tiêu',
    'lý do|vấn đề|giải pháp|kết quả|hạn|deadline|todo|action|action items|quyết định|tổng kết|phân công|đề xuất|yêu cầu',
    'kiến nghị|ý kiến|thứ nhất|thứ hai|thứ ba|thứ tư|thứ năm|một là|hai là|ba là|bốn là|năm là|tức là|nghĩa là|cụ thể',
    'cụ thể là|như sau|gồm có|bao gồm|trong đó|riêng|còn lại|tiếp theo|đầu tiên|cuối cùng|http|https|mailto|link|url',
    'soft launch|official launch|ngân sách|budget|chi phí|doanh thu|tổng cộng|tổng|tổng số|số lượng|đơn giá|xong|rồi|ok',
    'hết|tái bút|ps|p/s|zalo|email|mail|facebook|fanpage|tiktok|website|hotline|sđt|đt|điện thoại|stk|số tài khoản',
    'địa chỉ|mật khẩu|password|user|username|id|q&a|faq|re|fwd|fw|nb|tên file|file',
  ]
    .join('|')
    .split('|'),
);
