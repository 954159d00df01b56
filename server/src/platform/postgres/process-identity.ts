import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { isAlive } from './postmaster-file.ts';

/**
 * When a living process began, in the system's own terms, or undefined when there is none. With its number it names
 * one process for ever, while a number alone is given again, at the latest after a reboot.
 */
export function processBirth(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  if (process.platform === 'linux') return linuxBirth(pid);
  if (process.platform === 'win32') return 'unknown';
  return (
    spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim() || undefined
  );
}

/**
 * Among which processes a pid means something: those of a machine, or of one container on it, though containers may share the name
 * of the host.
 */
export function processSpace(): string {
  if (process.platform !== 'linux') return hostname();
  try {
    return `${hostname()}/${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

function linuxBirth(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses and may hold anything; the 22nd is the start in ticks.
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (afterName[0] === 'Z') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${afterName[19]}`;
  } catch {
    return undefined;
  }
}
