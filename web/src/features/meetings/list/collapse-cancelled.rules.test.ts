import { expect, test } from 'vitest';
import { meetingSummary } from '../../../testing/sample-data.ts';
import { collapseCancelled } from './collapse-cancelled.rules.ts';

const series = (id: string) => ({ id, start: '2026-11-20T02:00:00Z', detached: false });
const of = (id: string, status: 'upcoming' | 'cancelled', seriesId?: string) =>
  meetingSummary({ id, status, series: seriesId === undefined ? null : series(seriesId) });

test('of the cancelled meetings of a series only the first is listed, with how many more there are', () => {
  const listed = collapseCancelled([
    of('a1', 'cancelled', 'a'),
    of('x', 'cancelled'),
    of('a2', 'cancelled', 'a'),
    of('b1', 'cancelled', 'b'),
    of('a3', 'upcoming', 'a'),
    of('a4', 'cancelled', 'a'),
    of('y', 'cancelled'),
  ]);
  expect(listed.map(({ meeting, othersCancelled }) => [meeting.id, othersCancelled])).toEqual([
    ['a1', 2],
    ['x', 0],
    ['b1', 0],
    ['a3', 0],
    ['y', 0],
  ]);
});
