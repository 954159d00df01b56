import type { LivePerson } from '@hopgon/contract/live/schemas';
import { expect, test } from 'vitest';
import { expectedOf, groupsOf, minutesLate, presentInWords, recordedAt } from './attendance-groups.rules.ts';

const personOf = (name: string, rest: Partial<LivePerson> = {}): LivePerson => ({
  ...{ id: name, isMember: true, name, part: 'attendee', attendance: 'unrecorded', reason: '', stays: [] },
  ...{ isPresent: false, isVisiting: false },
  ...rest,
});

test('those to be recorded come first, and of them who has the page open', () => {
  const people = [
    personOf('An', { attendance: 'in-person' }),
    personOf('Bình'),
    personOf('Chi', { isVisiting: true }),
    personOf('Dũng', { attendance: 'absent' }),
  ];
  const shown = groupsOf(people).map(({ attendance, people: of }) => [
    attendance,
    ...of.map(({ name }) => name),
  ]);
  expect(shown).toEqual([
    ['unrecorded', 'Chi', 'Bình'],
    ['in-person', 'An'],
    ['absent', 'Dũng'],
  ]);
});

test('who is only informed is not expected', () => {
  const people = [
    personOf('An'),
    personOf('Bình', { part: 'informed' }),
    personOf('Chi', { attendance: 'absent' }),
  ];
  expect(expectedOf(people).map(({ name }) => name)).toEqual(['An']);
});

test('guests are counted apart from those who vote', () => {
  const people = [personOf('Khách', { isMember: false, part: 'guest', isPresent: true })];
  const quorum = { present: 2, of: 5, needed: 3, isMet: false, share: null };
  expect(presentInWords({ quorum, people })).toEqual({
    count: '2/5 có mặt',
    quorum: 'cần 3 để đủ điều kiện họp',
    guests: '1 khách mời có mặt, không tính vào điều kiện họp',
  });
  expect(presentInWords({ quorum: { ...quorum, present: 3, isMet: true }, people: [] })).toMatchObject({
    quorum: 'đủ điều kiện họp',
    guests: '',
  });
  const share = { present: 60.5, needed: 65 };
  expect(presentInWords({ quorum: { ...quorum, share }, people: [] })).toMatchObject({
    quorum: '60,5% vốn, cần 65% để đủ điều kiện họp',
  });
});

test.each([
  ['2026-11-20T01:41:30Z', 11],
  ['2026-11-20T01:30:40Z', 0],
  ['2026-11-20T01:22:00Z', 0],
])('who came at %s is %i minutes late', (arrivedAt, late) => {
  const stays = [{ way: 'in-person' as const, arrivedAt, leftAt: null }];
  expect(minutesLate({ stays }, '2026-11-20T01:30:00Z')).toBe(late);
});

const arrived = (arrivedAt: string) => [{ way: 'in-person' as const, arrivedAt, leftAt: null }];
test.each([
  ['in-person', [], '2026-11-20T01:30:00Z'],
  ['online', arrived('2026-11-20T01:41:00Z'), '2026-11-20T01:41:00Z'],
  ['left', arrived('2026-11-20T01:41:00Z'), '2026-11-20T02:30:00Z'],
  ['left', arrived('2026-11-20T02:31:00Z'), '2026-11-20T02:31:00Z'],
  ['absent', [], undefined],
  ['unrecorded', [], undefined],
] as const)('%s after the end, with stays %j, is of the meeting and not of now', (act, stays, at) => {
  const times = { startedAt: '2026-11-20T01:30:00Z', endedAt: '2026-11-20T02:30:00Z' };
  expect(recordedAt(times, act, { stays: [...stays] }).at).toBe(at);
  expect(recordedAt({ ...times, endedAt: null }, act, { stays: [...stays] })).toEqual({});
});
