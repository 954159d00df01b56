import type { MinutesTemplate } from '@hopgon/contract/minutes/schemas';
import type { ReadingKind } from '@hopgon/contract/readings/schemas';
import { expect, test } from 'vitest';
import { divideByTemplate } from './template-sections.rules.ts';

const section = (title: string, kinds: readonly ReadingKind[]) => ({
  ...{ title, agendaItemId: null, held: [] },
  readings: kinds.map((kind) => ({ kind })),
});
const all = ['summary', 'task', 'question', 'decision'] as const;

const cases: readonly [
  MinutesTemplate,
  readonly ReadingKind[],
  readonly [string, readonly ReadingKind[]][],
][] = [
  ['company', all, [['Nội dung cuộc họp', all]]],
  [
    'briefing',
    all,
    [
      ['Tình hình thực hiện', ['summary']],
      ['Khó khăn, vướng mắc', ['question']],
      ['Kết luận và phân công', ['task', 'decision']],
    ],
  ],
  ['project', ['task'], [['Quyết định và việc tiếp theo', ['task']]]],
  [
    'one-on-one',
    [],
    [
      ['Nội dung trao đổi', []],
      ['Thống nhất và việc tiếp theo', []],
    ],
  ],
];

test.each(cases)('%s divides %o', (template, kinds, expected) => {
  const divided = divideByTemplate([section('Nội dung cuộc họp', kinds)], template);
  expect(divided.map(({ title, readings }) => [title, readings.map(({ kind }) => kind)])).toEqual(expected);
});

test('sections of an agenda and of votes stay as they are', () => {
  const given = [section('Tiến độ đơn hàng', ['task']), section('Biểu quyết', [])];
  expect(divideByTemplate(given, 'briefing')).toEqual(given);
});
