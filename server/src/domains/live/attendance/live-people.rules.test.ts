import { usualRules } from '@hopgon/contract/governance/law';
import type { ParticipantRole } from '@hopgon/contract/meetings/schemas';
import { expect, test } from 'vitest';
import { listPeople, quorumAt } from './live-people.rules.ts';

const moment = new Date('2026-11-20T02:00:00Z');
const member = (userId: string, role: ParticipantRole) => ({
  ...{ userId, displayName: userId, role, answer: 'accepted' as const, answerReason: '' },
});
const guest = {
  id: 'khách',
  name: 'Khách',
  email: null,
  role: 'guest' as const,
  answer: 'waiting' as const,
  answerReason: '',
};
const came = (id: string, isMember = true) => ({
  user_id: isMember ? id : null,
  guest_id: isMember ? null : id,
  display_name: isMember ? id : null,
  ...{ act: 'in-person' as const, at: moment, reason: '' },
});
const five = [
  member('chủ trì', 'chair'),
  member('thư ký', 'secretary'),
  member('an', 'attendee'),
  member('bình', 'attendee'),
  member('biết', 'informed'),
];

const ordinary = { threshold: usualRules.ordinary.quorum, members: null, total: null, isByShare: false };

test.each([
  ['nobody', [], '0/4, cần 3'],
  ['half', ['chủ trì', 'an'], '2/4, cần 3'],
  ['more than half', ['chủ trì', 'an', 'bình'], '3/4, cần 3, đủ'],
  ['two and the one who is only informed', ['chủ trì', 'an', 'biết'], '2/4, cần 3'],
])('a quorum is more than half of those who vote: %s', (_, present, expected) => {
  const people = listPeople(
    { participants: five, guests: [guest] },
    present.map((id) => came(id)),
  );
  const { present: there, of, needed, isMet } = quorumAt(people, moment, ordinary);
  expect(`${there}/${of}, cần ${needed}${isMet ? ', đủ' : ''}`).toBe(expected);
});

test('guests do not count, and a meeting without voters has no quorum', () => {
  const people = listPeople({ participants: [], guests: [guest] }, [came('khách', false)]);
  expect(people).toMatchObject([{ isMember: false, attendance: 'in-person' }]);
  expect(quorumAt(people, moment, ordinary)).toEqual({
    present: 0,
    of: 0,
    needed: 1,
    isMet: false,
    share: null,
  });
});

test('chair and secretary come first; a member who was recorded stays when no longer invited, and does not vote', () => {
  const people = listPeople({ participants: five.toReversed(), guests: [] }, [came('cũ')]);
  expect(people.map(({ name }) => name)).toEqual(['chủ trì', 'thư ký', 'bình', 'an', 'cũ', 'biết']);
  expect(quorumAt(people, moment, ordinary).present).toBe(0);
});
