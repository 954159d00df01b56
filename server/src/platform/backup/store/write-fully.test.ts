import { type FileHandle, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ByteWriter, writeFully } from './write-fully.ts';

/** A file that takes at most three bytes at a time, as a disk that is nearly full may. */
const slowly = (file: FileHandle): ByteWriter => ({
  write: (bytes, from, length, at) => file.write(bytes, from, Math.min(length, 3), at),
});

test.each([
  ['behind what is there', null, 'bảnghi'],
  ['at a position', 1, 'bghi'],
])('a write that takes fewer bytes is continued %s', async (_, position, expected) => {
  const folder = await mkdtemp(join(tmpdir(), 'hop-gon-write-'));
  const path = join(folder, 'object');
  const file = await open(path, 'w');
  await writeFully(slowly(file), Buffer.from(position === null ? 'bản' : 'b??'));
  await writeFully(slowly(file), Buffer.from('ghi'), position);
  await file.close();
  expect(await readFile(path, 'utf8')).toBe(expected);
  await rm(folder, { recursive: true });
});
