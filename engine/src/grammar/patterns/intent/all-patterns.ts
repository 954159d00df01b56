import { createGrammar } from '../../grammar.ts';
import { readWhole } from '../../numbers.ts';
import type { Slots } from '../../slots.ts';
import { leadPatterns } from './leads.ts';
import { meetingPatterns } from './meetings.ts';
import { questionPatterns } from './questions.ts';
import { talkPatterns } from './talk.ts';
import { taskPatterns } from './tasks.ts';

const slots: Slots<null> = {
  phrases: {
    caller: [['(tôi|mình|em|anh|chị|tụi mình|chúng tôi|chúng mình|bọn em|tụi em|cả nhóm|bên mình)', null]],
    help: [['(giúp|hộ|cho)', null]],
    one: [['(một|1|cái|thêm|luôn|nhanh|gấp|lại)', null]],
    make: [
      [
        '(đặt|lên|lập|tạo|xếp|sắp|sắp xếp|set|book|tổ chức|thu xếp|bố trí|lên kèo|đăng ký|mở|thêm|add|gài|chốt|ghi)',
        null,
      ],
    ],
    gathering: [
      [
        '(lịch|cuộc|buổi|hẹn|lịch họp|cuộc họp|buổi họp|lịch hẹn|cuộc hẹn|meeting|họp|lịch gặp|buổi gặp|phòng họp|cuộc gặp|call|kèo|slot họp)',
        null,
      ],
    ],
    note: [['(tạo|thêm|ghi|note|add|lưu|lên|mở|bổ sung|ghi lại|note lại|ghi chú)', null]],
    duty: [['(việc|công việc|đầu việc|nhiệm vụ|to do|todo|ticket)', null]],
    search: [['(tìm|kiếm|gợi ý|đề xuất|sắp|chọn|lựa|check|dò|suggest)', null]],
    slot: [['(giờ|khung giờ|slot|khung|thời gian|thời điểm|lịch|ngày|lúc|buổi|chỗ)', null]],
  },
  reader: (slot) =>
    slot === 'n'
      ? {
          kind: 'number',
          read: (tokens, at) => {
            const number = readWhole(tokens, at);
            return number && { value: null, length: number.length };
          },
        }
      : { kind: 'word', read: () => ({ value: null, length: 1 }) },
};

/** What stands in a message, as classes: of rows that match equally much the first counts. */
export const intentGrammar = createGrammar(slots, [
  ...meetingPatterns,
  ...taskPatterns,
  ...questionPatterns,
  ...leadPatterns,
  ...talkPatterns,
]);
