import { expect, test } from 'vitest';
import { needsRenewal } from './keep-fresh.ts';

const minute = 60_000;
const now = 1_000_000_000_000;
const endingIn = (ms: number) => ({
  authToken: 'a',
  refreshToken: 'r',
  sessionId: 's',
  tokenExpiry: now + ms,
});

test.each([
  [5 * minute + 1, false],
  [5 * minute, true],
  [1, true],
  [-60 * minute, true],
])('a token with %i ms left needs renewal: %s', (left, needs) => {
  expect(needsRenewal(endingIn(left), now)).toBe(needs);
});
