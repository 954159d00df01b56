import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitWithError } from './exit-with-error.mjs';
import { fingerprint, isStamped } from './fingerprint.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { root } from './project.mjs';
import { runQuietly } from './run-quietly.mjs';

const stamp = join(root, '.cache', 'web-build');
const built = join(root, '.cache', 'web-dist');
const dist = join(root, 'web', 'dist');

/**
 * Builds the web app into web/dist when its sources changed since the last time.
 * @param {string} node
 */
export async function ensureWebBuilt(node) {
  if (!existsSync(join(root, 'web', 'index.html'))) return;
  const print = fingerprint(['web', 'contract/src', 'engine/src', 'package-lock.json']);
  const isDone = () => isStamped(stamp, print) && existsSync(join(dist, 'index.html'));
  if (isDone()) return;
  await oneAtATime(async () => {
    if (!isDone()) await build(node, print);
  });
}

/**
 * @param {string} node
 * @param {string} print
 */
async function build(node, print) {
  process.stderr.write('Đang dựng giao diện web…\n');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { code, output } = await runQuietly(node, [vite, 'build', '--outDir', built, '--emptyOutDir'], {
    cwd: join(root, 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) exitWithError(`${output}\nKhông dựng được giao diện web: xem lỗi ở trên.`);
  // Swapped in when complete: a build that fails or is cut off leaves the last good one.
  mkdirSync(dist, { recursive: true });
  rmSync(dist, { recursive: true });
  renameSync(built, dist);
  writeFileSync(stamp, print);
}
