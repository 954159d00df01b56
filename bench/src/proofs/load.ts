import { join } from 'node:path';
import { freePort } from '../../../e2e/support/free-port.ts';
import { serverFlags } from '../../../scripts/lib/server-flags.mjs';
import { mainScript, ready } from '../product.ts';
import { inMs } from '../spread.ts';
import { startProcess } from '../start-process.ts';
import { type Load, runMixedLoad } from './mixed-load.ts';
import { addPeople } from './people.ts';
import { newFolder, removeFolder, say } from './proof.ts';

const wanted = { p95: 150, p99: 400 };
/** How much more memory the last third of a soak may hold than the middle one. */
const growthAllowed = 1.05;

async function serve<T>(work: (url: string, memory: () => number) => Promise<T>): Promise<T> {
  const folder = newFolder();
  const port = String(await freePort());
  // With its own PostgreSQL, which syncs each commit, as `npm start` runs it.
  const environment = { PORT: port, DATA_DIR: join(folder, 'data'), TRUST_PROXY: '1', LOG_LEVEL: 'error' };
  const product = await startProcess(mainScript, ready, environment, serverFlags);
  try {
    return await work(`http://127.0.0.1:${port}`, () => product.memory() ?? Number.NaN);
  } finally {
    await product.stop();
    removeFolder(folder);
  }
}

async function runLoad(url: string, count: number, load: Load) {
  const people = await addPeople(url, count);
  const result = await runMixedLoad(url, people, load);
  const { requests, errors, median, p95, p99, byKind, byTime } = result;
  say(
    `${count} people, ${count} event streams, ${requests} requests in ${load.seconds} s after ${load.warmUpSeconds} s of warming up: median ${inMs(median)}, p95 ${inMs(p95)}, p99 ${inMs(p99)}, ${errors.length} errors`,
  );
  for (const [kind, spread] of byKind)
    say(`  ${kind}: median ${inMs(spread.median)}, p95 ${inMs(spread.p95)}`);
  say(`  p95 of each ten seconds, ms: ${byTime.map((spread) => spread.p95.toFixed(0)).join(' ')}`);
  for (const error of new Set(errors.slice(0, 5))) say(`  ${error}`);
  return result;
}

/** People of one company at work, with the app and its own PostgreSQL on this machine. */
export const proveLoad = (
  people = 200,
  seconds = 90,
  thinkMs = 2_000,
  warmUpSeconds = 60,
): Promise<boolean> =>
  serve(async (url) => {
    const { p95, p99, errors } = await runLoad(url, people, { seconds, warmUpSeconds, thinkMs });
    return p95 <= wanted.p95 && p99 <= wanted.p99 && errors.length === 0;
  });

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

/** The same for long, slower: whether memory comes to rest. */
export const proveSoak = (minutes = 30, people = 50, thinkMs = 5_000): Promise<boolean> =>
  serve(async (url, memory) => {
    const samples: number[] = [];
    const began = Date.now();
    const watch = setInterval(() => {
      samples.push(memory());
      say(`${Math.round((Date.now() - began) / 60_000)} min: ${memory().toFixed(0)} MiB`);
    }, 60_000);
    const { errors } = await runLoad(url, people, { seconds: minutes * 60, warmUpSeconds: 0, thinkMs });
    clearInterval(watch);
    const third = Math.floor(samples.length / 3);
    const [middle, last] = [samples.slice(third, 2 * third), samples.slice(-third)].map(mean);
    say(`memory in the middle third ${middle?.toFixed(0)} MiB, in the last ${last?.toFixed(0)} MiB`);
    return errors.length === 0 && Number(last) <= Number(middle) * growthAllowed;
  });
