import { describe, expect, test } from 'vitest';
import { boundsOf } from '../../../data/meetings/own-meetings.rules.ts';
import { shortWeekday } from '../../../lib/format/day-words.ts';
import { lunarInWords, lunarShort } from '../../../lib/format/lunar.ts';
import { clocksOf, placeInShort, placeInWords, spanInWords, weekInNumbers } from '../calendar-words.rules.ts';
import { markOf } from './day-marks.rules.ts';
import { daysShown } from './days.rules.ts';
import { isWorkDay, type SpecialDays, workingTime } from './working-time.rules.ts';

const vietnam = 'Asia/Ho_Chi_Minh';
const newYork = 'America/New_York';
const settings = {
  timeZone: vietnam,
  workingHours: { start: '08:00', end: '17:30' },
  lunch: null,
  workDays: [1, 2, 3, 4, 5],
};
const special: SpecialDays = new Map([
  ['2026-09-02', { name: 'Quốc khánh', kind: 'off' }],
  ['2026-08-22', { name: 'thay 31/8', kind: 'work' }],
]);

describe('a day says', () => {
  test('its lunar day, with the month where that begins and on the first day shown', () => {
    expect(lunarShort('2026-11-16', true)).toBe('8/10');
    expect(lunarShort('2026-11-17', false)).toBe('9');
    expect(lunarShort('2027-02-06', false), 'Tết').toBe('1/1');
    expect(lunarShort('2025-07-25', false), 'a leap month').toBe('1/6n');
    expect(lunarInWords('2025-07-25')).toBe('1 tháng 6 nhuận âm lịch');
  });

  test.each([
    ['2026-09-02', { name: 'Quốc khánh', kind: 'off' }],
    ['2026-08-22', { name: 'Làm bù: thay 31/8', kind: 'work' }],
    ['2026-11-20', { name: 'Ngày Nhà giáo Việt Nam', kind: 'observance' }],
    ['2026-11-18', null],
  ])('of %s: %j', (day, mark) => {
    expect(markOf(day, special)).toEqual(mark);
  });
});

describe('the company works', () => {
  test.each([
    ['2026-08-21', true],
    ['2026-08-22', true],
    ['2026-08-23', false],
    ['2026-09-02', false],
  ])('on %s: %s', (day, works) => {
    expect(isWorkDay(day, settings, special)).toBe(works);
  });

  const minutes = (day: string, zone: string) =>
    workingTime(boundsOf(day, zone), zone, settings, special).map(({ from, to }) => [from, to]);

  test('from its hour to its hour', () => {
    expect(minutes('2026-11-20', vietnam)).toEqual([[480, 1050]]);
    expect(minutes('2026-11-21', vietnam)).toEqual([]);
    expect(minutes('2026-08-22', vietnam)).toEqual([[480, 1050]]);
  });

  test('not in its pause at noon', () => {
    const pausing = { ...settings, lunch: { start: '11:30', end: '13:00' } };
    const day = boundsOf('2026-11-20', vietnam);
    expect(workingTime(day, vietnam, pausing, special)).toEqual([
      { from: 480, to: 690 },
      { from: 780, to: 1050 },
    ]);
  });

  test('by the clock of who looks, where that is another: parts of two of its days, and in summer an hour later', () => {
    // 08:00–17:30 in Vietnam is 20:00–05:30 in New York, and 21:00–06:30 in summer.
    expect(minutes('2026-12-02', newYork)).toEqual([
      [0, 330],
      [1200, 1440],
    ]);
    expect(minutes('2026-07-01', newYork)).toEqual([
      [0, 390],
      [1260, 1440],
    ]);
    // On their Sunday evening Monday has begun there.
    expect(minutes('2026-12-06', newYork)).toEqual([[1200, 1440]]);
  });
});

describe('in words', () => {
  test.each([
    ['week', '2026-11-20', '16–22 tháng 11'],
    ['week', '2026-12-01', '30 tháng 11 – 6 tháng 12'],
    ['week', '2026-12-31', '28 tháng 12, 2026 – 3 tháng 1, 2027'],
    ['week', '2027-03-03', '1–7 tháng 3, 2027'],
    ['month', '2026-11-20', 'Tháng 11, 2026'],
    ['day', '2026-11-20', 'Thứ Sáu, 20/11/2026'],
  ] as const)('the %s of %s is “%s”', (view, day, words) => {
    expect(placeInWords(view, day, daysShown(view, day), '2026-11-21')).toBe(words);
  });

  test.each([
    ['week', '2026-11-20', '16–22/11'],
    ['week', '2026-12-01', '30/11–6/12'],
    ['month', '2026-11-20', 'Tháng 11/26'],
    ['day', '2026-11-20', 'T6, 20/11'],
  ] as const)('the %s of %s is “%s” in short', (view, day, words) => {
    expect(placeInShort(view, day, daysShown(view, day))).toBe(words);
  });

  test('weeks have numbers, days short names', () => {
    expect(weekInNumbers('2026-11-20')).toBe('Tuần 47');
    expect(daysShown('week', '2026-11-20').map(shortWeekday).join(' ')).toBe('T2 T3 T4 T5 T6 T7 CN');
  });

  test('a span is said by the clock of who looks', () => {
    const span = { start: Date.parse('2026-11-20T02:30Z'), end: Date.parse('2026-11-20T03:00Z') };
    expect(spanInWords(span, vietnam)).toBe('Thứ Sáu, 20/11/2026, 09:30–10:00');
    expect(spanInWords(span, newYork)).toBe('Thứ Năm, 19/11/2026, 21:30–22:00');
  });

  test.each([
    ['2026-11-20T15:00Z', '2026-11-20T17:00Z', '22:00–00:00'],
    ['2026-11-20T15:00Z', '2026-11-20T18:00Z', '22:00–01:00 (+1 ngày)'],
    ['2026-11-20T15:00Z', '2026-11-23T01:00Z', '22:00–08:00 (+3 ngày)'],
  ])('%s to %s is %s', (start, end, words) => {
    expect(clocksOf({ start: Date.parse(start), end: Date.parse(end) }, vietnam)).toBe(words);
  });
});
