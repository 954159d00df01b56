import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartFailure } from '../lifecycle/start-failure.ts';
import { restrictModes } from './restrict-modes.ts';

let folder: string;
const path = (...parts: readonly string[]) => join(folder, ...parts);
const modeOf = (...parts: readonly string[]) => statSync(path(...parts)).mode & 0o777;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hop-gon-modes-'));
  for (const name of ['secrets', 'outbox', 'legal']) mkdirSync(path(name), { mode: 0o700 });
  writeFileSync(path('secrets', 'app-secret'), 'x', { mode: 0o600 });
  chmodSync(path('legal'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('paths that are closed to others stay unchanged', () => {
  expect(restrictModes(folder)).toEqual([]);
  expect(restrictModes(path('not-there-yet'))).toEqual([]);
  expect(modeOf('legal')).toBe(0o755);
});

// ASVS v5.0.0-13.3.2
test('paths that a restored backup opened are closed at the next start, and each is reported', () => {
  chmodSync(folder, 0o755);
  chmodSync(path('outbox'), 0o770);
  chmodSync(path('secrets'), 0o755);
  chmodSync(path('secrets', 'app-secret'), 0o644);
  const lines = restrictModes(folder);
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    folder,
    path('outbox'),
    path('secrets'),
    path('secrets', 'app-secret'),
  ]);
  expect(modeOf() & 0o066).toBe(0);
  expect([modeOf('outbox'), modeOf('secrets'), modeOf('secrets', 'app-secret')]).toEqual([
    0o700, 0o700, 0o600,
  ]);
  expect(restrictModes(folder)).toEqual([]);
});

test('a secret that cannot be closed stops the start; a folder that cannot is named', () => {
  const refuse = () => {
    throw Object.assign(new Error('not the owner'), { code: 'EPERM' });
  };
  chmodSync(path('outbox'), 0o755);
  expect(restrictModes(folder, refuse)).toEqual([expect.stringContaining('chmod 0700')]);
  chmodSync(path('secrets', 'app-secret'), 0o640);
  expect(() => restrictModes(folder, refuse)).toThrow(StartFailure);
  // A file system that accepts the change without effect.
  expect(() => restrictModes(folder, () => undefined)).toThrow('chmod 0600');
});
