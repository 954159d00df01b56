import type { Rule } from '../../grammar/grammar.ts';
import type { Cue } from './act-cue.ts';

/** Tasks, how they stand, and what is done with them. */
export const taskCues: readonly Rule<Cue>[] = [
  ['(việc|công việc|đầu việc|nhiệm vụ|task|phần việc|công chuyện)', 'task'],
  ['(giao|phân công|giao việc|giao cho|phân việc|tạo việc|thêm việc|tạo task|thêm task|ghi việc)', 'give'],
  ['(tạo|thêm|ghi|lên|mở) [{help}] [{self}] [một|1] (việc|công việc|đầu việc|nhiệm vụ|task)', 'give'],
  ['(nhận|nhận làm|nhận luôn|nhận việc|đồng ý nhận|để em làm|để tôi làm|để mình làm|nhận nhé)', 'take'],
  [
    '(xong|xong rồi|đã xong|hoàn thành|hoàn thành rồi|đã hoàn thành|làm xong|làm xong rồi|xong hết|xong hết rồi|đánh dấu xong|đánh dấu hoàn thành|đánh dấu|tick|tick xong|đã gửi rồi|gửi rồi|đã làm|đã làm xong|nộp rồi|done|đóng việc|chốt xong)',
    'finished',
  ],
  [
    '(phải xong|cần xong|xong trước|chưa xong|xong chưa|làm xong chưa|phải hoàn thành|hoàn thành trước|chưa hoàn thành|khi nào xong|bao giờ xong|cho xong)',
    'progress',
  ],
  [
    '(đến đâu|tới đâu|đến đâu rồi|tới đâu rồi|sao rồi|thế nào rồi|tiến độ|ai làm|ai đang làm|ai đang lo|ai phụ trách|ai đang giữ|ai giữ|ai nhận|ai được giao|ai lo|ai đang làm|của ai|giao ai|giao cho ai|hạn khi nào|tới hạn khi nào|đến hạn khi nào|tới hạn bao giờ|đến hạn bao giờ|hạn là khi nào|hạn bao giờ|hạn ngày nào|hạn hôm nào)',
    'progress',
  ],
  ['(hạn|hạn chót|deadline|thời hạn|hạn nộp|hạn mới|hạn cuối)', 'deadline'],
  [
    '(xin tới|xin đến|xin thêm|cho em xin tới|xin qua|gia hạn|lùi hạn|dời hạn|đổi hạn|xin lùi hạn|xin gia hạn|lùi deadline|dời deadline|đẩy hạn|sửa hạn|xin lùi|xin dời|không kịp)',
    'deadline',
  ],
  ['(đến hạn|tới hạn|phải nộp|phải xong|đáo hạn|hết hạn)', 'due'],
  ['(quá hạn|trễ hạn|trễ|chậm|tồn đọng|quá deadline|đúng hạn|kịp hạn)', 'late'],
  ['(ưu tiên|độ ưu tiên|mức ưu tiên|mức độ ưu tiên|priority)', 'priority'],
  ['(gấp|khẩn|khẩn cấp|ưu tiên cao|gấp gấp|cần gấp|rất gấp|hỏa tốc|ưu tiên lên cao|ưu tiên gấp)', 'urgent'],
  ['(bình thường|trung bình|vừa|thường|ưu tiên thường|ưu tiên vừa|ưu tiên trung bình)', 'normal'],
  ['(thấp|ưu tiên thấp|không gấp|từ từ|không vội|chưa gấp)', 'low'],
  ['(giao lại|bàn giao|chuyển|đổi người|đổi người làm|giao sang)', 'reassign'],
  ['(sang cho|qua cho|cho|sang|giao cho|về cho|qua)', 'to-person'],
];
