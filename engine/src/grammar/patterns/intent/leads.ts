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
  [
    '(giám đốc|phó giám đốc|tổng giám đốc|trưởng phòng|phó phòng|trưởng nhóm|trưởng ban|tổ trưởng|quản lý|kế toán|kế toán trưởng|thư ký|lễ tân|trợ lý giám đốc|nhân sự|hành chính|sếp|chủ tịch|chủ đầu tư|chủ thầu|chủ nhà|chủ nhiệm|hiệu trưởng|hiệu phó|giáo viên|học sinh|phụ huynh|sinh viên|thầy cô|bác sĩ|y tá|điều dưỡng|dược sĩ|bệnh nhân|kỹ sư|kỹ thuật|thợ|công nhân|tài xế|lái xe|bảo vệ|đầu bếp|bếp trưởng|phục vụ|thu ngân|thủ kho|thủ quỹ|giám sát|tư vấn|luật sư|công chứng|chuyên gia|kiểm toán|ngân hàng|nhà thầu|nhà báo|nhà xe|nhà máy|khách hàng|khách hàng cũ|nhân viên|nhân viên mới|thực tập sinh|cộng tác viên|ứng viên|mentor|hội đồng|hội|chi bộ|công đoàn|đoàn thanh niên|gia đình|dòng họ|bà con|anh em|chị em|mấy anh|mấy chị|mấy đứa|mấy bạn|mấy ông|mấy cô)',
    'role',
  ],
  ['(cả|toàn|toàn bộ|toàn thể|tất cả|mọi|các|mấy|những|từng)', 'all'],
];
