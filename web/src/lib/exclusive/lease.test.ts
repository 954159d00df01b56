import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type LeaseWorld, withLease } from './lease.ts';
import { sleep } from './sleep.ts';

const values = new Map<string, string>();

const tab = (holder: string): LeaseWorld => ({
  read: (key) => values.get(key) ?? null,
  write: (key, value) => void values.set(key, value),
  remove: (key) => void values.delete(key),
  now: Date.now,
  sleep,
  holder,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  values.clear();
  vi.useRealTimers();
});

describe('a lease where there are no Web Locks', () => {
  test('lets one tab work at a time, in turn', async () => {
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await sleep(10_000);
      order.push(`${name} ends`);
    };
    const both = Promise.all([withLease(tab('a'), 'x', work('a')), withLease(tab('b'), 'x', work('b'))]);
    await vi.advanceTimersByTimeAsync(60_000);
    await both;
    expect(order).toHaveLength(4);
    expect(order[1]).toBe(order[0]?.replace('begins', 'ends'));
  });

  test('is taken over from a tab that died', async () => {
    values.set('lease:x', `dead|${Date.now() + 6_000}`);
    const done = withLease(tab('a'), 'x', async () => 'done');
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(done).resolves.toBe('done');
  });

  test('is given back when the work fails', async () => {
    const failing = withLease(tab('a'), 'x', () => Promise.reject(new Error('broken')));
    const refused = expect(failing).rejects.toThrow('broken');
    await vi.advanceTimersByTimeAsync(1_000);
    await refused;
    expect(values.size).toBe(0);
  });

  test('waiting ends with the signal', async () => {
    values.set('lease:x', `other|${Date.now() + 1e9}`);
    const stop = new AbortController();
    const waiting = withLease(tab('a'), 'x', async () => 'never', stop.signal);
    const refused = expect(waiting).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(1_000);
    stop.abort();
    await vi.advanceTimersByTimeAsync(1_000);
    await refused;
  });
});
