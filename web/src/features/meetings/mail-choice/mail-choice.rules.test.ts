import { expect, test } from 'vitest';
import { emptyDraft } from '../form/meeting-form.rules.ts';
import type { Filled } from '../form/merge-form.rules.ts';
import { mailingOfChange, mailingOfNew } from './mail-choice.rules.ts';

const an = { userId: 'an', displayName: 'An', role: 'chair' as const };
const binh = { userId: 'binh', displayName: 'Bình', role: 'attendee' as const };
const now = new Date('2026-11-24T01:00:00Z');
const draft = { ...emptyDraft({ now, timeZone: 'Asia/Ho_Chi_Minh', length: 30 }), title: 'Giao ban' };
const started: Filled = { draft, people: [an, binh], guests: [] };
const change = (
  changed: object,
  people = started.people,
  status: 'upcoming' | 'ongoing' | 'draft' = 'upcoming',
) =>
  mailingOfChange({
    ...{ ownId: 'an', status, started, hasNewRhythm: false },
    now: { draft: { ...draft, ...changed }, people, guests: [] },
  });

test.each([
  ['nothing', {}, { kind: 'none' }],
  ['a new time', { start: '15:00', location: 'Phòng 2' }, { kind: 'always' }],
  ['a new length', { length: '45' }, { kind: 'always' }],
  ['the same time, typed otherwise', { start: `${draft.start}  ` }, { kind: 'none' }],
  ['a new place', { location: 'Phòng 2', title: 'Họp' }, { kind: 'asked', usual: true }],
  ['a new goal', { goal: 'Chốt giá' }, { kind: 'asked', usual: false }],
  ['who may see it', { visibility: 'company' }, { kind: 'none' }],
] as const)('of %s people are mailed so', (_, changed, mailing) => {
  expect(change(changed)).toEqual(mailing);
});

test('a new part is asked about; without others, in a draft and where only an end moves nobody is mailed', () => {
  expect(change({}, [an, { ...binh, role: 'secretary' }])).toEqual({ kind: 'asked', usual: true });
  expect(change({ length: '45' }, undefined, 'ongoing')).toEqual({ kind: 'none' });
  expect(change({ start: '15:00' }, undefined, 'draft')).toEqual({ kind: 'none' });
  const alone = { ...started, people: [an] };
  const mine = { ownId: 'an', status: 'upcoming' as const, hasNewRhythm: true };
  expect(mailingOfChange({ ...mine, started: alone, now: alone })).toEqual({ kind: 'none' });
  expect(mailingOfChange({ ...mine, started, now: started })).toEqual({ kind: 'always' });
});

test('the people of a new meeting are mailed unless one does not want that, and not when it is over', () => {
  const times = { startsAt: now, endsAt: new Date(now.getTime() + 1) };
  const group = { ownId: 'an', people: [an, binh], guests: [] };
  expect(mailingOfNew(group, times, now.getTime())).toEqual({ kind: 'asked', usual: true });
  expect(mailingOfNew(group, times, now.getTime() + 1)).toEqual({ kind: 'none' });
  expect(mailingOfNew({ ...group, people: [an] }, times, now.getTime())).toEqual({ kind: 'none' });
  const guest = { name: 'Khách', email: 'khach@doi-tac.vn', role: 'guest' as const };
  expect(mailingOfNew({ ...group, people: [an], guests: [guest] }, times, now.getTime()).kind).toBe('none');
});
