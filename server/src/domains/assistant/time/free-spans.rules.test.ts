import { expect, test } from 'vitest';
import { clocksInWords, freeDays } from './free-spans.rules.ts';

const hours = {
  start: '08:00',
  end: '17:30',
  lunch: { start: '12:00', end: '13:30' },
  days: [1, 2, 3, 4, 5],
};
const monday = { start: '2026-11-23T00:00:00', end: '2026-11-24T00:00:00' };
const busy = (start: string, end: string) => ({
  start: `2026-11-23T${start}:00`,
  end: `2026-11-23T${end}:00`,
});
const told = (taken: readonly { start: string; end: string }[], within = monday) =>
  freeDays(within, hours, taken, 7).map(({ date, free }) => `${date} ${clocksInWords(free)}`);

test('free time is the work without the pause and what is taken, in order', () => {
  expect(told([])).toEqual(['2026-11-23 08:00–12:00, 13:30–17:30']);
  expect(told([busy('14:00', '15:00'), busy('09:00', '10:00'), busy('09:30', '10:30')])).toEqual([
    '2026-11-23 08:00–09:00, 10:30–12:00, 13:30–14:00, 15:00–17:30',
  ]);
});

test('nothing is left of a day that is taken, nor told of a moment between two meetings', () => {
  expect(told([busy('00:00', '23:59')])).toEqual(['2026-11-23 ']);
  expect(told([busy('08:00', '10:00'), busy('10:10', '17:30')])).toEqual(['2026-11-23 ']);
});

test('days without work are no days, and a stretch begins and ends where it was said to', () => {
  const weekend = { start: '2026-11-21T00:00:00', end: '2026-11-23T00:00:00' };
  expect(told([], weekend)).toEqual([]);
  expect(told([], { start: '2026-11-20T15:10:00', end: '2026-11-23T10:00:00' })).toEqual([
    '2026-11-20 15:10–17:30',
    '2026-11-23 08:00–10:00',
  ]);
});
