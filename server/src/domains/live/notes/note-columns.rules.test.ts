import type { NoteToSave } from '@hopgon/contract/live/notes/schemas';
import { expect, test } from 'vitest';
import { columnsOf, newestOfEach, unseenRows } from './note-columns.rules.ts';

const noteOf = (rest: Partial<NoteToSave> = {}): NoteToSave => ({
  ...{ id: 'a', kind: 'task', text: 'Mua chụp', agendaItemId: null, second: 10, assigneeId: 'an' },
  ...{ deadline: '2026-11-24', isDeleted: false, version: 1 },
  ...rest,
});
const surroundings = { elapsed: 60, memberIds: new Set(['an']) };

test.each<[string, Partial<NoteToSave>, object]>([
  ['work keeps its person and day', {}, { assignee_id: 'an', deadline: '2026-11-24' }],
  ['anything else has none', { kind: 'opinion' }, { assignee_id: null, deadline: null }],
  ['somebody who is not invited is not named', { assigneeId: 'ai đó' }, { assignee_id: null }],
  ['a second to come is the present one', { second: 4000 }, { second: 60 }],
  ['a deleted row has no text', { isDeleted: true }, { text: '', is_deleted: true }],
])('%s', (_, note, columns) => expect(columnsOf(noteOf(note), surroundings)).toMatchObject(columns));

test('of several versions of one row the newest is saved', () => {
  const notes = [noteOf({ version: 3 }), noteOf({ version: 2 }), noteOf({ id: 'b' })];
  expect(newestOfEach(notes).map(({ id, version }) => `${id}${version}`)).toEqual(['b1', 'a3']);
});

test.each<[string, Partial<NoteToSave>, object, boolean]>([
  ['a later version that was not seen', { version: 9, base: 1 }, { version: 4 }, true],
  ['the version that was seen', { version: 9, base: 4 }, { version: 4 }, false],
  ['the same words', { version: 9, base: 1, text: 'Khác' }, { version: 4 }, false],
  ['a row that stays', { version: 4, base: 1 }, { version: 4 }, false],
  ['a deleted row', { version: 9, base: 1 }, { version: 4, text: '' }, false],
  ['a writer that does not say what it saw', { version: 9 }, { version: 4 }, false],
])('who writes over what another device wrote is shown it: %s', (_, change, row, isShown) => {
  const known = { id: 'a', version: 1, text: 'Khác', ...row };
  expect(unseenRows([noteOf(change)], [known])).toEqual(isShown ? [known] : []);
});
