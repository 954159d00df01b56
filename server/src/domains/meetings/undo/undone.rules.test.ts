import { expect, test } from 'vitest';
import { isUndone } from './undone.rules.ts';

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);
const there = { changed_by: 'an', at: at(0), fields: [{ field: 'startsAt' as const, from: '9', to: '10' }] };
const back = { changed_by: 'an', at: at(19), fields: [{ field: 'startsAt' as const, from: '10', to: '9' }] };

test.each([
  ['put back at once', back, true],
  ['put back later', { ...back, at: at(21) }, false],
  ['put back by somebody else', { ...back, changed_by: 'binh' }, false],
  ['moved on', { ...back, fields: [{ field: 'startsAt' as const, from: '10', to: '11' }] }, false],
  ['put back with another change', { ...back, fields: [...back.fields, ...there.fields] }, false],
])('%s', (_, last, expected) => {
  expect(isUndone(last, there)).toBe(expected);
  expect(isUndone(last, undefined)).toBe(false);
});
