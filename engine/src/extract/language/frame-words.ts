import { setOf } from './phrase.ts';

/** Words that may stand between a subject and its verb. */
export const BETWEEN: ReadonlySet<string> = setOf(`
  sẽ|phải|cần|nên|nhớ|cứ|thử|cũng|vẫn|thì|là|hãy|mau|nhanh|lại|tiếp|tục|tạm|chịu|khó|tranh|thủ|giúp|làm|ơn
  chủ|động|trực|xin|ngồi|về|luôn|ngay|đứng|thay|tự|kiêm|có|trách|nhiệm|đang|dự|kiến|mới|chỉ|định|cố|gắng
  hộ|hôm|cùng|sang|qua|bây|giờ|giùm|chắc|sớm|được
`);

/** Between subject and verb they deny the verb, or say that it is over. */
export const DENIES: ReadonlySet<string> = setOf(`
  không|chưa|chẳng|chả|đừng|khỏi|đâu|hết|đã|vừa|từng|khó|đang
`);

/** Words of a time phrase that may stand there too: "em chiều mai gửi". */
export const TIME_WORDS: ReadonlySet<string> = setOf(`
  sáng|trưa|chiều|tối|đêm|mai|mốt|kia|nay|hôm|bữa|ngày|thứ|hai|ba|tư|năm|sáu|bảy|chủ|nhật|tuần|sau|này|tới
  cuối|đầu|giữa|tháng|trong|trước|lúc|giờ|mùng|rằm|tết|quý|đến|hết
`);

/** Before a kinship word they make it an object, a possessor or a beneficiary. */
export const MAKES_OBJECT: ReadonlySet<string> = setOf(`
  cho|giúp|hộ|với|của|gọi|báo|gửi|gặp|nhắn|hỏi|theo|bằng|như|từ|thưa|cùng|ơn|tặng|trả|mất|lời|thương|tin
  nghe|trình|nộp|chờ|đợi|tên|kêu|đưa|dạ|vâng|mời|làm|ý|bảo|phụ|quanh|dặn|khuyên|xúi|đòi|giục|ép
`);

/** After a kinship word they make it a third person: "chị ấy", "anh ta". */
export const MAKES_THIRD: ReadonlySet<string> = setOf(`
  ấy|ta|kia|nào|khác|bên|đó
`);

/** Verbs and prepositions that hand the next word the task. */
export const GIVES: ReadonlySet<string> = setOf(`
  giao|nhờ|cử|để|công|nghị|cầu|phiền|định|phân|bảo|nhắc|assign
`);

/** Done at once in the meeting itself: the floor is given or taken, not a task. */
export const FLOOR_VERBS: ReadonlySet<string> = setOf(`
  update|pitch|kết nối|ghi âm|chèn|báo cáo|trình bày|nói|chia sẻ|phát biểu|giới thiệu|kể|giải thích|bắt đầu|tiếp|điểm danh|present
  thuyết trình|start|begin|talk|bật|tắt|trao đổi|bàn|trả lời|họp|chủ trì|nói lại|share|thay mặt|đề xuất|đề nghị|kiến nghị|chào|tập trung
`);

/** Verbs that need an object or a particle before they are a task. */
export const FAINT_VERBS: ReadonlySet<string> = setOf(`
  cho|nhận|thử|đi|dự|qua|tới|đến|đứng|giữ|cập nhật|để ý|cân|phát|báo|điều|chi|ôm|tập|đọc|giúp|kêu|tính|ghi|xem
  duyệt|ra|mở|vào|sang|về|chạy|trực|in|hỏi|làm
`);
