import { expect, test } from 'vitest';
import { hoursShort, hoursWords } from './hours-words.ts';

test.each([
  [0, '0 giờ', '0p'],
  [45, '45 phút', '45p'],
  [75, '1 giờ 15 phút', '1h15'],
  [120, '2 giờ', '2h'],
  [605, '10 giờ 5 phút', '10h05'],
])('%i minutes', (minutes, words, short) => {
  expect([hoursWords(minutes * 60_000), hoursShort(minutes * 60_000)]).toEqual([words, short]);
});
