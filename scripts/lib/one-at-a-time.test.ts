import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.mjs';

/** What is left by a process that was killed and had this number. */
function givenLock(pid: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'hop-gon-busy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'busy');
  writeFileSync(file, String(pid));
  utimesSync(file, 1, 1);
  return file;
}

test('a lock that an earlier process of our own number left is passed over at once', async () => {
  const file = givenLock(process.pid);
  const lines: string[] = [];
  const options = { file, silentMs: 600_000, say: (line: string) => void lines.push(line) };
  expect(await oneAtATime(async () => existsSync(file), options)).toBe(true);
  expect(existsSync(file)).toBe(false);
  expect(lines).toEqual([]);
});

test('a lock whose number is now of a process that touches nothing is waited for, said, and passed over', async () => {
  const file = givenLock(process.ppid);
  const lines: string[] = [];
  const options = { file, silentMs: 100, say: (line: string) => void lines.push(line) };
  expect(await oneAtATime(async () => 'done', options)).toBe('done');
  expect(lines).toEqual([expect.stringContaining(String(process.ppid))]);
});

test('works of one process wait for each other', async () => {
  const file = givenLock(process.pid);
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await delay(20);
    steps.push(`${name} ends`);
  };
  await Promise.all(['a', 'b'].map((name) => oneAtATime(work(name), { file })));
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});
