import { localDay } from '@hopgon/contract/time/zoned';
import { expect, test } from 'vitest';
import { groupByDay } from './group-by-day.ts';

const now = Date.parse('2026-11-20T02:00:00Z');
const instants = [
  '2026-11-22T03:00:00Z',
  '2026-11-21T03:00:00Z',
  '2026-11-20T01:00:00Z',
  '2026-11-19T17:00:00Z',
  '2026-11-19T16:59:00Z',
];
const group = (timeZone: string) =>
  groupByDay(instants, { dayOf: (instant) => localDay(instant, timeZone), now, timeZone });

test('items stand under the day of the zone, the order kept, and near days have names', () => {
  expect(group('Asia/Ho_Chi_Minh')).toEqual([
    { day: '2026-11-22', near: null, items: [instants[0]] },
    { day: '2026-11-21', near: 'Ngày mai', items: [instants[1]] },
    { day: '2026-11-20', near: 'Hôm nay', items: instants.slice(2, 4) },
    { day: '2026-11-19', near: 'Hôm qua', items: [instants[4]] },
  ]);
});

test('another zone has another midnight', () => {
  expect(group('America/New_York').map(({ day, near }) => [day, near])).toEqual([
    ['2026-11-21', null],
    ['2026-11-20', 'Ngày mai'],
    ['2026-11-19', 'Hôm nay'],
  ]);
});
