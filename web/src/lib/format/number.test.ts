import { expect, test } from 'vitest';
import { formatNumber } from './number.ts';

test('thousands have points, decimals a comma', () => {
  expect(formatNumber(1234.5)).toBe('1.234,5');
});
