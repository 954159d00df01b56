// All checks, or one: node scripts/test.mjs [part] [arguments for its tool]
import { exitWithError } from './lib/exit-with-error.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/project.mjs';
import { stages } from './lib/test-parts.mjs';
import { whenOrphaned } from './lib/when-orphaned.mjs';

const [wanted, ...args] = process.argv.slice(2);
const chosen = stages.map((parts) => parts.filter(({ name }) => wanted === undefined || name === wanted));
if (chosen.flat().length === 0)
  exitWithError(
    `Không có phần "${wanted}". Các phần: ${stages
      .flat()
      .map(({ name }) => name)
      .join(', ')}.`,
  );

process.chdir(root);
const node = await ensureInstalled();
const stopped = new AbortController();
process.on('SIGTERM', () => stopped.abort());
whenOrphaned(() => stopped.abort());

const prepared = Promise.all(chosen.flat().map(({ prepare }) => prepare?.(node)));
const passed = [];
for (const parts of chosen) passed.push(...(await Promise.all(parts.map(run))));
process.exit(passed.every(Boolean) ? 0 : 1);

/**
 * Runs a part and prints one line about it, and all it said when it failed.
 * @param {import('./lib/test-parts.mjs').Part} part
 */
async function run(part) {
  if (part.prepare) await prepared;
  if (stopped.signal.aborted) return false;
  const began = performance.now();
  const { code, output } = await part.run({ node, args, signal: stopped.signal });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (code !== 0) console.log(output);
  else for (const line of new Set(output.match(/^skipped: .*$/gm))) console.log(line);
  console.log(`${code === 0 ? '✓' : '✗'} ${part.name.padEnd(8)} ${seconds.padStart(6)} s`);
  return code === 0;
}
