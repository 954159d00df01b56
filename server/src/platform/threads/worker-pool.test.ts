import { afterEach, expect, test } from 'vitest';
import { createSpareThreads } from './spare-threads.ts';
import { createWorkerPool, type WorkerPoolOptions } from './worker-pool.ts';

// Answers with its thread's number, dies or hangs on request, and names what it can see of the environment.
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', (input) => {
      parentPort.postMessage('loaded');
      if (input === 'throw') throw new Error('broken');
      if (input === 'exit') process.exit(3);
      if (input === 'hang') for (;;);
      if (input === 'hoard') for (const kept = [];;) kept.push(new Array(1e5).fill(kept.length));
      if (input === 'wait') return setTimeout(() => parentPort.postMessage(threadId), 1_200);
      parentPort.postMessage(input === 'environment' ? Object.keys(process.env) : threadId);
    });
  `)}`,
);

const pools: { stop(): Promise<void> }[] = [];
function pool(options: Partial<WorkerPoolOptions> = {}) {
  const made = createWorkerPool({
    script,
    size: 1,
    threadsOfOwner: options.size ?? 1,
    waiting: { ofOwner: 10, inAll: 10 },
    limitMs: 10_000,
    idleMs: 60_000,
    memoryMb: 32,
    ...options,
  });
  pools.push(made);
  const run = (input: unknown, owner = 'one') => made.run(owner, input);
  return { ...made, run };
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

test('a thread that ends by itself is reported, one that is stopped is not', async () => {
  const crashes: unknown[] = [];
  const { run, stop } = pool({ size: 2, limitMs: 600, onCrash: (error) => crashes.push(error) });
  await expect(run('throw')).rejects.toMatchObject({ reason: 'crashed' });
  await expect(run('exit')).rejects.toMatchObject({ reason: 'crashed' });
  await expect(run('hang')).rejects.toMatchObject({ reason: 'timed-out' });
  await run('a');
  await stop();
  expect(crashes.map(String)).toEqual(['Error: broken', 'Error: a thread ended by itself with code 3']);
});

test('a thread that cannot load its module is not the fault of the work', async () => {
  const crashes: unknown[] = [];
  const missing = new URL('./no-such-module.ts', import.meta.url);
  const { run } = pool({ script: missing, onCrash: (error) => crashes.push(error) });
  await expect(run('a')).rejects.toMatchObject({ reason: 'unstarted' });
  expect(String(crashes[0])).toContain('no-such-module');
});

test('work that never ends is stopped at the limit and makes room', async () => {
  const { run } = pool({ limitMs: 600 });
  const hanging = run('hang');
  const next = run('a');
  await expect(hanging).rejects.toMatchObject({ reason: 'timed-out' });
  expect(await next).toEqual(expect.any(Number));
});

test('work whose thread waits for the processor is not stopped', async () => {
  const { run } = pool({ limitMs: 400 });
  expect(await run('wait')).toEqual(expect.any(Number));
});

test('an idle thread ends, and the next work starts another', async () => {
  const { run } = pool({ idleMs: 0 });
  const first = await run('a');
  await expect.poll(() => run('a')).not.toBe(first);
});

test('stopping fails running and waiting work, and accepts no more', async () => {
  const { run, stop } = pool();
  const running = run('hang');
  const waiting = run('a');
  const both = Promise.allSettled([running, waiting]);
  await stop();
  expect(await both).toMatchObject([{ reason: { reason: 'stopped' } }, { reason: { reason: 'stopped' } }]);
  await expect(run('a')).rejects.toMatchObject({ reason: 'stopped' });
});

test('a thread sees nothing of the environment', async () => {
  const seen = await pool().run('environment');
  expect(seen).toEqual(process.env.NODE_COMPILE_CACHE === undefined ? [] : ['NODE_COMPILE_CACHE']);
});

test('one owner leaves a thread to the others, however much it queues', async () => {
  const { run, stop } = pool({ size: 2, threadsOfOwner: 1 });
  const hanging = [run('hang', 'greedy'), run('hang', 'greedy'), run('hang', 'greedy')];
  expect(await run('a', 'other')).toEqual(expect.any(Number));
  const ended = Promise.allSettled(hanging);
  await stop();
  await ended;
});

test('owners take turns for one thread', async () => {
  const { run } = pool();
  const order: string[] = [];
  const note = (name: string, owner: string) => run(name, owner).then(() => order.push(name));
  await Promise.all([note('a1', 'a'), note('a2', 'a'), note('a3', 'a'), note('b1', 'b'), note('c1', 'c')]);
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

test('work beyond the limits is refused at once: of an owner, and in total', async () => {
  const { run, stop } = pool({ waiting: { ofOwner: 2, inAll: 3 } });
  const held = ['running', 'waits', 'waits too'].map(() => run('hang', 'a'));
  await expect(run('x', 'a')).rejects.toMatchObject({ reason: 'owner-busy' });
  held.push(run('hang', 'b'));
  await expect(run('x', 'c')).rejects.toMatchObject({ reason: 'all-busy' });
  const ended = Promise.allSettled(held);
  await stop();
  await ended;
});

test('a limit of its own ends a piece of work sooner', async () => {
  const made = createWorkerPool({
    script,
    size: 1,
    threadsOfOwner: 1,
    waiting: { ofOwner: 1, inAll: 1 },
    limitMs: 60_000,
    idleMs: 60_000,
    memoryMb: 32,
  });
  pools.push(made);
  await expect(made.run('a', 'hang', 300)).rejects.toMatchObject({ reason: 'timed-out' });
});

test('a free thread of a pool that stopped serves the next pool; one that works ends with its pool', async () => {
  const spares = createSpareThreads();
  const [first, second] = [pool({ size: 2, spares }), pool({ size: 2, spares })];
  const used = await first.run('a');
  const working = first.run('a');
  const stopped = expect(first.run('hang')).rejects.toMatchObject({ reason: 'stopped' });
  await working;
  await first.stop();
  await stopped;
  expect(await second.run('a')).toBe(used);
  expect(await Promise.all([second.run('a'), second.run('b')])).toEqual([used, expect.any(Number)]);
});

test('a spare thread that ends is handed to nobody', async () => {
  const spares = createSpareThreads();
  const first = pool({ spares });
  const used = await first.run('a');
  await first.stop();
  const worker = spares.take(script);
  if (!worker) throw new Error('a free thread is kept');
  const listening = () => ['error', 'exit'].map((event) => worker.listenerCount(event));
  expect(listening()).toEqual([0, 0]);
  spares.keep(script, worker);
  expect(listening()).toEqual([1, 1]);
  await worker.terminate();
  expect(await pool({ spares }).run('a')).not.toBe(used);
});
