import { expect, onTestFinished, test } from 'vitest';
import { createLoop } from './loop.ts';

/** A loop whose work waits until the test releases it, and counts its runs. */
function countingLoop(rest = 60_000) {
  let runs = 0;
  let letGo: () => void = () => undefined;
  const begun: (() => void)[] = [];
  const loop = createLoop({
    work: async () => {
      runs += 1;
      begun.shift()?.();
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
      return rest;
    },
    onError: () => undefined,
    restAfterError: 1,
  });
  onTestFinished(() => {
    letGo();
    return loop.stop(0);
  });
  return {
    loop,
    runs: () => runs,
    letGo: () => letGo(),
    nextBegin: () => new Promise<void>((resolve) => begun.push(resolve)),
  };
}

test('a wake-up before the start does nothing; the start runs it', async () => {
  const { loop, runs } = countingLoop();
  loop.wake();
  expect(runs()).toBe(0);
  loop.start();
  expect(runs()).toBe(1);
});

test('any number of requests while it runs lead to one more run', async () => {
  const counting = countingLoop();
  const first = counting.loop.run();
  const again = counting.nextBegin();
  for (let asked = 0; asked < 5; asked += 1) void counting.loop.run();
  counting.letGo();
  await again;
  counting.letGo();
  await first;
  expect(counting.runs()).toBe(2);
});

test('it runs again by itself when its delay is over', async () => {
  const counting = countingLoop(5);
  counting.loop.start();
  const again = counting.nextBegin();
  counting.letGo();
  await again;
  expect(counting.runs()).toBe(2);
});

test('a wake-up for later runs then, also one that comes while it runs', async () => {
  const counting = countingLoop();
  const ended = counting.loop.run();
  counting.loop.start();
  counting.letGo();
  await counting.nextBegin();
  counting.letGo();
  await ended;
  const before = counting.runs();
  counting.loop.wake(60_000);
  expect(counting.runs()).toBe(before);
  const soon = counting.nextBegin();
  counting.loop.wake(5);
  await soon;
  const again = counting.nextBegin();
  counting.loop.wake(5);
  counting.letGo();
  await again;
  expect(counting.runs()).toBe(before + 2);
});

test('work that fails is reported and retried after its delay', async () => {
  const errors: unknown[] = [];
  let runs = 0;
  await new Promise<void>((resolve) => {
    const loop = createLoop({
      work: async () => {
        runs += 1;
        if (runs === 1) throw new Error('hỏng');
        resolve();
        return 60_000;
      },
      onError: (error) => errors.push(error),
      restAfterError: 1,
    });
    onTestFinished(() => loop.stop(0));
    loop.start();
  });
  expect(errors).toEqual([new Error('hỏng')]);
});

test('stopping waits for the work within its limit, and nothing begins afterwards', async () => {
  const counting = countingLoop(1);
  counting.loop.start();
  await counting.loop.stop(10);
  counting.letGo();
  counting.loop.wake();
  expect(counting.runs()).toBe(1);
});
