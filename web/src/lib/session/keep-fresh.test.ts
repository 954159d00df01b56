import { expect, test, vi } from 'vitest';
import { keepFresh, needsRenewal } from './keep-fresh.ts';

const minute = 60_000;
const now = 1_000_000_000_000;
const endingIn = (ms: number) => ({
  authToken: 'a',
  refreshToken: 'r',
  sessionId: 's',
  tokenExpiry: now + ms,
});

// Proves S9.002
test.each([
  [5 * minute + 1, false],
  [5 * minute, true],
  [1, true],
  [-60 * minute, true],
])('a token with %i ms left needs renewal: %s', (left, needs) => {
  expect(needsRenewal(endingIn(left), now)).toBe(needs);
});

// Proves S9.001
test('the tokens are looked at at start, every minute, and when the page comes to the front', async () => {
  vi.useFakeTimers();
  const fronts: (() => void)[] = [];
  const page = {
    visibilityState: 'visible',
    addEventListener: (_: string, listener: () => void) => fronts.push(listener),
  };
  vi.stubGlobal('document', page);
  const refresh = vi.fn(async () => null);
  const get = vi.fn(() => endingIn(minute));

  await keepFresh({ get, refresh, now: () => now });
  expect(refresh).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(minute - 1);
  expect(refresh).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(refresh).toHaveBeenCalledTimes(2);
  for (const show of fronts) show();
  expect(refresh).toHaveBeenCalledTimes(3);
  get.mockReturnValue(endingIn(6 * minute));
  await vi.advanceTimersByTimeAsync(minute);
  expect(refresh).toHaveBeenCalledTimes(3);
  expect(refresh).toHaveBeenCalledWith(expect.objectContaining({ authToken: 'a' }));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a renewal without an answer is tried again within seconds, and then with the next check', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined });
  const refresh = vi.fn(() => Promise.reject(new TypeError('network')));
  void keepFresh({ get: () => endingIn(minute), refresh, now: () => now });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(refresh).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(minute - 15_001);
  expect(refresh).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(refresh).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
