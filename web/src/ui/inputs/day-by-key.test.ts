import { expect, test } from 'vitest';
import { dayByKey, withinDays } from './day-by-key.ts';

const bounds = { min: '2026-11-10', max: '2026-12-15' };

// A Wednesday.
const from = '2026-11-18';

test.each([
  ['ArrowLeft', from, '2026-11-17'],
  ['ArrowRight', from, '2026-11-19'],
  ['ArrowUp', from, '2026-11-11'],
  ['ArrowDown', from, '2026-11-25'],
  ['Home', from, '2026-11-16'],
  ['End', from, '2026-11-22'],
  ['PageDown', '2026-11-10', '2026-12-10'],
  ['ArrowLeft', '2026-11-10', '2026-11-10'],
  ['ArrowUp', '2026-11-12', '2026-11-10'],
  ['Home', '2026-11-10', '2026-11-10'],
  ['PageUp', from, '2026-11-10'],
  ['PageDown', from, '2026-12-15'],
  ['ArrowDown', '2026-12-15', '2026-12-15'],
  ['a', from, null],
])('%s leads from %s to %s, never to a day that cannot be chosen', (key, day, to) => {
  expect(dayByKey(key, day, bounds)).toBe(to);
});

test('without bounds nothing holds it back', () => {
  expect(dayByKey('PageUp', from, {})).toBe('2026-10-18');
  expect(withinDays(from, {})).toBe(from);
  expect(withinDays('2026-01-01', { max: '2025-12-31' })).toBe('2025-12-31');
});
