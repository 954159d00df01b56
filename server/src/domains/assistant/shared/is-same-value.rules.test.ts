import { expect, test } from 'vitest';
import { isSameValue } from './is-same-value.rules.ts';

test.each([
  [{ a: 1, b: ['x', null] }, { b: ['x', null], a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: { b: 'x' } }, { a: { b: 'y' } }, false],
  [['x', 'y'], ['y', 'x'], false],
  [['x'], ['x', 'y'], false],
  [[], {}, false],
  [null, {}, false],
  ['x', 'x', true],
])('%j and %j: %s', (one, other, wanted) => {
  expect(isSameValue(one, other)).toBe(wanted);
  expect(isSameValue(other, one)).toBe(wanted);
});
