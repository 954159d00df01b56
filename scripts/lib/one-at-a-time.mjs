import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './project.mjs';

const POLL_MS = 200;
const BEAT_MS = 1_000;
const SAY_AFTER_MS = 3_000;
const busy = join(root, '.cache', 'busy');

/**
 * Lets one process at a time change node_modules or web/dist; others wait, and say so. A holder touches the file while it works. One
 * that died is passed over: its number is of no process, or of a later one, which touches nothing. In a container that is our own.
 * @template T
 * @param {() => Promise<T>} work
 * @param {{ file?: string, silentMs?: number, say?: (line: string) => void }} [options] `silentMs`: how long a holder may be silent
 * @returns {Promise<T>}
 */
export async function oneAtATime(work, { file = busy, silentMs = 20_000, say = sayOnStderr } = {}) {
  mkdirSync(dirname(file), { recursive: true });
  const began = performance.now();
  let isSaid = false;
  let touched = { at: 0, seen: began };
  while (!take(file)) {
    const at = readTouched(file);
    if (at !== touched.at) touched = { at, seen: performance.now() };
    const isSilent = performance.now() - touched.seen > silentMs;
    const holder = readHolder(file);
    if (isSilent || !isWorking(holder, at)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!isSaid && performance.now() - began > Math.min(SAY_AFTER_MS, silentMs / 2)) {
      isSaid = true;
      say(`Đang chờ tiến trình ${holder} cài gói hoặc dựng ứng dụng xong…`);
    }
    await delay(Math.min(POLL_MS, silentMs / 4));
  }
  const beat = setInterval(() => touch(file), BEAT_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmSync(file, { force: true });
  }
}

/** @param {string} line */
function sayOnStderr(line) {
  process.stderr.write(`${line}\n`);
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // somebody removed it
  }
}

/** @param {string} file */
const readTouched = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * The number in the file; 0 between making it and writing the number into it.
 * @param {string} file
 */
function readHolder(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

/**
 * Whether the process of a number may still work.
 * @param {number} pid
 * @param {number} touchedAt
 */
function isWorking(pid, touchedAt) {
  // Another thread of ours touched it since we began; before that it was an earlier process.
  if (pid === process.pid) return touchedAt > performance.timeOrigin;
  try {
    return !(pid > 0) || process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
