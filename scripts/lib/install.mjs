import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { checkMachine } from './check-machine.mjs';
import { exitWithError } from './exit-with-error.mjs';
import { fingerprint, isStamped } from './fingerprint.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { root } from './project.mjs';
import { runQuietly } from './run-quietly.mjs';

const stamp = join(root, 'node_modules', '.hop-gon');

/**
 * Installs what package-lock.json names, unless that is there already; returns the path of our Node.js.
 * Speaks on the error stream alone, because some commands answer on the other.
 */
export async function ensureInstalled() {
  const node = join(root, 'node_modules', checkMachine());
  const print = fingerprint(['package-lock.json']);
  const isDone = () => isStamped(stamp, print) && existsSync(node);
  if (!isDone()) {
    await oneAtATime(async () => {
      if (!isDone()) await install(print);
    });
  }
  return node;
}

/** @param {string} print */
async function install(print) {
  process.stderr.write('Đang cài các gói cần thiết (npm ci), lần đầu mất khoảng một phút…\n');
  // NODE_ENV=production must not leave out what builds the web; no package needs an install script.
  const args = ['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  const windows = process.platform === 'win32';
  const { code, output } = await runQuietly(windows ? 'npm.cmd' : 'npm', args, {
    cwd: root,
    shell: windows,
    env: { ...process.env, PATH: pathWithoutOurs(), npm_config_yes: 'true' },
  });
  if (code !== 0)
    exitWithError(`${output}\nnpm ci không thành công: kiểm tra mạng hoặc registry npm rồi chạy lại.`);
  writeFileSync(stamp, print);
}

// npm puts node_modules/.bin first, where the Node.js lies that npm is about to replace.
function pathWithoutOurs() {
  const ours = `${sep}node_modules${sep}.bin`;
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(ours))
    .join(delimiter);
}
