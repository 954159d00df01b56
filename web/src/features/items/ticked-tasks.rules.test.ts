import { expect, test } from 'vitest';
import { withItems } from './ticked-tasks.rules.ts';

test.each([
  [['hidden'], ['a', 'b'], true, ['hidden', 'a', 'b']],
  [['hidden', 'a', 'b'], ['a', 'b'], false, ['hidden']],
  [['hidden', 'a'], ['a'], true, ['hidden', 'a']],
])('of %o, with %o ticked: %s, are ticked %o', (chosen, ids, isChosen, after) => {
  expect([...withItems(new Set(chosen), ids, isChosen)]).toEqual(after);
});
