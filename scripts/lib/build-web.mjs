import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './ensure-built.mjs';
import { exitWithError } from './exit-with-error.mjs';
import { root } from './project.mjs';

const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');

/**
 * Builds the web app into web/dist when its sources changed since the last time.
 * @param {string} node
 */
export async function ensureWebBuilt(node) {
  if (!existsSync(join(root, 'web', 'index.html'))) return;
  const failure = await ensureBuilt(node, {
    package: 'web',
    sources: ['web', 'contract/src', 'engine/src', 'package-lock.json'],
    entry: 'index.html',
    notice: 'Đang dựng giao diện web…',
    command: (folder) => [vite, 'build', '--outDir', folder, '--emptyOutDir'],
  });
  if (failure !== undefined) exitWithError(`${failure}\nKhông dựng được giao diện web: xem lỗi ở trên.`);
}
