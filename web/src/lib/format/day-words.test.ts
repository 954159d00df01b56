import { expect, test } from 'vitest';
import { nearDayName, weekdays } from './day-words.ts';

const now = Date.parse('2026-11-20T02:00:00Z');

test.each([
  ['2026-11-22', 'Asia/Ho_Chi_Minh', null],
  ['2026-11-21', 'Asia/Ho_Chi_Minh', 'Ngày mai'],
  ['2026-11-20', 'Asia/Ho_Chi_Minh', 'Hôm nay'],
  ['2026-11-19', 'Asia/Ho_Chi_Minh', 'Hôm qua'],
  ['2026-11-21', 'America/New_York', null],
  ['2026-11-20', 'America/New_York', 'Ngày mai'],
])('%s in %s is near as %s', (day, zone, name) => {
  expect(nearDayName(day, now, zone)).toBe(name);
});

test('weekdays are short on a calendar', () => {
  expect(weekdays.map(({ short }) => short).join(' ')).toBe('T2 T3 T4 T5 T6 T7 CN');
});
