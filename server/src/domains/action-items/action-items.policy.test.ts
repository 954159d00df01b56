import { describe, expect, test } from 'vitest';
import { actionItemPolicy, type ItemStanding } from './action-items.policy.ts';

/** A proposed item of a meeting, for An, written by Bình; Chi leads the meeting and Dũng only sees it. */
const asked = (actorId: string, change: Partial<ItemStanding> = {}): ItemStanding => ({
  actorId,
  state: 'proposed',
  hasDeadline: true,
  assigneeId: 'An',
  authorId: 'Bình',
  meeting: {
    visible: ['Chi', 'Dũng'].includes(actorId),
    leaderId: 'Chi',
    editable: ['Chi', 'Thư ký'].includes(actorId),
  },
  ...change,
});

const nobodys: Partial<ItemStanding> = { assigneeId: null };
const outside: Partial<ItemStanding> = { meeting: null };

describe('seeing', () => {
  test.each([
    ['An', 'its assignee', null],
    ['Bình', 'its author', null],
    ['Chi', 'who leads the meeting', null],
    ['Dũng', 'who may see the meeting', null],
    ['Em', 'anyone else', 'action_item_not_found'],
  ])('%s (%s): %s', (actor, _, refusal) => {
    expect(actionItemPolicy.view(asked(actor))).toBe(refusal);
  });

  test('an item outside of meetings is its assignee’s and its author’s', () => {
    expect(['An', 'Bình', 'Dũng'].map((actor) => actionItemPolicy.view(asked(actor, outside)))).toEqual([
      null,
      null,
      'action_item_not_found',
    ]);
  });
});

describe('taking an item on', () => {
  test.each([
    ['An', {}, null],
    // Nobody accepts in another's name, not even who leads the meeting.
    ['Chi', {}, 'not_allowed'],
    ['Bình', {}, 'not_allowed'],
    ['Dũng', {}, 'not_allowed'],
    ['An', { state: 'accepted' }, 'action_item_decided'],
    ['Chi', nobodys, null],
    ['Dũng', nobodys, 'not_allowed'],
    ['Bình', { ...outside, ...nobodys }, null],
    ['An', { ...outside, ...nobodys }, 'not_allowed'],
  ] as const)('%s, %j: %s', (actor, change, refusal) => {
    expect(actionItemPolicy.accept(asked(actor, change))).toBe(refusal);
  });
});

describe('declining', () => {
  test.each([
    ['An', {}, null],
    ['Chi', {}, null],
    ['Bình', {}, 'not_allowed'],
    ['Chi', { state: 'declined' }, 'action_item_decided'],
    ['Chi', nobodys, null],
    ['Bình', outside, 'not_allowed'],
  ] as const)('%s, %j: %s', (actor, change, refusal) => {
    expect(actionItemPolicy.decline(asked(actor, change))).toBe(refusal);
  });
});

describe('changing and deleting', () => {
  test.each([
    ['Chi', {}, null],
    ['Thư ký', {}, null],
    ['An', {}, 'not_allowed'],
    ['Bình', {}, 'not_allowed'],
    ['Bình', outside, null],
    ['An', outside, 'not_allowed'],
  ] as const)('%s, %j: %s', (actor, change, refusal) => {
    expect(actionItemPolicy.edit(asked(actor, change))).toBe(refusal);
  });
});

describe('setting the state', () => {
  test.each([
    ['An', 'accepted', null],
    ['An', 'doing', null],
    ['An', 'done', null],
    ['Chi', 'doing', null],
    ['Bình', 'doing', 'not_allowed'],
    ['Dũng', 'doing', 'not_allowed'],
    ['An', 'proposed', 'not_allowed'],
    ['An', 'declined', 'action_item_decided'],
  ] as const)('%s, of a %s item: %s', (actor, state, refusal) => {
    expect(actionItemPolicy.progress(asked(actor, { state }))).toBe(refusal);
  });
});

describe('asking for a later deadline', () => {
  test.each([
    ['An', { state: 'accepted' }, null],
    ['An', { state: 'doing' }, null],
    ['An', { state: 'proposed' }, 'not_allowed'],
    ['An', { state: 'done' }, 'not_allowed'],
    ['An', { state: 'doing', hasDeadline: false }, 'not_allowed'],
    // Who changes the item sets another deadline without asking.
    ['Chi', { state: 'doing', assigneeId: 'Chi' }, 'not_allowed'],
    ['Bình', { state: 'doing' }, 'not_allowed'],
  ] as const)('%s, %j: %s', (actor, change, refusal) => {
    expect(actionItemPolicy.requestExtension(asked(actor, change))).toBe(refusal);
  });

  test.each([
    ['Chi', {}, null],
    ['Thư ký', {}, null],
    ['An', {}, 'not_allowed'],
    ['Bình', outside, null],
    ['An', outside, 'not_allowed'],
  ] as const)('is answered by %s, %j: %s', (actor, change, refusal) => {
    expect(actionItemPolicy.answerExtension(asked(actor, { state: 'doing', ...change }))).toBe(refusal);
  });
});
