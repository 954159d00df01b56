import { expect, test } from 'vitest';
import { foundTime } from './found-words.rules.ts';

test.each([
  ['name', true, 'theo tên tệp'],
  ['name', false, 'ngày theo tên tệp, giờ theo lúc lưu tệp'],
  ['saved', false, 'theo lúc lưu tệp'],
] as const)('a time from the %s, with an hour: %s, says “%s”', (momentFrom, saysHour, words) => {
  const times = { startsAt: '2026-11-20T02:30:00Z', endsAt: '2026-11-20T03:00:00Z' };
  expect(foundTime({ ...times, momentFrom, saysHour }, 'Asia/Ho_Chi_Minh')).toMatch(
    new RegExp(`20/11/2026.*09:30–10:00, ${words}$`, 'u'),
  );
});
