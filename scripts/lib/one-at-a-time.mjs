import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './project.mjs';

const POLL_MS = 200;
const UNWRITTEN_MS = 5_000; // between making the file and writing a number into it
const file = join(root, '.cache', 'busy');

/**
 * Lets one process at a time change node_modules or web/dist; others wait. A holder that died is passed over.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(work) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  while (!take()) {
    if (!holderLives()) rmSync(file, { force: true });
    else await delay(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take() {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function holderLives() {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return pid > 0 ? process.kill(pid, 0) : Date.now() - statSync(file).mtimeMs < UNWRITTEN_MS;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
