import { expect, test } from 'vitest';
import { splitPasted } from './pasted-text.rules.ts';

test.each([
  ['mai 9h họp với Hà', 'mai 9h họp với Hà', ''],
  ['mai 9h họp với Hà\nở phòng 2', 'mai 9h họp với Hà\nở phòng 2', ''],
  ['tóm tắt giúp tôi\n\nKính gửi anh', 'tóm tắt giúp tôi', 'Kính gửi anh'],
  ['tóm tắt\n> Kính gửi anh\n> Trân trọng', 'tóm tắt', '> Kính gửi anh\n> Trân trọng'],
  ['trả lời thư này\nTừ: khach@x.vn\nXin giá', 'trả lời thư này', 'Từ: khach@x.vn\nXin giá'],
  ['việc:\nmột\nhai\nba\nbốn', 'việc:', 'một\nhai\nba\nbốn'],
])('%j is the request %j', (message, request, pasted) => {
  expect(splitPasted(message)).toEqual({ request, pasted });
});

test('a request has an end', () => {
  const { request, pasted } = splitPasted('x'.repeat(5_000));
  expect([request.length, pasted.length]).toEqual([600, 4_400]);
});
