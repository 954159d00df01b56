import { expect, test } from 'vitest';
import { chooseKept, isLogKept } from './retention.rules.ts';

const now = new Date('2026-11-27T19:00:00Z');
const at = (endedAt: string, walUntil: string | null = null) => ({ id: endedAt, endedAt, walUntil });
const daily = (days: number) =>
  Array.from({ length: days }, (_, day) =>
    at(new Date(Date.UTC(2026, 10, 27, 19) - day * 86_400_000).toISOString()),
  );
const keptOf = (backups: readonly ReturnType<typeof at>[]) => [...chooseKept(backups, now)].sort().reverse();

test('of nothing nothing is kept', () => {
  expect(keptOf([])).toEqual([]);
});

test('one a day for 400 days: 7 days, then the last of weeks and months', () => {
  const days = keptOf(daily(400)).map((id) => id.slice(0, 10));
  expect(days.slice(0, 7)).toEqual([
    '2026-11-27',
    '2026-11-26',
    '2026-11-25',
    '2026-11-24',
    '2026-11-23',
    '2026-11-22',
    '2026-11-21',
  ]);
  // Sundays in Vietnam begin at 17:00 UTC of Saturday; months end likewise.
  expect(days.slice(7)).toEqual([
    '2026-11-14',
    '2026-11-07',
    '2026-10-30',
    '2026-09-29',
    '2026-08-30',
    '2026-07-30',
    '2026-06-29',
    '2026-05-30',
    '2026-04-29',
    '2026-03-30',
    '2026-02-27',
    '2026-01-30',
    '2025-12-30',
  ]);
});

test('of several on one day the newest is kept', () => {
  expect(keptOf([at('2026-11-27T01:00:00.000Z'), at('2026-11-27T16:59:00.000Z')])).toEqual([
    '2026-11-27T16:59:00.000Z',
  ]);
  // 17:00 UTC is the next day in Vietnam.
  expect(keptOf([at('2026-11-27T01:00:00.000Z'), at('2026-11-27T17:00:00.000Z')])).toHaveLength(2);
});

test('days without a backup do not count: an installation that was off for a month loses none', () => {
  const old = daily(3).map(({ endedAt }) => at(endedAt.replace('2026-11', '2026-06')));
  expect(keptOf(old)).toHaveLength(3);
});

test('a second backup of one day leaves the first while its log reaches into the last week', () => {
  const night = at('2026-11-26T19:00:00.000Z', '2026-11-27T08:00:00.000Z');
  const byHand = at('2026-11-27T08:00:00.000Z');
  expect(keptOf([night, byHand])).toEqual([byHand.id, night.id]);
  const weekBefore = [
    at('2026-11-20T01:00:00.000Z', '2026-11-20T08:00:00.000Z'),
    at('2026-11-20T08:00:00.000Z'),
  ];
  expect(keptOf([...weekBefore, byHand])).toEqual([byHand.id, '2026-11-20T08:00:00.000Z']);
});

test.each([
  ['2026-11-27T18:00:00.000Z', true],
  ['2026-11-20T19:00:00.000Z', true],
  ['2026-11-20T18:59:59.000Z', false],
  [null, false],
])('a log that ends at %s is kept on 27 November: %s', (walUntil, expected) => {
  expect(isLogKept(walUntil, now)).toBe(expected);
});
