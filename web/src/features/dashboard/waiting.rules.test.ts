import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import type { PollSummary } from '@hopgon/contract/scheduling/schemas';
import { expect, test } from 'vitest';
import { actionItem, meetingSummary, noItemActs } from '../../testing/sample-data.ts';
import {
  answeredPart,
  meetingsToAssign,
  openInvitations,
  openItems,
  proposedItems,
  whatWaits,
} from './waiting.rules.ts';

const item = (rest: Partial<ActionItem>) =>
  actionItem({ id: 'a', can: { ...noItemActs, accept: true, decline: true }, ...rest });

const meeting = (rest: Partial<MeetingSummary>) =>
  meetingSummary({ type: 'video', myAnswer: 'waiting', ...rest });

test('open items are taken on and not done; proposed ones may be answered', () => {
  const states = ['proposed', 'accepted', 'doing', 'done', 'declined'] as const;
  const items = states.map((state) => item({ state }));
  expect(openItems(items).map(({ state }) => state)).toEqual(['accepted', 'doing']);
  expect(proposedItems(items).map(({ state }) => state)).toEqual(['proposed']);
  expect(proposedItems([item({ can: noItemActs })])).toEqual([]);
});

test('an invitation waits until the meeting is over or called off', () => {
  const before = Date.parse('2026-11-20T02:59:59Z');
  expect(openInvitations([meeting({})], before)).toHaveLength(1);
  expect(openInvitations([meeting({})], before + 1_000)).toHaveLength(0);
  expect(openInvitations([meeting({ status: 'cancelled' })], before)).toHaveLength(0);
  expect(openInvitations([meeting({ myAnswer: 'accepted' })], before)).toHaveLength(0);
});

test('of a series the first invitation stands for those that follow', () => {
  const ofSeries = (id: string, myAnswer: MeetingSummary['myAnswer']) =>
    meeting({ id, myAnswer, series: { id: 's', start: '2026-11-20T02:00:00Z', detached: false } });
  const shown = (meetings: readonly MeetingSummary[]) =>
    openInvitations(meetings, 0).map(({ meeting: { id }, hasFollowing }) => [id, hasFollowing]);
  expect(shown([ofSeries('a', 'declined'), ofSeries('b', 'waiting'), meeting({ id: 'c' })])).toEqual([
    ['b', false],
    ['c', false],
  ]);
  expect(shown([ofSeries('a', 'waiting'), meeting({ id: 'c' }), ofSeries('b', 'waiting')])).toEqual([
    ['a', true],
    ['c', false],
  ]);
});

test.each<[string, Partial<MeetingSummary>]>([
  ['one called', { isInvited: false }],
  ['that are closed', { visibility: 'closed' }],
  ['that are off', { status: 'cancelled' }],
  ['of whole days', { startsAt: '2026-11-19T17:00:00Z', endsAt: '2026-11-20T17:00:00Z' }],
])('answers are counted over meetings one was invited to, none of those %s', (_, rest) => {
  const asked = (['waiting', 'declined', 'accepted'] as const).map((myAnswer) => meeting({ myAnswer }));
  const others = meeting({ myAnswer: 'accepted', ...rest });
  expect(answeredPart([...asked, others])).toEqual({ done: 2, of: 3 });
});

test('items nobody has are counted by meeting; by hand and outside of one there are none', () => {
  const [giaoBan, muaSam] = [
    { id: 'm1', title: 'Giao ban' },
    { id: 'm2', title: 'Mua sắm' },
  ];
  const items = [giaoBan, muaSam, giaoBan, null].map((meeting) => item({ meeting }));
  expect(meetingsToAssign(items)).toEqual([
    { meeting: giaoBan, count: 2 },
    { meeting: muaSam, count: 1 },
  ]);
});

const poll = (id: string, rest: Partial<PollSummary>): PollSummary => ({
  id,
  title: 'Họp quý',
  status: 'open',
  deadline: '2026-11-27T10:00:00Z',
  voterCount: 3,
  votedCount: 1,
  voted: false,
  votedInPart: false,
  timeZone: 'Asia/Ho_Chi_Minh',
  bestSlot: null,
  meetingId: null,
  can: { vote: true, manage: false },
  version: 1,
  createdAt: '2026-11-20T02:00:00Z',
  ...rest,
});

test('what waits are invitations, minutes, polls, items to take on, then those to give, counted one by one', () => {
  const giaoBan = { id: 'm1', title: 'Giao ban' };
  const invitation = meeting({ id: 'i' });
  const mine = item({ id: 'p' });
  const asked = {
    meetings: [invitation, meeting({ id: 'j', myAnswer: 'accepted' })],
    items: [mine, item({ state: 'doing' })],
    toAssign: [giaoBan, giaoBan, null].map((of) => item({ meeting: of })),
    polls: [
      poll('later', {}),
      poll('voted', { voted: true }),
      poll('not asked', { voted: null }),
      poll('sooner', { deadline: '2026-11-24T10:00:00Z' }),
      poll('over', { status: 'over', can: { vote: false, manage: false } }),
    ],
    minutes: [
      { meetingId: 'm2', title: 'Giao ban', waitsFor: 'sign' as const, since: '2026-11-20T00:00:00Z' },
    ],
  };
  const now = Date.parse('2026-11-20T01:00:00Z');
  expect(whatWaits(asked, now)).toEqual({
    entries: [
      { meeting: invitation, hasFollowing: false },
      { minutes: asked.minutes[0] },
      { poll: asked.polls[3] },
      { poll: asked.polls[0] },
      { item: mine },
      { assigning: { meeting: giaoBan, count: 2 } },
    ],
    invitations: 1,
    proposed: 3,
    polls: 2,
    minutes: 1,
    count: 7,
  });
  expect(whatWaits({ ...asked, meetings: [], items: [], polls: [], minutes: [] }, now)).toMatchObject({
    invitations: 0,
    count: 2,
  });
  expect(whatWaits({ meetings: [], items: [], toAssign: [], polls: [], minutes: [] }, now)).toMatchObject({
    entries: [],
    count: 0,
  });
});
