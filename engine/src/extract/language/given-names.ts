import { setOf } from './phrase.ts';

/**
 * Given names by which most Vietnamese are called, and the ranks of birth that southerners go by; in small letters, as
 * recognisers write them. Many are everyday words as well: only where somebody is called do they name anybody.
 */
export const GIVEN_NAMES = setOf(`
  an|anh|ánh|bách|bảo|bé|bích|bốn|bình|bửu|cẩm|chanh|châu|chi|chiến|chương|cúc|cương|cường|dần|dậu|di|diễm
  diệp|diệu|dung|dũng|duy|duyên|dương|đan|đào|đạo|đạt|đăng|điệp|đoan|đông|đức|giang|giàu|hà|hạ|hai|hải|hạnh
  hào|hảo|hằng|hân|hậu|hiền|hiển|hiệp|hiếu|hiệu|hoa|hòa|hoài|hoan|hoàn|hoàng|hồng|huân|huấn|huệ|hùng|huy
  huyên|huyền|huynh|hưng|hương|hường|hữu|hợi|kha|khải|khang|khanh|khánh|khiêm|khoa|khôi|khuê|khương|kiên
  kiệt|kiều|kim|kỳ|lài|lam|lan|lâm|lân|lê|lệ|liên|liễu|linh|lĩnh|loan|long|lộc|lợi|luân|luyến|lực
  lương|ly|lý|mạnh|mai|mão|mận|mến|mi|miên|minh|mùi|my|mỹ|nam|nga|ngà|ngân|nghĩa|ngọ|ngoan|ngọc|nguyên
  nguyệt|nhàn|nhân|nhẫn|nhật|nhi|nhiên|nhu|nhung|như|ninh|nụ|oanh|phát|phong|phú|phúc|phụng|phương|phước
  phượng|quang|quảng|quân|quế|quốc|quy|quý|quyên|quyền|quỳnh|sang|sâm|sen|sinh|sĩ|sỹ|sơn|sương|tài|tám|tâm
  tân|tấn|tèo|tí|tín|tịnh|toản|toàn|trà|trang|trâm|trân|trí|trinh|trọng|trúc|trung|tú|tuân|tuấn|tuệ|tùng
  tuyên|tuyến|tuyết|tư|tứ|tường|thạch|thái|thanh|thành|thạnh|thảo|thắm|thắng|thi|thiên|thiện|thìn|thịnh
  thoa|thoại|thông|thơ|thơm|thu|thuận|thục|thúy|thùy|thủy|thuyên|thư|thương|tiên|tiến|tiệp|uyên|út|vân|vĩ
  viễn|việt|vinh|vĩnh|vũ|vương|vượng|vy|xuân|xuyến|y|yên|yến|ba|năm|sáu|bảy|chín
`);
