import { afterEach, expect } from 'vitest';
import { idOf } from '../../testing/sample-data.ts';
import { test } from '../../testing/test.ts';
import { forgetUnsentNotes, type UnsentNote, unsentNotesOf } from './unsent-notes.ts';

const note: UnsentNote = {
  ...{ id: idOf(1), kind: 'note', text: 'Dừng', agendaItemId: null, second: 0 },
  ...{ assigneeId: null, deadline: null, isDeleted: false, version: 5 },
};

afterEach(() => forgetUnsentNotes());

test('what another tab wrote since stays when an earlier version is acknowledged', () => {
  const rows = unsentNotesOf({ personId: idOf(2), companyId: idOf(3), meetingId: idOf(4) });
  rows.write(note);
  const [key = ''] = Object.keys(localStorage).filter((each) => each.startsWith('unsent-note/'));
  localStorage.setItem(key, JSON.stringify({ ...note, text: 'Dừng máy số 3', version: 6 }));
  rows.acknowledge(note.id, 5);
  expect(rows.list()).toMatchObject([{ text: 'Dừng máy số 3', version: 6 }]);
  expect(localStorage.getItem(key)).toContain('Dừng máy số 3');
  rows.acknowledge(note.id, 6);
  expect([rows.list(), localStorage.getItem(key)]).toEqual([[], null]);
});
