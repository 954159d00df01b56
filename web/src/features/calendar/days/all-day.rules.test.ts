import { expect, test } from 'vitest';
import { busyEntries, type Entry } from '../entries/entry.rules.ts';
import { allDayBars, allDayOn, hiddenBars } from './all-day.rules.ts';

const week = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];

function entry(id: string, first: string, last = first): readonly Entry[] {
  const days = { first: `2026-11-${first}`, last: `2026-11-${last}` };
  const times = { startsAt: `${days.first}T00:00:00Z`, endsAt: `${days.last}T23:00:00Z` };
  return busyEntries([times], id).map((blank) => ({ ...blank, id, days }));
}
const trip = entry('trip', '22', '24');
const fair = entry('fair', '24', '25');
const leave = entry('leave', '26');
const all = [...leave, ...fair, ...trip];

test('each stands once, over the days it has in sight, below what is there already', () => {
  const bars = allDayBars(all, week).map(({ entry: { id }, first, last, line }) => [id, first, last, line]);
  expect(bars).toEqual([
    ['trip', 0, 1, 0],
    ['fair', 1, 2, 1],
    ['leave', 3, 3, 0],
  ]);
});

test('what finds no line is counted on its days', () => {
  expect(hiddenBars(allDayBars(all, week), week.length, 1)).toEqual([0, 1, 1, 0]);
});

test('those with hours stand on no day', () => {
  const timed = leave.map((one) => ({ ...one, days: null }));
  expect(allDayOn([...timed, ...trip], '2026-11-26')).toEqual([]);
  expect(allDayOn(all, '2026-11-24').map(({ id }) => id)).toEqual(['fair', 'trip']);
});
