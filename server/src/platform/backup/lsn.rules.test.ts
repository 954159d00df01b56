import { expect, test } from 'vitest';
import {
  formatLsn,
  parseLsn,
  parseSegmentSize,
  segmentName,
  segmentPosition,
  segmentStart,
} from './lsn.rules.ts';

const mib = 1024 * 1024;

test.each([
  ['0/0', 0n],
  ['0/16B3748', 0x16b3748n],
  ['1/0', 0x1_0000_0000n],
  ['2F/FFFFFFFF', 0x2f_ffff_ffffn],
])('%s is the position %i', (text, position) => {
  expect(parseLsn(text)).toBe(position);
  expect(formatLsn(position)).toBe(text);
});

// As pg_walfile_name answers.
test.each([
  [1, '0/16B3748', 16 * mib, '000000010000000000000001'],
  [1, '0/FFFFFFFF', 16 * mib, '0000000100000000000000FF'],
  [2, '1/0', 16 * mib, '000000020000000100000000'],
  [1, '1/80000000', 1024 * mib, '000000010000000100000002'],
])('on timeline %i, %s is in the segment of %i bytes named %s', (timeline, lsn, size, name) => {
  expect(segmentName(timeline, parseLsn(lsn), size)).toBe(name);
  expect(segmentPosition(name, size)).toBe(segmentStart(parseLsn(lsn), size));
});

test('a segment begins at a multiple of its size', () => {
  expect(formatLsn(segmentStart(parseLsn('0/16B3748'), 16 * mib))).toBe('0/1000000');
  expect(formatLsn(segmentStart(parseLsn('0/1000000'), 16 * mib))).toBe('0/1000000');
});

test.each([
  ['16MB', 16 * mib],
  ['1GB', 1024 * mib],
  ['1024kB', mib],
])('a segment size of %s', (text, size) => {
  expect(parseSegmentSize(text)).toBe(size);
});
