import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../lifecycle/error-code.ts';

export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  readonly socketFolder: string;
  readonly ready: boolean;
}

/** The contents of a cluster's postmaster.pid (one value a line), if the file exists. */
export function readPostmasterFile(folder: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, , , port, socketFolder = '', , , status = ''] = lines.map((line) => line.trim());
    return { pid: Math.abs(Number(pid)), port: Number(port), socketFolder, ready: status === 'ready' };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Whether that process lives and serves this cluster. After a reboot its number may belong to anybody; where /proc
 * exists, the process is identified by its working folder, which is always its cluster.
 */
export function isServing(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch (error) {
    return errorCode(error) === 'EACCES';
  }
}

export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
