import type { IntentSlots } from '@hopgon/engine/intent/intent';

const selfWords = '(?:tôi|mình|tui|tớ|em|anh|chị|chú|cô|toi|minh)';
/** "Chị tự làm", "tạo cho em cái việc", "giao tôi soạn hợp đồng": who asks for a task keeps it. */
const keepsIt = new RegExp(
  `(?<!\\p{L})(?:${selfWords}\\s+(?:tự|tu)\\s+(?:làm|lo|lam)|(?:cho|giúp|giùm)\\s+${selfWords}\\s+(?:một|1|cái|thêm|việc|mot|cai|them|viec)|(?:giao|phân|gán|phan|gan)\\s+(?:việc\\s+|viec\\s+)?(?:cho\\s+)?(?:tôi|mình|tui|tớ|toi))(?!\\p{L})`,
  'iu',
);

/** The slots of a task with who asks for it where they keep it. */
export const withOwnWork = (message: string, slots: IntentSlots): IntentSlots =>
  slots.assignee === undefined && keepsIt.test(message) ? { ...slots, assignee: 'tôi' } : slots;
