import { expect, test } from 'vitest';
import { initials } from './initials.ts';

// Proves S9.020, S9.021
test.each([
  ['Đặng Khánh Quỳnh', 'ĐK'],
  ['an', 'A'],
  ['  ơn   ích ', 'ƠÍ'],
  ['Ân Mẫn'.normalize('NFD'), 'ÂM'],
  ['😀 Vui', '😀V'],
  ['', 'NA'],
  ['   ', 'NA'],
])('%j gives %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
