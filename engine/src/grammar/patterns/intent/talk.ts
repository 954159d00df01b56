import type { Rule } from '../../grammar.ts';

/** Small talk, questions about the assistant, and the world outside. */
export const talkPatterns: readonly Rule<string>[] = [
  [
    '(xin chào|chào|hello|hi|hey|alo|hế lô|hé lô|hê lô|hello|helo|good morning|good afternoon|chào buổi sáng|chào buổi chiều|trợ lý ơi|bot ơi|hi there|2)',
    'greet',
  ],
  [
    '(cảm ơn|cám ơn|cảm ơn nhiều|thank you|đa tạ|biết ơn|thanks you|cảm ơn nha|c . ơn|tốt lắm|tuyệt vời|tuyệt|hay quá|giỏi quá|quá tốt|được rồi|rồi ok)',
    'thank',
  ],
  ['(ok|ừ|ừm|uh|um|oki|được|rồi|vâng|dạ|dạ vâng|good|nice|chuẩn|ổn|perfect)', 'assent'],
  [
    '(trợ giúp|help|hướng dẫn|hướng dẫn sử dụng|cách dùng|cách sử dụng|cách xài|tính năng|chức năng|lệnh|câu lệnh|gõ lệnh|gõ gì|manual|hdsd)',
    'help',
  ],
  ['(dùng|xài|sử dụng|thao tác|bấm|gõ)', 'use'],
  ['(làm|giúp|hỗ trợ|biết làm|hỏi) [được] [những|cái] gì', 'can-do'],
  ['(làm sao để|làm thế nào để|cách|cách để|làm sao|muốn biết cách|chỉ cách|chỉ)', 'how-to'],
  ['(trợ lý|bot|bạn|mày|app|ứng dụng|phần mềm|con bot|trợ lý ảo|ad|admin|hệ thống|cái này)', 'assistant'],
  ['(thời tiết|trời|mưa|nắng|nóng|lạnh|bão|nhiệt độ|dự báo thời tiết)', 'weather'],
  ['(giá vàng|giá xăng|tỷ giá|bitcoin|chứng khoán|xổ số|đô la|usd|lãi suất|vàng sjc|cổ phiếu)', 'market'],
  [
    '(bóng đá|đội tuyển|trận|phim|nhạc|bài hát|hát|thơ|game|truyện|chuyện cười|đọc truyện|ca sĩ|world cup|karaoke|tivi|youtube|tiktok|facebook)',
    'leisure',
  ],
  ['(ăn|uống|quán|nấu|món|trà sữa|pizza|cơm|phở|bún|nhậu|ăn gì|đói|bia|cà phê sữa|bánh mì|gà rán)', 'meal'],
  ['(vợ|chồng|người yêu|crush|con gái|con trai|mẹ|bố|ba má|con mèo|con chó|bồ|ghệ|má)', 'family'],
  [
    '(buồn|chán|mệt|vui|đau|giận|yêu|nhớ nhà|stress|áp lực|oải|nản|khóc|buồn ngủ|đau đầu|sốt|ốm|bệnh|thuốc)',
    'feeling',
  ],
  [
    '(mật khẩu|wifi|máy tính|điện thoại|iphone|mạng|code|python|máy in|avatar|đăng xuất|đăng nhập|tài khoản)',
    'device',
  ],
  ['(dịch|viết|soạn|tính|giải|kể|vẽ|tạo ảnh|làm thơ|giải thích|so sánh)', 'write'],
  ['(nhỉ|ta|ấy|thế|vậy|đó|đấy|rứa|hè|hỉ|ha|hở|nhở|ơi|à|ạ|nhé|thôi|luôn|đi|nào|với|cái)', 'particle'],
  ['(cho|giúp|hộ) {caller} [với|nhé|đi|cái]', 'for-me'],
  ['(giúp|làm ơn|vui lòng|xin|phiền|kính nhờ|nhờ|hãy|mong)', 'please'],
];
