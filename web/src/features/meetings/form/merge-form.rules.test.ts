import { expect, test } from 'vitest';
import { emptyDraft, type MeetingDraft } from './meeting-form.rules.ts';
import { type Filled, mergeForms } from './merge-form.rules.ts';

const usual: MeetingDraft = {
  ...emptyDraft({ now: new Date('2026-11-23T02:10:00Z'), timeZone: 'Asia/Ho_Chi_Minh', length: 30 }),
  title: 'Giao ban',
};
const binh = { userId: 'b', displayName: 'Bình', role: 'chair' as const };
const chi = { userId: 'c', displayName: 'Chi', role: 'attendee' as const };
const dung = { userId: 'd', displayName: 'Dung', role: 'attendee' as const };
const hoa = { email: 'hoa@doitac.example', name: 'Hoa', role: 'guest' as const };
const nam = { email: 'nam@doitac.example', name: 'Nam', role: 'guest' as const };
const filled = (draft: Partial<MeetingDraft> = {}, rest: Partial<Omit<Filled, 'draft'>> = {}): Filled => ({
  draft: { ...usual, ...draft },
  people: [binh, chi],
  guests: [hoa],
  ...rest,
});

test('different fields: both stay', () => {
  expect(
    mergeForms({
      started: filled(),
      mine: filled({ title: 'Chốt giá' }),
      theirs: filled({ location: 'Tầng 5', start: '15:00' }),
    }),
  ).toEqual({ filled: filled({ title: 'Chốt giá', location: 'Tầng 5', start: '15:00' }), conflicts: [] });
});

test.each<[string, Partial<MeetingDraft>, Partial<MeetingDraft>, string[]]>([
  ['the same title twice', { title: 'Chốt giá' }, { title: 'Chốt giá' }, []],
  ['two titles', { title: 'Chốt giá' }, { title: 'Giá quý' }, ['title']],
  ['start and length', { start: '15:00' }, { length: '60' }, ['time']],
  ['one time typed in two ways', { start: '15h' }, { start: '15:00' }, []],
])('%s', (_, mine, theirs, conflicts) => {
  const merged = mergeForms({ started: filled(), mine: filled(mine), theirs: filled(theirs) });
  expect(merged.conflicts).toEqual(conflicts);
  expect(merged.filled.draft.title).toBe(mine.title ?? 'Giao ban');
});

test('people one by one, and guests', () => {
  const { filled: merged, conflicts } = mergeForms({
    started: filled(),
    mine: filled({}, { people: [binh, chi, dung], guests: [] }),
    theirs: filled({}, { people: [binh], guests: [hoa, nam] }),
  });
  expect(conflicts).toEqual([]);
  expect(merged.people).toEqual([binh, dung]);
  expect(merged.guests).toEqual([nam]);
});

test('two parts of one person are a question', () => {
  const part = (role: 'secretary' | 'guest') => filled({}, { people: [binh, { ...chi, role }] });
  expect(mergeForms({ started: filled(), mine: part('secretary'), theirs: part('guest') })).toMatchObject({
    conflicts: ['people'],
    filled: { people: [binh, { ...chi, role: 'secretary' }] },
  });
});
