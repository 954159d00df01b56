import type { Rule } from '../../grammar.ts';

/** Tasks: giving them, asking for them, and how they stand. */
export const taskPatterns: readonly Rule<string>[] = [
  [
    '(giao|phân|phân công|assign|giao việc|giao phó|cắt cử|cử|chỉ định|phân việc|bàn giao) [việc|task|nhiệm vụ] [cho|tới]',
    'give',
  ],
  [
    '(nhờ|bảo|kêu|nhắc|nhắn|dặn|yêu cầu|đề nghị|phiền|nói với|nói|báo|bắt|hối|giục|thúc|sai|biểu|remind|nhắc nhở|đốc thúc) [giúp|hộ] [cho]',
    'order',
  ],
  ['nhắc [giúp|hộ] {caller}', 'remind-me'],
  ['đừng để {caller} quên', 'remind-me'],
  ['(nhớ|đừng quên|phải|hãy|cần phải)', 'must'],
  ['{note} [{help}] [{caller}] [{one}] {duty}', 'make-task'],
  ['(ghi|note|ghi lại|note lại|ghi nhận|ghi vào|note vào|ghi sổ)', 'note'],
  ['(việc|công việc|đầu việc|nhiệm vụ|to do|to - do|todo|công chuyện|phần việc|việc làm)', 'task'],
  ['(lo|phụ trách|đảm nhận|chịu trách nhiệm|ôm|đảm nhiệm|nhận|gánh|xử|cáng đáng)', 'carry'],
  [
    '(hạn|hạn chót|deadline|trước|chậm nhất|trễ nhất|muộn nhất|xong trước|hạn cuối|by|đến hết|hết|trong|nội trong|kịp|deadline là|hạn là|hạn tới|hạn đến|trước ngày|trước lúc) [là]',
    'due',
  ],
  ['(phải xong|phải có|xong|cho xong|hoàn thành)', 'done'],
  [
    '(quá hạn|trễ hạn|trễ|chậm|chậm tiến độ|overdue|tồn đọng|trễ deadline|quá deadline|lố hạn|treo|tồn|chậm trễ|trễ tiến độ|trễ hẹn|hết hạn|chây ì|cháy deadline|dây dưa|trễ nải)',
    'late',
  ],
  [
    '(chưa xong|chưa làm|chưa hoàn thành|chưa nộp|chưa làm xong|chưa xử lý|chưa gửi|chưa xong việc|chưa giải quyết|còn nợ|nợ|thiếu|chưa ai làm|chưa ai nhận)',
    'undone',
  ],
  [
    '(đến đâu|tới đâu|đi đến đâu|tới đâu rồi|đến đâu rồi|xong chưa|thế nào rồi|sao rồi|ra sao rồi)',
    'progress',
  ],
  ['(tiến độ|tình hình|tình trạng)', 'status'],
  ['(danh sách|liệt kê|list|kê|show|bảng kê)', 'list'],
  [
    '(được giao|được phân công|giao cho|đang làm|đang ôm|đang có|đang phụ trách|đang lo|nhận việc|đang giữ)',
    'assigned',
  ],
  ['(của|cho) {caller}', 'mine'],
  ['{caller} [đang|còn|có|phải|cần|được]', 'caller'],
  ['(gấp|khẩn|khẩn cấp|ưu tiên cao|ưu tiên|liền|ngay|lẹ)', 'urgent'],
  [
    '(ai|người nào|đứa nào|thằng nào|những ai|ai đang|còn ai|có ai|mấy đứa nào|anh nào|chị nào|bạn nào)',
    'ask-who',
  ],
];
