import type { Turn } from './turn.rules.ts';

/** Why nothing can be sent now. */
export type Block = 'no-session' | 'starting' | 'answering' | 'keeping';

interface Standing {
  readonly sessionId: string | undefined;
  readonly isStarting: boolean;
  readonly turn: Pick<Turn, 'state' | 'answer'> | null;
}

export function blockOf({ sessionId, isStarting, turn }: Standing): Block | null {
  if (isStarting) return 'starting';
  if (sessionId === undefined) return 'no-session';
  if (turn?.state !== 'waiting') return null;
  // What the browser answered by itself is only being kept.
  return turn.answer === null ? 'answering' : 'keeping';
}

/** What is said to whoever tries; what they wrote stays. */
export const blockWords: Readonly<Record<Block, string>> = {
  'no-session': 'Chưa chọn cuộc trò chuyện nào nên chưa gửi. Câu bạn viết sẽ theo sang cuộc mới.',
  starting: 'Đang mở cuộc trò chuyện, chưa gửi được. Câu bạn viết vẫn còn đây.',
  answering: 'Trợ lý đang trả lời câu trước, chưa gửi được. Câu bạn viết vẫn còn đây.',
  keeping: 'Đang lưu câu trước, chưa gửi được. Câu bạn viết vẫn còn đây.',
};
