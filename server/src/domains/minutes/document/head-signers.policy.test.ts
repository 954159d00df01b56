import { expect, test } from 'vitest';
import { chairRefusal, signersRefusal } from './head-signers.policy.ts';

const named = {
  before: 'chair',
  after: 'other',
  actorId: 'secretary',
  chairId: 'chair',
  leaderId: 'chair',
  isManager: false,
};

test.each([
  ['another, by the secretary', {}, 'minutes_chair_other'],
  ['oneself, by the secretary', { after: 'secretary' }, 'minutes_chair_other'],
  ['another, by the chair of the meeting', { actorId: 'chair' }, null],
  ['another, by a manager', { isManager: true }, null],
  ['the chair of the meeting, by the secretary', { before: 'other', after: 'chair' }, null],
  ['nobody, by the secretary', { after: null }, null],
  ['who was named before, by the secretary', { before: 'other' }, null],
  [
    'oneself, by who created a meeting without a chair',
    { before: null, after: 'maker', actorId: 'maker', chairId: null, leaderId: 'maker' },
    null,
  ],
  [
    'oneself, by the secretary of such a meeting',
    { before: null, after: 'secretary', chairId: null, leaderId: 'maker' },
    'minutes_chair_other',
  ],
] as const)('the chair of minutes becomes %s', (_, part, refusal) => {
  expect(chairRefusal({ ...named, ...part })).toBe(refusal);
});

test.each([
  ['a members council', 'members-council', 'minutes_one_signer'],
  ['a board', 'board', 'minutes_one_signer'],
  ['a company meeting', 'company', null],
] as const)('one person as chair and secretary: %s', (_, template, refusal) => {
  expect(signersRefusal({ template, chair_id: 'a', secretary_id: 'a' })).toBe(refusal);
  expect(signersRefusal({ template, chair_id: 'a', secretary_id: 'b' })).toBe(null);
});
