import { expect, test } from 'vitest';
import { isTooLong, sayTooLong } from './message-length.rules.ts';

test('8.000 characters may be sent, one more is reported', () => {
  expect(isTooLong('a'.repeat(8_000))).toBe(false);
  expect(isTooLong('a'.repeat(8_001))).toBe(true);
  expect(sayTooLong('a'.repeat(8_001))).toContain('8.001 ký tự, tối đa 8.000');
});
