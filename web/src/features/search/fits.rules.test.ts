import { expect, test } from 'vitest';
import { bestRank, fits, holds, namedBy } from './fits.rules.ts';

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

const entries = [
  { title: 'Phân tích', words: 'báo cáo thống kê' },
  { title: 'Việc của tôi' },
  { title: 'Thông báo' },
  { title: 'Dùng giao diện tối' },
  { title: 'Cài đặt', words: 'quy định họp, ngày làm việc trong tuần' },
];

test.each([
  ['thông báo', ['Thông báo', 'Phân tích']],
  ['tối', ['Dùng giao diện tối', 'Việc của tôi']],
  ['toi', ['Việc của tôi', 'Dùng giao diện tối']],
  ['quy dinh', ['Cài đặt']],
  ['họp tuần', []],
  ['', ['Phân tích', 'Việc của tôi', 'Thông báo', 'Dùng giao diện tối', 'Cài đặt']],
])('%s names %o, in this order', (typed, titles) => {
  expect(namedBy(entries, typed).map(({ title }) => title)).toEqual(titles);
});

test('a group is as good as its best entry, and without one the last', () => {
  expect(bestRank(entries, 'tối')).toBe(0);
  expect(bestRank([{ title: 'Việc của tôi' }], 'tối')).toBe(1);
  expect(bestRank([], 'tối')).toBe(3);
});
