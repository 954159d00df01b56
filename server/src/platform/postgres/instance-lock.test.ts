import { existsSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acquireProcessLock } from './instance-lock.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hop-gon-lock-'));
  file = join(folder, 'a.lock');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const acquire = () => acquireProcessLock(file, (holder) => `held by ${holder}`);
const secondsAgo = (seconds: number): Date => new Date(Date.now() - seconds * 1_000);

test('a lock of another container counts as held while it is touched, whatever pid it names', () => {
  writeFileSync(file, JSON.stringify({ pid: process.pid, birth: 'x', space: 'app2/pid:[1]' }));
  utimesSync(file, secondsAgo(60), secondsAgo(60));
  expect(acquire).toThrow(`held by pid ${process.pid} trên máy app2`);
  utimesSync(file, secondsAgo(180), secondsAgo(180));
  const lock = acquire();
  expect(acquire).toThrow(`held by pid ${process.pid}`);
  lock.release();
  expect(existsSync(file)).toBe(false);
});

test('a lock is touched while it is held, and one that another process has by now is left alone', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const lock = acquire();
  utimesSync(file, secondsAgo(60), secondsAgo(60));
  vi.advanceTimersByTime(20_000);
  expect(statSync(file).mtime.getTime()).toBeGreaterThan(secondsAgo(30).getTime());
  writeFileSync(file, JSON.stringify({ pid: process.pid, birth: 'x', space: 'app2/pid:[1]' }));
  lock.release();
  expect(existsSync(file)).toBe(true);
});
