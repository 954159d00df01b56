import { expect, test } from 'vitest';
import { firstState, isOverdue, isTaken, stateAfterAssigning } from './action-items.rules.ts';

test.each([
  ['accepted', '2026-11-19', true],
  ['doing', '2026-11-19', true],
  ['accepted', '2026-11-20', false],
  ['doing', null, false],
  ['proposed', '2026-11-19', false],
  ['declined', '2026-11-19', false],
  ['done', '2026-11-19', false],
] as const)('on 20/11, a %s item due %s is late: %j', (state, deadline, late) => {
  expect(isOverdue(state, deadline, '2026-11-20')).toBe(late);
});

test('only what one writes for oneself is accepted at once', () => {
  expect(firstState('an', 'an')).toBe('accepted');
  expect(firstState('an', 'bình')).toBe('proposed');
});

test.each([
  ['proposed', false],
  ['accepted', true],
  ['doing', true],
  ['done', true],
  ['declined', false],
] as const)('somebody has taken on a %s item: %j', (state, has) => {
  expect(isTaken(state)).toBe(has);
});

test.each([
  ['accepted', 'an', 'an', 'accepted'],
  ['doing', 'an', 'bình', 'proposed'],
  ['accepted', 'an', null, 'proposed'],
  ['proposed', 'an', 'chủ trì', 'accepted'],
] as const)('%s by %s and given to %s by chủ trì it is %s', (state, from, to, after) => {
  expect(stateAfterAssigning({ state, assigneeId: from }, to, 'chủ trì')).toBe(after);
});
