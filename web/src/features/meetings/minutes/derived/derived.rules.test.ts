import type { MinutesLine } from '@hopgon/contract/minutes/schemas';
import { expect, test } from 'vitest';
import { derivedProblem, derivedStateWords, usualLines, usualTitle } from './derived.rules.ts';

const line = (id: string, kind: MinutesLine['kind']): MinutesLine => ({
  ...{
    id,
    kind,
    text: id,
    task: null,
    terms: null,
    replaces: null,
    replacedBy: null,
    motionId: null,
    origin: 'typed',
    held: null,
    engineText: null,
    evidence: [],
  },
  ...{
    source: null,
    unsupported: [],
    reading: null,
    confirmed: null,
    accepted: null,
    itemId: null,
    isItemKept: false,
  },
  ...{ marks: [], version: 1 },
});
const minutes = {
  title: 'Giao ban',
  sections: [
    {
      ...{ id: 's', title: 'Mục', agendaItemId: null },
      lines: [line('nói', 'text'), line('chốt', 'decision'), line('làm', 'task')],
    },
  ],
};

test.each([
  ['notice', ['chốt', 'làm']],
  ['extract', ['nói', 'chốt', 'làm']],
  ['resolution', ['chốt']],
] as const)('%s begins with the lines %o', (kind, lines) => {
  expect([...usualLines(minutes, kind)]).toEqual(lines);
});

test('a document needs a title and a line', () => {
  expect(derivedProblem(' ', new Set(['a']), '')).toContain('trích yếu');
  expect(derivedProblem('Kết luận', new Set(), '')).toContain('một dòng');
  expect(derivedProblem('Kết luận', new Set(['a']), 'Lưu: VT')).toBe('');
  expect(usualTitle(minutes, 'notice')).toBe('Kết luận tại cuộc họp Giao ban');
});

test('a cancelled document still names its number', () => {
  const number = { number: '01/TB', at: '2026-11-20T02:00:00Z', isVoid: true };
  expect(derivedStateWords({ state: 'void', number }).word).toBe('Số 01/TB đã hủy');
  expect(derivedStateWords({ state: 'draft', number: null }).word).toBe('Dự thảo');
});
