import { expect, test } from 'vitest';
import { parseTime } from './format.rules.ts';

test.each([
  ['2026-11-27 09:30', '2026-11-27T02:30:00.000Z'],
  [' 2026-11-27T09:30:05 ', '2026-11-27T02:30:05.000Z'],
  ['2026-11-27T02:30:00Z', '2026-11-27T02:30:00.000Z'],
  ['2026-11-27T02:30:00.250Z', '2026-11-27T02:30:00.250Z'],
  ['2026-11-27 03:30+01:00', '2026-11-27T02:30:00.000Z'],
  ['2026-11-27', null],
  ['hôm qua', null],
  ['2026-13-27 09:30', null],
])('%s is the time %s', (text, expected) => {
  expect(parseTime(text)).toBe(expected);
});
