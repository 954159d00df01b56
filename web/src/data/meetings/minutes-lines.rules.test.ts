import type { MinutesLine } from '@hopgon/contract/minutes/schemas';
import { expect, test } from 'vitest';
import { type ChangedLines, withChangedLines } from './minutes-lines.rules.ts';

const line = (id: string, text = id): MinutesLine => ({
  id,
  ...{
    kind: 'text',
    text,
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
const document = {
  sections: [
    { id: 'A', title: 'Tiến độ', agendaItemId: null, lines: [line('1'), line('2')] },
    { id: 'B', title: 'An toàn', agendaItemId: null, lines: [line('3')] },
  ],
};

const cases: readonly [string, ChangedLines, readonly (readonly string[])[]][] = [
  [
    'a new line first',
    { placed: [{ line: line('n'), sectionId: 'A', afterId: null }] },
    [['n', '1', '2'], ['3']],
  ],
  [
    'a new line behind another',
    { placed: [{ line: line('n'), sectionId: 'A', afterId: '1' }] },
    [['1', 'n', '2'], ['3']],
  ],
  [
    'behind a line not shown yet',
    { placed: [{ line: line('n'), sectionId: 'A', afterId: 'x' }] },
    [['1', '2', 'n'], ['3']],
  ],
  [
    'a move to another section',
    { placed: [{ line: line('1'), sectionId: 'B', afterId: '3' }] },
    [['2'], ['3', '1']],
  ],
  ['another text', { lines: [line('3', 'khác')] }, [['1', '2'], ['khác']]],
  ['a deletion', { removed: ['1', '3'] }, [['2'], []]],
];

test.each(cases)('%s', (_name, changed, texts) => {
  const after = withChangedLines(document, changed);
  expect(after.sections.map(({ lines }) => lines.map(({ text }) => text))).toEqual(texts);
});
