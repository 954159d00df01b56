import { expect, test } from 'vitest';
import { commonWords } from './common-words.ts';

test('the words of a longest common subsequence, by their place', () => {
  expect([...commonWords('em gửi lại báo giá cho khách'.split(' '), 'gửi báo giá khách'.split(' '))]).toEqual(
    [1, 3, 4, 6],
  );
  expect(commonWords(['a', 'b'], ['c'])).toEqual(new Set());
  expect(commonWords([], ['c'])).toEqual(new Set());
});
