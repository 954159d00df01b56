import { expect, test } from 'vitest';
import { freeDays } from './free-spans.rules.ts';

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
const clockOf = (local: string) => local.slice(11, 16);
const freeOn = (taken: readonly { start: string; end: string }[], within = monday) =>
  freeDays(within, hours, taken, 7).map(
    ({ date, free }) =>
      `${date} ${free.map(({ start, end }) => `${clockOf(start)}–${clockOf(end)}`).join(', ')}`,
  );

test('free time is the work without the pause and what is taken, in order', () => {
  expect(freeOn([])).toEqual(['2026-11-23 08:00–12:00, 13:30–17:30']);
  expect(freeOn([busy('14:00', '15:00'), busy('09:00', '10:00'), busy('09:30', '10:30')])).toEqual([
    '2026-11-23 08:00–09:00, 10:30–12:00, 13:30–14:00, 15:00–17:30',
  ]);
});

test('nothing is left of a day that is taken, nor is a moment between two meetings free time', () => {
  expect(freeOn([busy('00:00', '23:59')])).toEqual(['2026-11-23 ']);
  expect(freeOn([busy('08:00', '10:00'), busy('10:10', '17:30')])).toEqual(['2026-11-23 ']);
});

test('days without work are no days, and a stretch begins and ends where it was said to', () => {
  const weekend = { start: '2026-11-21T00:00:00', end: '2026-11-23T00:00:00' };
  expect(freeOn([], weekend)).toEqual([]);
  expect(freeOn([], { start: '2026-11-20T15:10:00', end: '2026-11-23T10:00:00' })).toEqual([
    '2026-11-20 15:10–17:30',
    '2026-11-23 08:00–10:00',
  ]);
});
