import { expect, test } from 'vitest';
import { showBytes } from './show-bytes.rules.ts';

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1_500, '1,5 KB'],
  [287_000_000, '287 MB'],
  [1_250_000_000_000, '1,3 TB'],
])('%i bytes are shown as %s', (bytes, text) => {
  expect(showBytes(bytes)).toBe(text);
});
