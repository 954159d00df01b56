import { expect, test } from 'vitest';
import { classifyDisk, type DiskState } from './disk-space.rules.ts';

const mebibyte = 1024 * 1024;

test.each<[number, DiskState, DiskState]>([
  [5_000, 'ok', 'ok'],
  [1_023, 'ok', 'low'],
  [1_024, 'low', 'ok'],
  [128, 'low', 'low'],
  [127, 'ok', 'full'],
  [0, 'low', 'full'],
  [150, 'full', 'full'],
  [192, 'full', 'low'],
  [5_000, 'full', 'ok'],
])('%i MiB free after %s is %s', (free, before, now) => {
  expect(classifyDisk(free * mebibyte, before)).toBe(now);
});
