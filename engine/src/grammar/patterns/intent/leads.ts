import type { Rule } from '../../grammar.ts';

/** Words that lead to whom, what for, where. */
export const leadPatterns: readonly Rule<string>[] = [
  ['(với|cùng|gồm|có mặt|cùng với|chung với)', 'with'],
  ['(về|về việc|về vụ|để|nhằm|nội dung|chủ đề|mục tiêu|mục đích|liên quan|vụ|chuyện|việc)', 'about'],
  [
    '(bàn|thảo luận|bàn về|trao đổi về|rà soát|review|tổng kết|trình|duyệt|phỏng vấn|đánh giá|nghe|demo|ký|xử lý|giải quyết|bàn vụ|bàn chuyện|bàn việc|chốt|lên kế hoạch|nghiệm thu|kiểm điểm|báo cáo)',
    'aim',
  ],
  ['(tại|ở|địa điểm|trên|trong|dưới|ngoài|chỗ)', 'at'],
  ['(sang|qua|xuống|lên|thành|tới|đến|về|từ)', 'to'],
  ['(cho|của|bên|tới)', 'of'],
  ['(và|,|&|\\+|hoặc|cùng|với cả)', 'and'],
  [
    '(phòng|ban|tổ|nhóm|team|bộ phận|khối|khoa|đội|chi nhánh|xưởng|trung tâm|phân xưởng|bên|đoàn|khách|đối tác|nhà cung cấp|đại lý|công ty)',
    'unit',
  ],
  ['(cả|toàn|toàn bộ|toàn thể|tất cả|mọi|các|mấy|những|từng)', 'all'],
];
