import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from '../lifecycle/error-code.ts';

/** Creates a folder with exactly this mode, whatever the umask; one that exists keeps its own. */
export function ensureFolder(folder: string, mode: number): void {
  if (existsSync(folder)) return;
  ensureFolder(dirname(folder), mode);
  try {
    mkdirSync(folder);
    chmodSync(folder, mode);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

/**
 * Creates the data folder and the folder of secrets in it. Both are ours alone; but of root's, the user that runs the
 * database must be able to pass through the first.
 */
export function ensureDataFolder(dataDir: string): void {
  ensureFolder(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
  ensureFolder(secretsFolder(dataDir), 0o700);
}

export const secretsFolder = (dataDir: string): string => join(dataDir, 'secrets');
