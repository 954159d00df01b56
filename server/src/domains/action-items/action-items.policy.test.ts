import { describe, expect, test } from 'vitest';
import { actionItemPolicy, type ItemStanding } from './action-items.policy.ts';

/** A proposed item of a meeting, for An, written by Bình; Chi leads the meeting and Dũng only sees it. */
const asked = (actorId: string, change: Partial<ItemStanding> = {}): ItemStanding => ({
  actorId,
  state: 'proposed',
  assigneeId: 'An',
  authorId: 'Bình',
  meeting: { visible: ['Chi', 'Dũng'].includes(actorId), leaderId: 'Chi' },
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

describe('deciding', () => {
  test.each([
    ['An', {}, null],
    ['Chi', {}, null],
    ['Bình', {}, 'not_allowed'],
    ['Dũng', {}, 'not_allowed'],
    ['An', { state: 'accepted' }, 'action_item_decided'],
    ['Chi', { state: 'declined' }, 'action_item_decided'],
    ['Bình', { state: 'accepted' }, 'not_allowed'],
    ['Chi', nobodys, null],
    ['Dũng', nobodys, 'not_allowed'],
    ['Bình', nobodys, 'not_allowed'],
    ['Bình', outside, 'not_allowed'],
    ['Bình', { ...outside, ...nobodys }, null],
    ['An', { ...outside, ...nobodys }, 'not_allowed'],
  ] as const)('%s, %j: %s', (actor, change, refusal) => {
    expect(actionItemPolicy.decide(asked(actor, change))).toBe(refusal);
  });
});

describe('accepting for somebody', () => {
  test.each([
    ['An', 'An', null],
    ['An', 'Dũng', 'not_allowed'],
    ['Chi', 'An', null],
    ['Chi', 'Dũng', null],
    ['Chi', 'Chi', null],
  ])('%s for %s: %s', (actor, assignee, refusal) => {
    expect(actionItemPolicy.acceptFor(asked(actor), assignee)).toBe(refusal);
  });
});

describe('telling how far it is', () => {
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
