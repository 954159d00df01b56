import { expect, test } from 'vitest';
import { clockNote } from './clock-note.rules.ts';

const vietnam = 'Asia/Ho_Chi_Minh';
const answeredAt = '2026-11-23T02:00:00Z';

test('an answer with times says whose clock they are of where the reader has another', () => {
  const note = clockNote('Họp tuần: 09:30–10:00', answeredAt, { own: 'Europe/Berlin', company: vietnam });
  expect(note).toBe('Giờ trong câu trả lời là giờ công ty (GMT+7).');
});

test.each([
  ['the clocks agree', 'Họp tuần: 09:30–10:00', 'Asia/Bangkok'],
  ['the answer has no time of day', 'Tuần này có 2 cuộc họp, 3 giờ 15 phút.', 'Europe/Berlin'],
])('says nothing where %s', (_, content, own) => {
  expect(clockNote(content, answeredAt, { own, company: vietnam })).toBeNull();
});
