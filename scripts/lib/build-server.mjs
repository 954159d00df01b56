import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ensureBuilt } from './ensure-built.mjs';

const bundler = fileURLToPath(new URL('./bundle-server.mjs', import.meta.url));

/**
 * Bundles the server into server/dist when its sources changed since the last time; returns the folder to start from, that of
 * the sources where it could not be bundled.
 * @param {string} node
 */
export async function ensureServerBuilt(node) {
  const failure = await ensureBuilt(node, {
    package: 'server',
    sources: [
      'server/src',
      'contract/src',
      'engine/src',
      'package-lock.json',
      'scripts/lib/bundle-server.mjs',
    ],
    entry: 'main.js',
    notice: 'Đang gộp mã máy chủ…',
    command: (folder) => [bundler, folder],
  });
  if (failure === undefined) return { main: 'server/dist/main.js', cli: 'server/dist/cli-main.js' };
  const reason = stripVTControlCharacters(failure).trim().replaceAll(/\s+/g, ' ').slice(0, 300);
  process.stderr.write(`Không gộp được mã máy chủ, nên chạy từ mã nguồn (khởi động lâu hơn): ${reason}\n`);
  return { main: 'server/src/main.ts', cli: 'server/src/cli/main.ts' };
}
