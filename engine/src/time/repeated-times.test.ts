import { expect, test } from 'vitest';
import { fold } from '../text/fold.ts';
import { parseTimes } from './parse-times.ts';

/** A Friday afternoon. */
const reference = '2026-11-20T14:00:00';

const ahead = (text: string) => parseTimes(text, { reference, forward: true });

function said(text: string): string {
  return ahead(text)
    .map(({ start, end }) => [start.slice(0, 16), end?.slice(0, 16)].filter(Boolean).join(' – '))
    .join(' | ');
}

const weekly = (weekdays: number[], interval = 1) => ({ frequency: 'weekly', interval, weekdays });
const monthly = (on: object, interval = 1) => ({ frequency: 'monthly', interval, on });

const repeated: [string, string, object][] = [
  ['thứ hai hàng tuần lúc 9h', '2026-11-23T09:00', weekly([1])],
  ['mỗi thứ sáu', '2026-11-20T00:00', weekly([5])],
  ['mỗi sáng thứ tư', '2026-11-25T08:00', weekly([3])],
  ['thứ hai và thứ tư hằng tuần', '2026-11-23T00:00', weekly([1, 3])],
  ['từ thứ hai đến thứ sáu hằng tuần lúc 9h', '2026-11-23T09:00', weekly([1, 2, 3, 4, 5])],
  ['các ngày làm việc lúc 16h30', '2026-11-20T16:30', weekly([1, 2, 3, 4, 5])],
  ['hai tuần một lần vào thứ ba', '2026-11-24T00:00', weekly([2], 2)],
  ['hằng ngày', '2026-11-20T00:00', { frequency: 'daily', interval: 1 }],
  ['9h sáng mỗi ngày', '2026-11-21T09:00', { frequency: 'daily', interval: 1 }],
  ['ngày 15 hằng tháng', '2026-12-15T00:00', monthly({ by: 'day', day: 15 })],
  ['cuối mỗi tháng', '2026-11-30T00:00', monthly({ by: 'day', day: -1 })],
  ['ngày cuối cùng của mỗi tháng', '2026-11-30T00:00', monthly({ by: 'day', day: -1 })],
  ['thứ sáu đầu tiên hằng tháng', '2026-12-04T00:00', monthly({ by: 'weekday', nth: 1, weekday: 5 })],
  ['thứ hai cuối cùng của mỗi tháng', '2026-11-30T00:00', monthly({ by: 'weekday', nth: -1, weekday: 1 })],
  ['hằng quý vào ngày 5', '2026-12-05T00:00', monthly({ by: 'day', day: 5 }, 3)],
  [
    'ngày 2/9 hằng năm',
    '2027-09-02T00:00',
    { frequency: 'yearly', interval: 1, month: 9, on: { by: 'day', day: 2 } },
  ],
];

test.each(repeated)('"%s" repeats from %s on', (text, start, recurrence) => {
  for (const spelt of [text, text.normalize('NFD'), fold(text)]) {
    expect(ahead(spelt)).toMatchObject([{ start: `${start}:00`, recurrence }]);
  }
});

test('lunar recurrences have no solar rule', () => {
  expect(ahead('rằm hằng tháng')[0]).not.toHaveProperty('recurrence');
});

test.each([
  ['mỗi thứ ba và thứ năm', '2026-11-24T00:00', [2, 4]],
  ['mỗi thứ hai, thứ tư và thứ sáu lúc 9h', '2026-11-23T09:00', [1, 3, 5]],
  ['mỗi thứ 3, 5, 7 lúc 9h', '2026-11-21T09:00', [2, 4, 6]],
  ['mỗi chiều t2 và t4', '2026-11-23T13:00 – 2026-11-23T18:00', [1, 3]],
  ['các thứ 2-4-6', '2026-11-20T00:00', [1, 3, 5]],
])('a recurrence of the first weekday applies to the others: %s', (text, start, weekdays) => {
  expect(said(text)).toBe(start);
  expect(ahead(text)).toMatchObject([{ recurrence: { frequency: 'weekly', weekdays } }]);
});

test('weekdays with hours of their own are rules of their own', () => {
  const rules = ahead('mỗi sáng thứ hai và chiều thứ tư').map(({ recurrence }) => recurrence);
  expect(rules).toMatchObject([{ weekdays: [1] }, { weekdays: [3] }]);
});

test('the day a rule ends on is no end of one of its times', () => {
  expect(ahead('hằng ngày 9h đến 31/12')[0]).toMatchObject({
    start: '2026-11-21T09:00:00',
    end: null,
    recurrence: { frequency: 'daily' },
  });
  expect(ahead('9h-10h thứ hai hằng tuần')).toMatchObject([
    { start: '2026-11-23T09:00:00', end: '2026-11-23T10:00:00', recurrence: { weekdays: [1] } },
  ]);
});
