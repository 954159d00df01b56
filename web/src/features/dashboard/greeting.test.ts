import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

test.each([
  [0, 'Chào buổi tối'],
  [2, 'Chào buổi tối'],
  [4, 'Chào buổi tối'],
  [5, 'Chào buổi sáng'],
  [10, 'Chào buổi sáng'],
  [11, 'Chào buổi trưa'],
  [12, 'Chào buổi trưa'],
  [13, 'Chào buổi chiều'],
  [17, 'Chào buổi chiều'],
  [18, 'Chào buổi tối'],
  [23, 'Chào buổi tối'],
])('at %i one says %s', (hour, words) => {
  expect(greeting(hour)).toBe(words);
});
