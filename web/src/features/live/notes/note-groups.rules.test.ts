import type { LiveItem } from '@hopgon/contract/live/schemas';
import { expect, test } from 'vitest';
import type { ShownNote } from '../../../data/notes/merge-notes.rules.ts';
import { noteGroups } from './note-groups.rules.ts';

const startedAt = '2026-11-20T01:30:00Z';
const at = (minutes: number) => new Date(Date.parse(startedAt) + minutes * 60_000).toISOString();
const noteOf = (id: string, second: number, agendaItemId: string | null): ShownNote => ({
  ...{ id, author: { userId: 'a', displayName: 'An' }, kind: 'note', text: id, agendaItemId, second },
  ...{
    assigneeId: null,
    deadline: null,
    isDeleted: false,
    version: 1,
    createdAt: startedAt,
    isUnsent: false,
  },
});
const itemOf = (id: string, spans: LiveItem['spans']): LiveItem => ({
  ...{ id, title: `Mục ${id}`, minutes: 0, extraMinutes: 0, presenter: null, note: '', spans },
});

test('notes stand with their agenda item in the order of the seconds', () => {
  const items = [itemOf('a', [{ from: at(0), to: at(5) }]), itemOf('b', [{ from: at(5), to: null }])];
  const notes = [noteOf('3', 400, 'b'), noteOf('2', 90, 'a'), noteOf('1', 20, 'a'), noteOf('4', 500, null)];
  expect(
    noteGroups(notes, items, startedAt).map(({ title, times, notes: of }) => [
      title,
      times,
      of.map(({ id }) => id),
    ]),
  ).toEqual([
    ['1. Mục a', '00:00–05:00', ['1', '2']],
    ['2. Mục b', 'từ 05:00, đang bàn', ['3']],
    ['Ngoài chương trình', '', ['4']],
  ]);
});

test('a row that was not sent yet comes after those of the same second', () => {
  const notes = [{ ...noteOf('a', 20, null), createdAt: '' }, noteOf('b', 20, null)];
  expect(noteGroups(notes, [], startedAt)[0]?.notes.map(({ id }) => id)).toEqual(['b', 'a']);
});
