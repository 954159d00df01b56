import { expect, test } from 'vitest';
import { pollPolicy } from './polls.policy.ts';
import { bestSlot, countVotes, listAskedVoters, pollStatus, timesRefusal } from './polls.rules.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 10, number));
const slotOn = (number: number) => ({
  id: String(number),
  startsAt: day(number).toISOString(),
  endsAt: new Date(day(number).getTime() + 3_600_000).toISOString(),
});

test.each([
  ['open', { deadline: day(25), completed_at: null, cancelled_at: null }],
  ['over', { deadline: day(24), completed_at: null, cancelled_at: null }],
  ['completed', { deadline: day(23), completed_at: day(24), cancelled_at: null }],
  ['cancelled', { deadline: day(25), completed_at: null, cancelled_at: day(24) }],
])('%s', (status, poll) => {
  expect(pollStatus(poll, day(24))).toBe(status);
});

test.each([
  [[25, 26], 25, null],
  [[25, 26], 26, 'poll_deadline_wrong'],
  [[25, 26], 27, 'poll_deadline_wrong'],
  [[25, 26], 24, 'poll_deadline_wrong'],
  [[24, 26], 25, 'poll_slot_past'],
])('times on %j with the deadline on %i: %s', (starts, deadline, refusal) => {
  expect(timesRefusal({ starts: starts.map(day), deadline: day(deadline) }, day(24))).toBe(refusal);
});

test.each([
  [
    'most who can',
    [
      { yes: 2, maybe: 0, no: 1 },
      { yes: 3, maybe: 0, no: 0 },
    ],
    1,
  ],
  [
    'who is not sure counts half',
    [
      { yes: 2, maybe: 0, no: 0 },
      { yes: 1, maybe: 3, no: 0 },
    ],
    1,
  ],
  [
    'of equal ones fewer against',
    [
      { yes: 2, maybe: 0, no: 2 },
      { yes: 2, maybe: 0, no: 1 },
    ],
    1,
  ],
  [
    'then the earlier',
    [
      { yes: 2, maybe: 0, no: 1 },
      { yes: 2, maybe: 0, no: 1 },
    ],
    0,
  ],
])('the best time: %s', (_, counts, place) => {
  const slots = counts.map((one, index) => ({ ...slotOn(index + 1), counts: one }));
  expect(bestSlot(slots, day(0))).toEqual(slotOn(place + 1));
});

test('times that have gone are not the best', () => {
  const slots = [1, 2].map((number) => ({
    ...slotOn(number),
    counts: countVotes(number === 1 ? ['yes', 'yes'] : ['yes']),
  }));
  expect([0, 1, 2].map((number) => bestSlot(slots, day(number))?.id)).toEqual(['1', '2', undefined]);
});

test('members who left without a vote are awaited no more', () => {
  const voters = [
    { id: 'còn', user_id: 'a', status: 'active', voted_at: null },
    { id: 'đã nghỉ', user_id: 'b', status: 'removed', voted_at: null },
    { id: 'đã chọn rồi nghỉ', user_id: 'c', status: 'removed', voted_at: day(1) },
    { id: 'khách', user_id: null, status: null, voted_at: null },
  ];
  expect(listAskedVoters(voters).map(({ id }) => id)).toEqual(['còn', 'đã chọn rồi nghỉ', 'khách']);
});

test('nobody for it, no best one', () => {
  expect(bestSlot([{ ...slotOn(1), counts: countVotes(['no']) }], day(0))).toBeNull();
});

test.each([
  [{ isCreator: true, isAsked: true }, null, null, null],
  [{ isCreator: true, isAsked: false }, null, 'not_allowed', null],
  [{ isCreator: false, isAsked: true }, null, null, 'not_allowed'],
  [{ isCreator: false, isAsked: false }, 'poll_not_found', 'poll_not_found', 'poll_not_found'],
])('%j sees: %s, votes: %s, manages: %s', (person, view, vote, manage) => {
  expect([pollPolicy.view(person), pollPolicy.vote(person), pollPolicy.manage(person)]).toEqual([
    view,
    vote,
    manage,
  ]);
});
