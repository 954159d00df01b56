import { expect, test } from 'vitest';
import { trainedModels } from '../classify/trained-models.ts';
import { isNoWork } from './is-no-work.ts';
import { viewMeeting } from './meeting-view.ts';

const talk = [
  ['Cô Hằng', 'Thầy Dũng với Ngân ra đề khối chín, thứ tư tuần sau nộp nhé.'],
  ['Thầy Dũng', 'Vâng.'],
  ['Cô Hằng', 'Tóm lại thầy Dũng nộp đề thứ tư tuần sau, chú Bảy sơn cổng trường.'],
] as const;
const view = viewMeeting(
  '2026-11-24',
  talk.map(([speaker, text]) => ({ speaker, text, startMs: null, endMs: null })),
  trainedModels().models,
);

test.each([
  ['what was given before and is only said once more', 'nộp đề', true],
  ['what a recap names first', 'sơn cổng', false],
])('a recap makes no new task: %s', (_, words, isNone) => {
  const head = view.clauses.findLast(({ tokens }) =>
    tokens
      .map(({ text }) => text)
      .join(' ')
      .includes(words),
  );
  expect(head && isNoWork({ kind: 'task', head, group: [head] }, view)).toBe(isNone);
});
