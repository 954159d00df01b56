import { expect, test } from 'vitest';
import { recurrenceInWords } from './recurrence-in-words.ts';
import { Recurrence } from './schemas.ts';

const until = { by: 'until', day: '2026-12-31' };

test.each([
  [{ frequency: 'daily' }, 'Hằng ngày'],
  [{ frequency: 'daily', interval: 3, ends: { by: 'count', count: 10 } }, '3 ngày một lần, 10 buổi'],
  [{ frequency: 'weekly', weekdays: [3, 1], ends: until }, 'Hằng tuần vào thứ Hai và thứ Tư, đến 31/12/2026'],
  [{ frequency: 'weekly', weekdays: [1, 2, 3, 4, 5] }, 'Hằng tuần từ thứ Hai đến thứ Sáu'],
  [{ frequency: 'weekly', weekdays: [1, 2, 3, 4, 5, 6, 7] }, 'Hằng tuần vào mọi ngày trong tuần'],
  [{ frequency: 'weekly', interval: 2, weekdays: [7] }, '2 tuần một lần vào Chủ Nhật'],
  [{ frequency: 'weekly', weekdays: [1, 3, 6] }, 'Hằng tuần vào thứ Hai, thứ Tư và thứ Bảy'],
  [{ frequency: 'monthly', on: { by: 'day', day: 15 } }, 'Hằng tháng vào ngày 15'],
  [{ frequency: 'monthly', on: { by: 'day', day: -1 } }, 'Hằng tháng vào ngày cuối tháng'],
  [{ frequency: 'monthly', on: { by: 'weekday', nth: 1, weekday: 1 } }, 'Hằng tháng vào thứ Hai đầu tiên'],
  [{ frequency: 'monthly', on: { by: 'weekday', nth: 2, weekday: 1 } }, 'Hằng tháng vào thứ Hai lần thứ 2'],
  [
    { frequency: 'monthly', interval: 3, on: { by: 'weekday', nth: -1, weekday: 5 } },
    '3 tháng một lần vào thứ Sáu cuối cùng',
  ],
  [{ frequency: 'yearly', month: 9, on: { by: 'day', day: 2 } }, 'Hằng năm vào ngày 2 tháng 9'],
  [{ frequency: 'yearly', month: 2, on: { by: 'day', day: -1 } }, 'Hằng năm vào ngày cuối tháng 2'],
  [
    { frequency: 'yearly', month: 11, on: { by: 'weekday', nth: 3, weekday: 6 } },
    'Hằng năm vào thứ Bảy lần thứ 3 của tháng 11',
  ],
  [
    { frequency: 'weekly', weekdays: [3], exceptions: ['2026-12-30', '2026-12-02'] },
    'Hằng tuần vào thứ Tư, trừ 02/12/2026 và 30/12/2026',
  ],
  [
    { frequency: 'daily', exceptions: ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'] },
    'Hằng ngày, trừ 4 ngày',
  ],
])('%j reads %s', (recurrence, words) => {
  expect(recurrenceInWords(Recurrence.parse(recurrence))).toBe(words);
});

test.each([
  [{ frequency: 'hourly' }],
  [{ frequency: 'daily', interval: 0 }],
  [{ frequency: 'daily', interval: 100 }],
  [{ frequency: 'weekly', weekdays: [] }],
  [{ frequency: 'weekly', weekdays: [8] }],
  [{ frequency: 'monthly', on: { by: 'day', day: 0 } }],
  [{ frequency: 'monthly', on: { by: 'weekday', nth: 5, weekday: 1 } }],
  [{ frequency: 'yearly', month: 13, on: { by: 'day', day: 1 } }],
  [{ frequency: 'daily', ends: { by: 'count', count: 367 } }],
  [{ frequency: 'daily', ends: { by: 'until', day: '2026-02-30' } }],
])('%j is no recurrence', (recurrence) => {
  expect(Recurrence.safeParse(recurrence).success).toBe(false);
});
