import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../lifecycle/error-code.ts';
import { canEnter } from './reachable.ts';
import type { SystemUser } from './system-user.ts';

/**
 * A folder of ours (0755, created when absent) in the first of `parents` that `user` can reach, or undefined.
 * One that exists must belong to us and be writable by nobody else: anyone may create names under /tmp.
 */
export function claimSystemFolder(
  parents: readonly string[],
  name: string,
  user: SystemUser,
): string | undefined {
  for (const parent of parents) {
    const folder = join(parent, name);
    if (createFolder(folder) && isOurs(folder) && canEnter(folder, user)) return folder;
  }
  return undefined;
}

function createFolder(folder: string): boolean {
  try {
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    return true;
  } catch (error) {
    return errorCode(error) === 'EEXIST';
  }
}

function isOurs(folder: string): boolean {
  const stat = lstatSync(folder);
  return stat.isDirectory() && stat.uid === process.getuid?.() && (stat.mode & 0o022) === 0;
}
