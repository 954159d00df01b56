import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './create-concurrency-limit.ts';

/** Work that ends when the test calls `end`. */
function openWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: resolve };
}

// ASVS v5.0.0-15.2.2
test('runs work up to the limit, queues more in order, and refuses beyond the queue', async () => {
  const gate = createConcurrencyLimit(2, 1);
  const started: string[] = [];
  const [first, second, third] = [openWork(), openWork(), openWork()];
  const run = (name: string, { work }: ReturnType<typeof openWork>) =>
    gate(() => {
      started.push(name);
      return work();
    });
  const all = [run('first', first), run('second', second), run('third', third)];
  await expect(run('fourth', openWork())).rejects.toMatchObject({ code: 'server_busy' });
  expect(started).toEqual(['first', 'second']);
  first.end('1');
  await all[0];
  await Promise.resolve();
  expect(started).toEqual(['first', 'second', 'third']);
  second.end('2');
  third.end('3');
  expect(await Promise.all(all)).toEqual(['1', '2', '3']);
});

test('work that fails gives its place free', async () => {
  const gate = createConcurrencyLimit(1, 0);
  await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate(async () => 'yes')).toBe('yes');
});
