import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../../migrations/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

const released = read('released.sha256')
  .trim()
  .split('\n')
  .map((line) => {
    const [checksum = '', file = ''] = line.split(/ +/);
    return { checksum, file };
  });

test('a release lists the migrations from the first on, without a gap', () => {
  expect(released.length).toBeGreaterThan(0);
  expect(released.map(({ file }) => Number(file.slice(0, 4)))).toEqual(released.map((_, index) => index + 1));
});

test.each(released)('$file is as it was released', ({ file, checksum }) => {
  expect(createHash('sha256').update(read(file)).digest('hex')).toBe(checksum);
});
