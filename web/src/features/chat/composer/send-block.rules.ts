import type { Turn } from '../replies/turn.rules.ts';

/** Why nothing can be sent now. */
export type Block = 'starting' | 'answering' | 'keeping';

interface Standing {
  readonly isStarting: boolean;
  /** The turn that awaits its answer. */
  readonly waiting: Pick<Turn, 'answer'> | null;
}

export function blockOf({ isStarting, waiting }: Standing): Block | null {
  if (isStarting) return 'starting';
  if (!waiting) return null;
  // What the browser answered by itself is only being kept.
  return waiting.answer === null ? 'answering' : 'keeping';
}

/** What is said to a person who tries; what they wrote stays. */
export const blockWords: Readonly<Record<Block, string>> = {
  starting: 'Đang mở cuộc trò chuyện, chưa gửi được. Câu bạn viết vẫn còn đây.',
  answering: 'Trợ lý đang trả lời câu trước, chưa gửi được. Câu bạn viết vẫn còn đây.',
  keeping: 'Đang lưu câu trước, chưa gửi được. Câu bạn viết vẫn còn đây.',
};
