// All checks, or one: node scripts/test.mjs [part] [arguments for its tool]
import { exitWithError } from './lib/exit-with-error.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/project.mjs';
import { parts } from './lib/test-parts.mjs';
import { whenOrphaned } from './lib/when-orphaned.mjs';

const [wanted, ...args] = process.argv.slice(2);
const chosen = parts.filter(({ name }) => wanted === undefined || name === wanted);
if (chosen.length === 0)
  exitWithError(`Không có phần "${wanted}". Các phần: ${parts.map(({ name }) => name).join(', ')}.`);

process.chdir(root);
const node = await ensureInstalled();
const stopped = new AbortController();
process.on('SIGTERM', () => stopped.abort());
whenOrphaned(() => stopped.abort());

const prepared = Promise.all(chosen.map(({ prepare }) => prepare?.(node)));
const lanes = await Promise.all([
  runInTurn(chosen.filter(({ beside }) => !beside)),
  runInTurn(chosen.filter(({ beside }) => beside)),
]);
process.exit(lanes.flat().every(Boolean) ? 0 : 1);

/** @param {readonly import('./lib/test-parts.mjs').Part[]} inTurn */
async function runInTurn(inTurn) {
  const passed = [];
  for (const part of inTurn) {
    if (part.prepare) await prepared;
    passed.push(await run(part));
  }
  return passed;
}

/**
 * Runs a part and prints one line about it, and all it said when it failed.
 * @param {import('./lib/test-parts.mjs').Part} part
 */
async function run(part) {
  if (stopped.signal.aborted) return false;
  const began = performance.now();
  const { code, output } = await part.run({
    node,
    args,
    signal: stopped.signal,
    patient: part.beside,
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (code !== 0) console.log(output);
  console.log(`${code === 0 ? '✓' : '✗'} ${part.name.padEnd(8)} ${seconds.padStart(6)} s`);
  return code === 0;
}
