import { expect, test } from 'vitest';
import { agreement, spellingKey, spellingOf } from './spelling.ts';

test.each([
  ['hòa', 'hoà'],
  ['thúy', 'thuý'],
  ['ĐỨC', 'đức'],
  ['họp', 'họp'.normalize('NFD')],
])('%s and %s are one spelling', (one, other) => {
  expect(spellingKey(spellingOf(one))).toBe(spellingKey(spellingOf(other)));
});

test.each([
  ['họp', 'họp', 1],
  ['hop', 'họp', 0.5],
  ['tuân', 'tuần', 0.5],
  ['nghĩ', 'nghỉ', 0.7],
  ['hộp', 'họp', 0],
  ['hóp', 'họp', 0],
])('%s for %s: %d', (typed, written, expected) => {
  expect(agreement(spellingOf(typed), spellingOf(written))).toBe(expected);
});
