import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, isStamped } from './fingerprint.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { root } from './project.mjs';
import { runQuietly } from './run-quietly.mjs';

/**
 * @typedef {object} Build
 * @property {string} package the workspace whose `dist` is built
 * @property {readonly string[]} sources files and folders from the root; a change of one makes a new build
 * @property {string} entry the file of `dist` without which nothing was built
 * @property {string} notice said before it is built
 * @property {(folder: string) => readonly string[]} command the arguments for Node.js that build into a folder
 */

/**
 * Builds a package into its `dist` when its sources changed since the last time; returns what a failing build said.
 * @param {string} node
 * @param {Build} build
 * @returns {Promise<string | undefined>}
 */
export async function ensureBuilt(node, build) {
  const stamp = join(root, '.cache', `${build.package}-build`);
  const dist = join(root, build.package, 'dist');
  const print = fingerprint(build.sources);
  const isDone = () => isStamped(stamp, print) && existsSync(join(dist, build.entry));
  if (isDone()) return undefined;
  return await oneAtATime(async () => {
    if (isDone()) return undefined;
    process.stderr.write(`${build.notice}\n`);
    const built = join(root, '.cache', `${build.package}-dist`);
    rmSync(built, { recursive: true, force: true });
    const { code, output } = await runQuietly(node, build.command(built), {
      cwd: join(root, build.package),
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (code !== 0) return output;
    // Swapped in when complete: a build that fails or is cut off leaves the last good one.
    rmSync(dist, { recursive: true, force: true });
    renameSync(built, dist);
    writeFileSync(stamp, print);
    return undefined;
  });
}
