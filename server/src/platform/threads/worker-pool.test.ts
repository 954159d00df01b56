import { afterEach, expect, test } from 'vitest';
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from './worker-pool.ts';

// Answers with its thread's number, dies or hangs when told to, and names what it can see of the environment.
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', (input) => {
      if (input === 'throw') throw new Error('broken');
      if (input === 'exit') process.exit(3);
      if (input === 'hang') for (;;);
      if (input === 'hoard') for (const kept = [];;) kept.push(new Array(1e5).fill(kept.length));
      parentPort.postMessage(input === 'environment' ? Object.keys(process.env) : threadId);
    });
  `)}`,
);

const pools: WorkerPool[] = [];
function pool(options: Partial<WorkerPoolOptions> = {}): WorkerPool {
  const made = createWorkerPool({
    script,
    size: 1,
    limitMs: 10_000,
    idleMs: 60_000,
    memoryMb: 32,
    ...options,
  });
  pools.push(made);
  return made;
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((made) => made.stop()));
});

test('one warm thread does the work of one place, in order', async () => {
  const { run } = pool();
  const answers = await Promise.all([run('a'), run('b'), run('c')]);
  expect(new Set(answers).size).toBe(1);
});

test('two places work side by side', async () => {
  const { run } = pool({ size: 2 });
  const answers = await Promise.all([run('a'), run('b')]);
  expect(new Set(answers).size).toBe(2);
});

test.each(['throw', 'exit', 'hoard'])('work that ends its thread by "%s" fails alone', async (how) => {
  const { run } = pool();
  const broken = run(how);
  const next = run('a');
  await expect(broken).rejects.toMatchObject({ name: 'WorkFailed', reason: 'crashed' });
  expect(await next).toEqual(expect.any(Number));
});

test('work that never ends is stopped at the limit and makes room', async () => {
  const { run } = pool({ limitMs: 600 });
  const hanging = run('hang');
  const next = run('a');
  await expect(hanging).rejects.toMatchObject({ reason: 'timed-out' });
  expect(await next).toEqual(expect.any(Number));
});

test('an idle thread ends, and the next work starts another', async () => {
  const { run } = pool({ idleMs: 0 });
  const first = await run('a');
  await expect.poll(() => run('a')).not.toBe(first);
});

test('stopping fails what runs and what waits, and takes no more', async () => {
  const { run, stop } = pool();
  const running = run('hang');
  const waiting = run('a');
  const both = Promise.allSettled([running, waiting]);
  await stop();
  expect(await both).toMatchObject([{ reason: { reason: 'stopped' } }, { reason: { reason: 'stopped' } }]);
  await expect(run('a')).rejects.toMatchObject({ reason: 'stopped' });
});

test('a thread sees nothing of the environment', async () => {
  expect(await pool().run('environment')).toEqual([]);
});
