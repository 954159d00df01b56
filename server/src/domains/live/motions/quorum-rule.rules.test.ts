import { usualRules } from '@hopgon/contract/governance/law';
import type { Body } from '@hopgon/contract/governance/schemas';
import { expect, test } from 'vitest';
import { quorumAt } from '../attendance/live-people.rules.ts';
import { quorumRuleOf } from './quorum-rule.rules.ts';

const moment = new Date('2026-11-20T02:00:00Z');
const person = (id: string, isThere: boolean) => ({
  ...{
    id,
    isMember: true,
    name: id,
    part: 'attendee' as const,
    attendance: 'in-person' as const,
    reason: '',
  },
  stays: isThere ? [{ arrivedAt: moment, leftAt: null, way: 'in-person' as const }] : [],
});
const people = [person('an', true), person('bình', true), person('cúc', false), person('khách', true)];
const motionOf = (
  body: Body | null,
  call = 1,
  cancelledAt: Date | null = null,
  total: string | null = null,
) => ({
  motion: { body, call, cancelled_at: cancelledAt, total_weight: total },
  voters: [
    { user_id: 'an', weight: '5000' },
    { user_id: 'bình', weight: '1000' },
    { user_id: 'cúc', weight: '4000' },
  ],
});

test.each([
  ['an ordinary meeting: more than half of all', [motionOf(null)], { of: 4, needed: 3, isMet: true }],
  ['a board: three quarters of its members', [motionOf('board')], { of: 3, needed: 3, isMet: false }],
  ['a board that is called again: more than half', [motionOf('board', 2)], { of: 3, needed: 2, isMet: true }],
  [
    'members of a company: 65% of the capital',
    [motionOf('members-council')],
    { isMet: false, share: { present: 60, needed: 65 } },
  ],
  [
    'the same the second time: 50%',
    [motionOf('members-council', 2)],
    { isMet: true, share: { present: 60, needed: 50 } },
  ],
  [
    'members of a company of whom some are not invited: of all the capital',
    [motionOf('members-council', 1, null, '20000')],
    { isMet: false, share: { present: 30, needed: 65 } },
  ],
  [
    'a body whose only vote was called off: an ordinary meeting',
    [motionOf('board', 1, moment)],
    { of: 4, share: null },
  ],
])('%s', (_, motions, expected) => {
  expect(quorumAt(people, moment, quorumRuleOf(motions, usualRules))).toMatchObject(expected);
});
