import { describe, expect, test } from 'vitest';
import { days, hours, minutes } from '../../../testing/fake-clock.ts';
import { accessExpiryOf, expiryOf, judgeRefresh } from './session.rules.ts';

const start = new Date('2026-11-20T02:00:00Z');
const inTime = (milliseconds: number) => new Date(start.getTime() + milliseconds);

describe('a session ends', () => {
  // Proves S2.046
  test.each([
    ['thirty days after its last use when remembered', true, days(10), days(40)],
    ['twelve hours after its last use when not', false, days(10), days(10) + hours(12)],
    ['after ninety days, however much it is used', true, days(89), days(90)],
    ['after ninety days also when not remembered', false, days(90) - hours(1), days(90)],
  ])('%s', (_, remember, used, end) => {
    expect(expiryOf(remember, start, inTime(used))).toEqual(inTime(end));
  });
});

test.each([
  ['after fifteen minutes', days(1), minutes(15)],
  ['with its session when that ends sooner', minutes(4), minutes(4)],
])('an access token ends %s', (_, sessionEnds, end) => {
  expect(accessExpiryOf(inTime(sessionEnds), start)).toEqual(inTime(end));
});

describe('a refresh token of a session in its fifth generation', () => {
  const session = { generation: 5, rotatedAt: start, expiresAt: inTime(days(1)), revokedAt: null };

  test.each([
    ['the fifth is exchanged', 5, hours(1), 'rotate'],
    ['the fourth gets the same successor for thirty seconds', 4, 30_000, 'repeat'],
    ['the fourth is a reuse after that', 4, 30_001, 'reuse'],
    ['the third is a reuse at once', 3, 0, 'reuse'],
    ['the first is a reuse', 1, hours(1), 'reuse'],
    ['a sixth was never issued', 6, 0, 'refuse'],
    ['the fifth is refused once the session has ended', 5, days(1), 'refuse'],
    ['an old one too, without a word of reuse', 3, days(2), 'refuse'],
  ])('%s', (_, generation, later, verdict) => {
    expect(judgeRefresh(session, generation, inTime(later))).toBe(verdict);
  });

  test('none is worth anything once revoked', () => {
    const revoked = { ...session, revokedAt: start };
    expect([3, 4, 5].map((generation) => judgeRefresh(revoked, generation, start))).toEqual([
      'refuse',
      'refuse',
      'refuse',
    ]);
  });
});
