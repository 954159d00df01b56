import { expect, test } from 'vitest';
import { lastDayAfter, restartsTerm } from './objection-term.rules.ts';

const review = { state: 'review', adopted_by: 'silence', wait_until: '2026-11-23' } as const;

test.each([
  ['a line that is edited', review, 'line-edited', true],
  ['a proposal of the machine that is accepted', review, 'line-accepted', true],
  ['another chair or place', review, 'head-changed', true],
  ['a line that its writer vouches for', review, 'line-confirmed', false],
  ['a mail', review, 'sent', false],
  ['a line of a draft', { ...review, state: 'draft' as const }, 'line-edited', false],
  ['a line where the chair adopts', { ...review, adopted_by: 'chair' as const }, 'line-edited', false],
] as const)('%s starts the days to object again: %#', (_, head, act, restarts) => {
  expect(restartsTerm(head, [act])).toBe(restarts);
});

test.each([
  ['2026-11-23', '2026-11-22', 3, '2026-11-25'],
  ['2026-11-30', '2026-11-22', 3, '2026-11-30'],
] as const)('a term until %s, changed on %s with %i days, ends on %s', (until, today, days, last) => {
  expect(lastDayAfter(until, today, days)).toBe(last);
});
