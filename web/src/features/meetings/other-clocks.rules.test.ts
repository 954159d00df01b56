import { expect, test } from 'vitest';
import { otherClocks } from './other-clocks.rules.ts';

const hanoi = 'Asia/Ho_Chi_Minh';
const bangkok = 'Asia/Bangkok';
const london = 'Europe/London';
const tokyo = 'Asia/Tokyo';

test.each([
  ['all the same', hanoi, hanoi, hanoi, []],
  ['the same clocks under another name', hanoi, bangkok, hanoi, []],
  ['one who travels', hanoi, hanoi, london, ['giờ của bạn']],
  ['a meeting abroad', london, hanoi, hanoi, ['giờ của bạn']],
  ['all apart', tokyo, hanoi, london, ['giờ của bạn', 'giờ công ty']],
  ['a meeting abroad where one is', london, hanoi, london, ['giờ công ty']],
])('%s: meeting %s, company %s, viewer %s', (_, meeting, company, own, whose) => {
  const clocks = otherClocks('2026-11-24T02:30:00Z', { meeting, company, own });
  expect(clocks.map((clock) => clock.whose)).toEqual(whose);
});
