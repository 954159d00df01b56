import { expect, test } from 'vitest';
import { isRememberable } from './speakers.rules.ts';

test.each([
  ['Sếp Hiếu', true],
  ['kế toán', true],
  ['Speaker 2', false],
  ['Người nói 12', false],
  ['SPEAKER_01', false],
  ['Người nói B', false],
  ['A', false],
])('%s is one person in every meeting: %s', (label, expected) => {
  expect(isRememberable(label)).toBe(expected);
});
