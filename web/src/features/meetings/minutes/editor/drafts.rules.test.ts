import type { MinutesLine } from '@hopgon/contract/minutes/schemas';
import { expect, test } from 'vitest';
import { changeOf, emptyContent, kindTyped, type LineDraft, placeAfterMove, rowsOf } from './drafts.rules.ts';
import { inKnownSections } from './kept-drafts.rules.ts';

const line = (id: string): MinutesLine => ({
  id,
  ...{
    kind: 'text',
    text: id,
    task: null,
    origin: 'typed',
    held: null,
    engineText: null,
    evidence: [],
    source: null,
    unsupported: [],
    terms: null,
    replaces: null,
    replacedBy: null,
    motionId: null,
  },
  ...{
    reading: null,
    confirmed: null,
    accepted: null,
    itemId: null,
    isItemKept: false,
    marks: [],
    version: 1,
  },
});
const sections = [
  { id: 'A', lines: [line('1'), line('2')] },
  { id: 'B', lines: [] },
  { id: 'C', lines: [line('3')] },
];
const draftOf = (key: string, rest: Partial<LineDraft>): LineDraft => ({
  ...emptyContent,
  key,
  ...{ lineId: null, sectionId: 'A', afterKey: null, opened: emptyContent, version: 0 },
  ...{ state: 'typing', failure: null, submitKey: 'k' },
  ...rest,
});

test('new rows stand where they were begun, one behind the other', () => {
  const drafts = {
    x: draftOf('x', { afterKey: '1' }),
    y: draftOf('y', { afterKey: 'x' }),
    first: draftOf('first', { afterKey: null }),
  };
  const rows = rowsOf(sections[0] ?? { id: '', lines: [] }, drafts, () => true);
  expect(rows.map(({ key }) => key)).toEqual(['first', '1', 'x', 'y', '2']);
});

test('what is typed of a line somebody deleted stays at the end of its section', () => {
  const drafts = { gone: draftOf('gone', { lineId: 'gone', text: 'đã gõ' }) };
  const rows = rowsOf(sections[0] ?? { id: '', lines: [] }, drafts, (id) => id !== 'gone');
  expect(rows.map(({ key }) => key)).toEqual(['1', '2', 'gone']);
});

test('what is typed in a section somebody deleted stands in the last one', () => {
  const drafts = { lost: draftOf('lost', { sectionId: 'gone', text: 'đã gõ' }), x: draftOf('x', {}) };
  const known = inKnownSections(drafts, sections);
  expect([known.lost?.sectionId, known.x]).toEqual(['C', drafts.x]);
  expect(rowsOf(sections[2] ?? { id: '', lines: [] }, known, () => true).map(({ key }) => key)).toContain(
    'lost',
  );
  expect(inKnownSections({ x: drafts.x }, sections)).toEqual({ x: drafts.x });
});

const moves: readonly [string, 1 | -1, object | null][] = [
  ['1', 1, { sectionId: 'A', afterId: '2' }],
  ['2', -1, { sectionId: 'A', afterId: null }],
  ['2', 1, { sectionId: 'B', afterId: null }],
  ['3', -1, { sectionId: 'B', afterId: null }],
  ['1', -1, null],
  ['3', 1, null],
];

test.each(moves)('line %s moved by %i', (id, by, place) => {
  expect(placeAfterMove(sections, id, by)).toEqual(place);
});

test('a sign chooses the kind of an empty line only', () => {
  expect(kindTyped('', '!')).toBe('decision');
  expect(kindTyped('', '+')).toBe('task');
  expect(kindTyped(' ', ' !')).toBeNull();
  expect(kindTyped('Thật sao', '?')).toBeNull();
});

test('only what was changed is sent', () => {
  const assignee = { id: 'u', name: 'Lý Thanh Mẫn' };
  const opened = { ...emptyContent, text: 'Mua chụp', kind: 'task' as const };
  const draft = draftOf('1', { ...opened, opened, text: 'Mua  chụp ' });
  expect(changeOf(draft)).toEqual({});
  expect(changeOf({ ...draft, task: { assignee, deadline: '2026-11-24', name: null } })).toEqual({
    assigneeId: 'u',
    deadline: '2026-11-24',
  });
});
