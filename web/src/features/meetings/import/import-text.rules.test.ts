import { expect, test } from 'vitest';
import { importText } from './import-text.rules.ts';

test.each([
  [{ files: 12, waiting: 0, failed: 0, unasked: 0 }, '12 tệp, đã phân tích xong'],
  [
    { files: 12, waiting: 3, failed: 1, unasked: 0 },
    '12 tệp: 8 đã phân tích, 3 chờ phân tích, 1 không phân tích được',
  ],
  [{ files: 2, waiting: 0, failed: 2, unasked: 0 }, '2 tệp: 2 không phân tích được'],
  [{ files: 2, waiting: 0, failed: 0, unasked: 2 }, '2 tệp: 2 chưa phân tích'],
])('an import of %j reads as "%s"', (counts, text) => {
  expect(importText(counts)).toBe(text);
});
