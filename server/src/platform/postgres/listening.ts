import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Listening } from './server-settings.ts';
import type { SystemUser } from './system-user.ts';

const SOCKET_FILE = '.s.PGSQL.5432';
const LONGEST_SOCKET_PATH = 103; // sun_path holds 107 bytes and a zero on Linux, 103 on macOS
const socketFolder = 'run';
/** Of a second server beside it. */
export const secondSocketFolder = 'run-2';
const TEMPORARY = 'hop-gon-sql-';

/** Chooses where a server will listen; a socket's folder (0700) is created empty each time. */
export async function chooseListening(
  home: string,
  user: SystemUser | undefined,
  name = socketFolder,
): Promise<Listening> {
  if (process.platform === 'win32') return { kind: 'loopback', port: await findFreePort() };
  const folder = makeSocketFolder(join(home, name));
  if (user) chownSync(folder, user.uid, user.gid);
  return { kind: 'socket', folder };
}

function makeSocketFolder(wanted: string): string {
  if (!fits(wanted))
    return mkdtempSync(join(fits(join(tmpdir(), `${TEMPORARY}xxxxxx`)) ? tmpdir() : '/tmp', TEMPORARY));
  rmSync(wanted, { recursive: true, force: true });
  mkdirSync(wanted, { mode: 0o700 });
  return wanted;
}

const fits = (folder: string): boolean => Buffer.byteLength(join(folder, SOCKET_FILE)) <= LONGEST_SOCKET_PATH;

/** Removes a socket folder of ours; of a path read from elsewhere, only one that bears our name. */
export function removeSocketFolder(folder: string): void {
  if (
    [socketFolder, secondSocketFolder].includes(basename(folder)) ||
    (basename(folder).startsWith(TEMPORARY) && dirname(folder) !== folder)
  ) {
    rmSync(folder, { recursive: true, force: true });
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
