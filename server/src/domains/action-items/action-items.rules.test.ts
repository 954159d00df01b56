import { expect, test } from 'vitest';
import {
  actOfProgress,
  firstState,
  isAskedAgain,
  isLater,
  isOverdue,
  isTaken,
  stateAfterEdit,
  workersOf,
} from './action-items.rules.ts';

test.each([
  ['accepted', '2026-11-19', true],
  ['doing', '2026-11-19', true],
  ['accepted', '2026-11-20', false],
  ['doing', null, false],
  ['proposed', '2026-11-19', true],
  ['proposed', '2026-11-20', false],
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

const said = { title: 'Gửi giá', deadline: '2026-11-25' } as const;

test.each([
  ['accepted', 'an', 'an', 'accepted'],
  ['doing', 'an', 'bình', 'proposed'],
  ['accepted', 'an', null, 'proposed'],
  ['proposed', 'an', 'chủ trì', 'accepted'],
] as const)('%s by %s and given to %s by chủ trì it is %s', (state, from, to, after) => {
  const [before, given] = [from, to].map((assigneeId) => ({ ...said, assigneeId, isGiven: false }));
  if (!before || !given) throw new Error('there are two');
  expect(stateAfterEdit({ ...before, state }, given, 'chủ trì')).toBe(after);
});

const declined = { ...said, assigneeId: 'an', state: 'declined' } as const;

test.each([
  [{}, 'declined'],
  [{ isGiven: true }, 'proposed'],
  [{ title: 'Gửi báo giá' }, 'proposed'],
  [{ deadline: '2026-12-10' }, 'proposed'],
  [{ assigneeId: 'bình' }, 'proposed'],
  [{ assigneeId: null }, 'proposed'],
] as const)('what an declined is, once chủ trì edited it to %j: %s', (change, after) => {
  expect(stateAfterEdit(declined, { ...said, assigneeId: 'an', isGiven: false, ...change }, 'chủ trì')).toBe(
    after,
  );
});

test.each([
  ['2026-11-30', true],
  ['2026-11-25', false],
  ['2026-11-24', false],
])('on 20/11, %s is later than 25/11: %j', (deadline, later) => {
  expect(isLater(deadline, '2026-11-25', '2026-11-20')).toBe(later);
});

test('a deadline that has gone by is moved to a day that has not', () => {
  expect(isLater('2026-11-19', '2026-11-10', '2026-11-20')).toBe(false);
  expect(isLater('2026-11-20', '2026-11-10', '2026-11-20')).toBe(true);
});

test.each([
  ['accepted', 'doing', 'started'],
  ['doing', 'done', 'completed'],
  ['done', 'doing', 'reopened'],
  ['done', 'accepted', 'reopened'],
  ['doing', 'accepted', 'reopened'],
  ['doing', 'doing', null],
] as const)('from %s to %s is %s', (before, after, act) => {
  expect(actOfProgress(before, after)).toBe(act);
});

const asked = { title: 'Gửi giá', assignee_id: 'mai', deadline: '2026-11-25', state: 'proposed' } as const;

test.each([
  [{}, 'chủ trì', false],
  [{ title: 'Gửi báo giá' }, 'chủ trì', true],
  [{ deadline: null }, 'chủ trì', true],
  [{ deadline: null }, 'mai', false],
  [{ deadline: null, state: 'accepted' }, 'chủ trì', false],
  [{ assignee_id: 'chi' }, 'chủ trì', true],
  [{ assignee_id: null }, 'chủ trì', true],
] as const)('a proposed item that is %j now, by %s, is asked about again: %j', (change, by, again) => {
  expect(isAskedAgain(asked, { ...asked, ...change }, by)).toBe(again);
});

test('who declined is asked again by the same words, and no longer where that is undone', () => {
  expect(isAskedAgain({ ...asked, state: 'declined' }, asked, 'chủ trì')).toBe(true);
  expect(isAskedAgain(asked, { ...asked, state: 'declined' }, 'chủ trì')).toBe(true);
});

test.each([
  [['accepted', 'mai'], ['proposed', 'chi'], ['mai']],
  [['doing', 'mai'], ['doing', 'mai'], ['mai']],
  [['accepted', 'chủ trì'], ['proposed', 'chi'], []],
  [['proposed', 'chi'], ['accepted', 'mai'], ['mai']],
  [['done', 'mai'], ['proposed', 'chi'], []],
] as const)('a change by chủ trì from %j to %j concerns %j', (from, to, concerned) => {
  const items = [from, to].map(([state, assignee_id]) => ({ state, assignee_id }));
  expect(workersOf(items, 'chủ trì')).toEqual(concerned);
});
