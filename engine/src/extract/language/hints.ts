/**
 * What a text must hold before it is worth reading for times or figures: a digit, or a word that every time or every number
 * in words has one of, with marks or without. Wider than the grammars, so that nothing is missed; most clauses hold none.
 */
export const TIME_WORDS =
  'sáng|sang|trưa|trua|chiều|chieu|tối|toi|đêm|dem|khuya|mai|mốt|mot|kia|nay|qua|hôm|hom|bữa|bua|ngày|ngay|thứ|thu|chủ|chu|nhật|tuần|tuan|tháng|thang|quý|quy|năm|nam|mùng|mung|mồng|mong|rằm|ram|táo|tết|tet|giờ|gio|tiếng|tieng|phút|phut|lễ|le|noel|giáng|giang|trung|quốc|quoc|giỗ|vu|hè|he|xuân|xuan|đông|dong|nãy|hồi|hoi|xưa|tây|tay|âm|am|chạp|chap|giêng|gieng|halloween|valentine|khánh|khanh|tất|tat|giao';
export const MAY_NAME_TIME = new RegExp(`\\d| (?:${TIME_WORDS})(?= )`, 'u');

export const MAY_NAME_AMOUNT =
  /\d| (?:một|mot|hai|ba|bốn|bon|tư|tu|năm|nam|lăm|lam|sáu|sau|bảy|bay|tám|tam|chín|chin|mười|muoi|mươi|trăm|tram|nghìn|nghin|ngàn|ngan|triệu|trieu|tỷ|ty|tỉ|ti|rưỡi|ruoi|nửa|nua|chục|chuc|vạn|van|dăm|dam|vài|vai|tá|ta|mấy|may|đôi|doi|cặp|cap)(?= )/u;
