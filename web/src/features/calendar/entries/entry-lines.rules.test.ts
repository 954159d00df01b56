import { expect, test } from 'vitest';
import { linesIn } from './entry-lines.rules.ts';

test.each([
  [45, 48, 2],
  [60, 64, 3],
  [90, 96, 4],
  [120, 128, 6],
  [5, 5, 1],
])('a meeting of %i minutes, %i pixels high, shows %i lines', (_, pixels, lines) => {
  expect(linesIn(pixels)).toBe(lines);
});
