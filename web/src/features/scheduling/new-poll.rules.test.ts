import { expect, test } from 'vitest';
import { readGuests, usualDeadline } from './new-poll.rules.ts';

test.each([
  ['', [], null],
  ['khach@doitac.vn', [{ email: 'khach@doitac.vn', name: 'khach@doitac.vn' }], null],
  [
    'Đỗ Khách <Khach@Doitac.vn>\nLê Mai le.mai@ngoai.com',
    [
      { email: 'khach@doitac.vn', name: 'Đỗ Khách' },
      { email: 'le.mai@ngoai.com', name: 'Lê Mai' },
    ],
    null,
  ],
  [
    'a@b.vn, a@b.vn; c@d.vn',
    [
      { email: 'a@b.vn', name: 'a@b.vn' },
      { email: 'c@d.vn', name: 'c@d.vn' },
    ],
    null,
  ],
  ['Đỗ Khách', [], 'Đỗ Khách'],
])('%j', (typed, guests, wrong) => {
  expect(readGuests(typed)).toEqual({ guests, wrong });
});

const at = (local: string): number => Date.parse(`2026-11-${local}:00Z`);

test.each([
  ['20T09:00', ['24T02:00', '25T02:00'], '23T02:00'],
  ['23T01:00', ['24T02:00'], '24T01:00'],
  ['24T01:50', ['24T02:00', '25T02:00'], '24T02:20'],
])('asked at %s about %j: until %s', (now, starts, deadline) => {
  expect(usualDeadline(starts.map(at), at(now))).toBe(at(deadline));
});
