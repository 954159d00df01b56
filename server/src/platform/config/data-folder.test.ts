import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ensureFolder } from './data-folder.ts';

test('a folder is created with its parents, and one that exists keeps its mode', () => {
  const root = mkdtempSync(join(tmpdir(), 'hopgon-folder-'));
  const mode = (...names: string[]) => statSync(join(root, ...names)).mode & 0o777;
  ensureFolder(join(root, 'a', 'b'), 0o711);
  ensureFolder(join(root, 'a'), 0o700);
  expect([mode('a'), mode('a', 'b')]).toEqual([0o711, 0o711]);
  rmSync(root, { recursive: true });
});

test.runIf(process.platform === 'linux')('a folder that nobody can create is refused', () => {
  expect(() => ensureFolder('/proc/hopgon/data', 0o700)).toThrow('ENOENT');
});
