import { expect, test } from 'vitest';
import { choiceWords, leadsWith, leadWords, toggled } from './lead.rules.ts';

test.each([
  [5, '5 phút'],
  [60, '1 giờ'],
  [90, '90 phút'],
  [1440, '1 ngày'],
  [10_080, '1 tuần'],
])('%i minutes are "%s"', (minutes, words) => {
  expect(leadWords(minutes)).toBe(words);
});

test.each([
  [[], 'Không nhắc'],
  [[30], 'Trước 30 phút'],
  [[30, 1440], 'Trước 30 phút và 1 ngày'],
  [[5, 30, 60], 'Trước 5 phút, 30 phút và 1 giờ'],
])('%j reads "%s"', (minutes, words) => {
  expect(choiceWords(minutes)).toBe(words);
});

test('choosing twice is choosing not; the nearest stands first, and what was chosen elsewhere is offered, too', () => {
  expect(toggled([30, 1440], 60)).toEqual([30, 60, 1440]);
  expect(toggled([30, 1440], 30)).toEqual([1440]);
  expect(leadsWith([45])).toContain(45);
});
