import type { LiveState } from '@hopgon/contract/live/schemas';

export const liveStateWords: Readonly<Record<LiveState, string>> = {
  waiting: 'Chưa bắt đầu',
  running: 'Đang diễn ra',
  ended: 'Đã kết thúc',
};
