import { expect, test } from 'vitest';
import { standingAt } from './standing-at.ts';

const meeting = {
  status: 'upcoming',
  startsAt: '2026-11-20T02:00:00Z',
  endsAt: '2026-11-20T03:00:00Z',
  endedAt: null,
} as const;

// Proves S4.032
test.each([
  ['2026-11-20T01:59:59Z', 'upcoming'],
  ['2026-11-20T02:00:00Z', 'ongoing'],
  ['2026-11-20T02:59:59Z', 'ongoing'],
  ['2026-11-20T03:00:00Z', 'completed'],
])('at %s it is %s', (now, status) => {
  expect(standingAt(meeting, Date.parse(now))).toBe(status);
  expect(standingAt({ ...meeting, status: 'cancelled' }, Date.parse(now))).toBe('cancelled');
});

test('ended before its hour it is over from then on; a draft stays one', () => {
  const now = Date.parse('2026-11-20T02:30:00Z');
  expect(standingAt({ ...meeting, endedAt: '2026-11-20T02:20:00Z' }, now)).toBe('completed');
  expect(standingAt({ ...meeting, status: 'draft' }, now)).toBe('draft');
});
