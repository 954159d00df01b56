import { expect, test } from 'vitest';
import { cleanProse, isStray } from './clean-prose.ts';

test.each([
  ['(Dân trí) - Sáng 5/3, cầu Sao thông xe.', 'Sáng 5/3, cầu Sao thông xe.'],
  ['TTO - Sáng 5/3, cầu Sao thông xe.', 'Sáng 5/3, cầu Sao thông xe.'],
  ['VOV.VN – Cầu Sao thông xe.', 'Cầu Sao thông xe.'],
  ['Hà Nội (TTXVN) - Cầu Sao thông xe.', 'Cầu Sao thông xe.'],
  ['Cầu Sao thông xe (Ảnh: Minh Sơn).', 'Cầu Sao thông xe.'],
  ['Mỹ - Trung nối lại đàm phán.', 'Mỹ - Trung nối lại đàm phán.'],
  ['Ông Ba (45 tuổi) kể lại.', 'Ông Ba (45 tuổi) kể lại.'],
])('%s → %s', (sentence, told) => {
  expect(cleanProse(sentence)).toBe(told);
});

test.each([
  ['Hải Yến', 2, true],
  ['(Tổng hợp)', 2, true],
  ['Ảnh: Thiên Sơn.', 3, true],
  ['Trời mưa.', 2, false],
  ['Ba xã vùng cao mất điện vì bão', 8, false],
])('%s', (text, words, stray) => {
  expect(isStray(text, words)).toBe(stray);
});
