import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { exitWithError } from './exit-with-error.mjs';
import { root } from './project.mjs';

// The one without a window takes a third less of the processor, and less to install.
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The machine's Chromium, installed when there is none: from Debian's packages as root, else Playwright's own.
 * @param {string} node
 */
export function findChromium(node) {
  const found = present();
  if (found !== undefined) return found;
  process.stderr.write('Đang cài Chromium cho kiểm thử trình duyệt…\n');
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    run('apt-get', ['update']);
    const install = ['install', '-y', '--no-install-recommends'];
    if (!run('apt-get', [...install, 'chromium-headless-shell'])) run('apt-get', [...install, 'chromium']);
  }
  if (present() === undefined) {
    run(node, [join(root, 'node_modules', 'playwright', 'cli.js'), 'install', 'chromium']);
  }
  return (
    present() ??
    exitWithError(
      'Không có Chromium: cài gói chromium của hệ điều hành, hoặc đặt CHROMIUM_PATH, rồi chạy lại.',
    )
  );
}

function present() {
  const { chromium } = createRequire(import.meta.url)('playwright-core');
  const candidates = [process.env.CHROMIUM_PATH, ...usual, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

/**
 * Whether it went well; what went wrong is printed.
 * @param {string} command
 * @param {readonly string[]} args
 */
function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env });
  if (status !== 0) process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
  return status === 0;
}
