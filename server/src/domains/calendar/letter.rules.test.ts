import { expect, test } from 'vitest';
import { letterTime } from './letter.rules.ts';

const at = (startsAt: string, endsAt: string, timeZone = 'Asia/Ho_Chi_Minh') =>
  letterTime({ startsAt: new Date(startsAt), endsAt: new Date(endsAt), timeZone });

test.each([
  [
    'within a day',
    at('2026-11-24T02:30:00Z', '2026-11-24T03:00:00Z'),
    'Từ 09 giờ 30 đến 10 giờ 00, Thứ Ba, ngày 24 tháng 11 năm 2026',
  ],
  [
    'over midnight',
    at('2026-11-24T15:00:00Z', '2026-11-24T18:00:00Z'),
    'Từ 22 giờ 00, Thứ Ba, ngày 24 tháng 11 năm 2026 đến 01 giờ 00, Thứ Tư, ngày 25 tháng 11 năm 2026',
  ],
  [
    'elsewhere',
    at('2026-11-24T09:30:00Z', '2026-11-24T10:00:00Z', 'Europe/London'),
    'Từ 09 giờ 30 đến 10 giờ 00, Thứ Ba, ngày 24 tháng 11 năm 2026 (giờ Europe/London)',
  ],
])('the hour of a letter %s', (_, words, expected) => {
  expect(words).toBe(expected);
});
