import { expect, test } from 'vitest';
import { isMissingPart } from './missing-part.ts';

test.each([
  ['Failed to fetch dynamically imported module: https://hop.govan.vn/assets/a.js', true],
  ['error loading dynamically imported module: https://hop.govan.vn/assets/a.js', true],
  ['Importing a module script failed.', true],
  ["Cannot read properties of undefined (reading 'title')", false],
  ['Failed to fetch', false],
])('%s', (message, expected) => {
  expect(isMissingPart(new TypeError(message))).toBe(expected);
});
