import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The module as another tab loads it: with nothing in common but the browser's storage. */
async function openTab() {
  vi.resetModules();
  return (await import('./withdrawn-requests.ts')).withdrawnRequests;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what one tab withdrew is no refusal in another, until it is asked again', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.add('a');
  one.add('b');
  expect([other.has('a'), other.has('b'), other.has('c')]).toEqual([true, true, false]);
  other.forget(['a', 'c']);
  expect([one.has('a'), one.has('b')]).toEqual([false, true]);
});
