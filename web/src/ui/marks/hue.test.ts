import { expect, test } from 'vitest';
import { hueOf, hues } from './hue.ts';

test('a person keeps one hue, and people do not all share it', () => {
  const ids = Array.from({ length: 60 }, (_, index) => `0190a000-0000-7000-8000-${index}`);
  expect(ids.map(hueOf)).toEqual(ids.map(hueOf));
  expect(new Set(ids.map(hueOf))).toEqual(new Set(hues));
});
