import { expect, test } from 'vitest';
import { currentOf } from './me.rules.ts';

const first = { id: 'first' };
const second = { id: 'second' };

// Proves S4.012
test.each([
  ['the saved company', 'second', [first, second], second],
  ['the first joined when none is saved', null, [first, second], first],
  ['the first joined when the saved one is no longer theirs', 'gone', [first, second], first],
  ['none without companies', 'gone', [], null],
])('a person works in %s', (_, saved, companies, expected) => {
  expect(currentOf(saved, companies)).toBe(expected);
});
