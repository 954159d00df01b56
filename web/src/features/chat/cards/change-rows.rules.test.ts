import { expect, test } from 'vitest';
import { confirmedWords } from './change-rows.rules.ts';

const cancellation = {
  ...{ kind: 'meeting-cancel' as const, meetingId: '0194fdc2-fa2f-7cc0-81d3-ff1207450001', title: 'Họp giá' },
  ...{ when: '', version: 1, reason: '', warnings: [] },
};

test.each([
  [3, 'Đã hủy cuộc họp. Thư báo gửi sau 20 giây.'],
  [0, 'Đã hủy cuộc họp.'],
])('a cancellation of which %i people are notified says “%s”', (people, words) => {
  expect(confirmedWords({ ...cancellation, people })).toBe(words);
});
