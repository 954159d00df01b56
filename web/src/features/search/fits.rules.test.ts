import { expect, test } from 'vitest';
import { fits, holds } from './fits.rules.ts';

test.each([
  ['Cài đặt công ty', 'cai', true],
  ['Cài đặt công ty', 'CÀI ĐẶT', true],
  ['Cài đặt công ty', 'cty', false],
  ['Cài đặt công ty', 'ty cai', true],
  ['Cài đặt công ty', 'ai', false],
  ['Chat AI', 'ai', true],
  ['Lịch họp', 'hop'.normalize('NFD'), true],
  ['Lịch họp', 'họp'.normalize('NFD'), true],
  ['Lịch họp', '', true],
  ['Lịch họp', '“họp”', true],
])('%s is named by %s: %s', (text, typed, expected) => {
  expect(fits(text, typed)).toBe(expected);
});

test.each([
  ['Họp tuần bán hàng', 'hop tuan', true],
  ['Họp tuần bán hàng', 'uan  ang', true],
  ['Họp tuần bán hàng', 'hop thang', false],
  ['Họp tuần bán hàng', '', true],
])('%s holds %s: %s', (text, typed, expected) => {
  expect(holds(text, typed)).toBe(expected);
});
