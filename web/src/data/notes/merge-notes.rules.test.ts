import type { Note } from '@hopgon/contract/live/notes/schemas';
import { expect, test } from 'vitest';
import { mergeNotes, shownNotes } from './merge-notes.rules.ts';

const author = { userId: 'lễ', displayName: 'Lễ' };
const noteOf = (id: string, text: string, version = 1, rest: Partial<Note> = {}): Note => ({
  ...{ id, author, kind: 'note', text, agendaItemId: null, second: 0, assigneeId: null, deadline: null },
  ...{ isDeleted: false, version, createdAt: '2026-11-20T02:00:00Z' },
  ...rest,
});
const texts = (notes: readonly Note[]) => notes.map(({ text }) => text);

test('of two versions of a row the later stays, in whatever order they come', () => {
  expect(texts(mergeNotes([noteOf('a', 'mới', 2), noteOf('b', 'b')], [noteOf('a', 'cũ', 1)]))).toEqual([
    'mới',
    'b',
  ]);
  expect(texts(mergeNotes([noteOf('a', 'cũ', 1)], [noteOf('a', 'mới', 2), noteOf('c', 'c')]))).toEqual([
    'mới',
    'c',
  ]);
});

test('what was written and not sent stands in its place and says so', () => {
  const unsent = [noteOf('a', 'sửa', 2), noteOf('b', 'thêm', 1)];
  const shown = shownNotes([noteOf('a', 'trên máy chủ', 1), noteOf('c', 'của An')], unsent, author);
  expect(shown.map(({ text, isUnsent }) => [text, isUnsent])).toEqual([
    ['sửa', true],
    ['của An', false],
    ['thêm', true],
  ]);
});

test('a row that is deleted, here or there, is not shown', () => {
  const notes = [noteOf('a', '', 2, { isDeleted: true }), noteOf('b', 'b')];
  expect(shownNotes(notes, [noteOf('b', '', 2, { isDeleted: true })], author)).toEqual([]);
});

test('an unsent version the server has already overtaken does not hide it', () =>
  expect(texts(shownNotes([noteOf('a', 'từ máy khác', 3)], [noteOf('a', 'cũ', 2)], author))).toEqual([
    'từ máy khác',
  ]));
