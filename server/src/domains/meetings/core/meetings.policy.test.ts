import type { Refusal } from '@hopgon/contract/failure';
import { expect, test } from 'vitest';
import { busyPolicy, meetingPolicy, type ViewerRelation } from '../meetings.policy.ts';

const creator: ViewerRelation = { isCreator: true, part: null };
const part = (role: ViewerRelation['part']): ViewerRelation => ({ isCreator: false, part: role });
const stranger = part(null);
const hidden = 'meeting_not_found';

interface Refusals {
  readonly view: Refusal;
  readonly edit: Refusal;
  readonly enter: Refusal;
  readonly answer: Refusal;
}

const all: Refusals = { view: null, edit: null, enter: null, answer: null };
const reader: Refusals = { ...all, edit: 'not_allowed' };
const nothing: Refusals = { view: hidden, edit: hidden, enter: hidden, answer: hidden };

test.each<[string, ViewerRelation, 'invited' | 'company', Refusals]>([
  ['the creator', creator, 'invited', { ...all, answer: 'not_invited' }],
  ['a creator who attends', { isCreator: true, part: 'attendee' }, 'invited', all],
  ['the chair', part('chair'), 'invited', all],
  ['the secretary', part('secretary'), 'invited', all],
  ['an attendee', part('attendee'), 'invited', reader],
  ['a guest', part('guest'), 'invited', reader],
  ['one who is informed', part('informed'), 'invited', reader],
  ['any other member, owner and admins among them', stranger, 'invited', nothing],
  ['any other member', stranger, 'company', { ...reader, enter: 'not_invited', answer: 'not_invited' }],
])('%s, in a meeting for %3$s', (_, person, visibility, refusals) => {
  expect({
    view: meetingPolicy.view(person, { visibility, is_draft: false }),
    edit: meetingPolicy.edit(person, { visibility, is_draft: false }),
    enter: meetingPolicy.enter(person, { visibility, is_draft: false }),
    answer: meetingPolicy.answer(person, { visibility, is_draft: false }),
  }).toEqual(refusals);
});

test.each<[string, ViewerRelation, Refusal]>([
  ['the creator', creator, null],
  ['the chair', part('chair'), null],
  ['the secretary', part('secretary'), null],
  ['an attendee', part('attendee'), hidden],
  ['any other member, even where the whole company will see it', stranger, hidden],
])('a draft: %s', (_, person, refusal) => {
  for (const right of ['view', 'edit'] as const)
    expect(meetingPolicy[right](person, { visibility: 'company', is_draft: true })).toBe(refusal);
});

test.each([
  ['owner', null],
  ['admin', null],
  ['member', 'not_allowed'],
] as const)('when the company meets without them: %s', (role, refusal) => {
  expect(busyPolicy.seeAll(role)).toBe(refusal);
});
