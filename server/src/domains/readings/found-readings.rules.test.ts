import { expect, test } from 'vitest';
import { foundReadings, planRecording } from './found-readings.rules.ts';

const line = (text: string, ...evidence: number[]) => ({ text, evidence });

test('a line of several summaries is one row, and each kind keeps its order', () => {
  const rows = foundReadings(
    {
      summary: { short: [line('A', 1)], medium: [line('A', 1), line('B', 2)], long: [line('B', 2)] },
      decisions: [{ ...line('Chốt', 3), confidence: 0.9 }],
      openQuestions: [{ ...line('Ai?', 4), confidence: 0.4 }],
    },
    [
      {
        title: 'Gửi',
        assignee: 'Mai',
        deadline: '2026-11-30',
        priority: 'cao',
        evidence: [5],
        confidence: 0.7,
      },
    ],
  );
  expect(rows.map(({ kind, text, levels }) => [kind, text, levels.join()])).toEqual([
    ['summary', 'A', 'short,medium'],
    ['summary', 'B', 'medium,long'],
    ['decision', 'Chốt', ''],
    ['question', 'Ai?', ''],
    ['task', 'Gửi', ''],
  ]);
  expect(rows.at(-1)).toMatchObject({
    assignee: 'Mai',
    deadline: '2026-11-30',
    priority: 'cao',
    evidence: [5],
  });
});

const found = (text: string) =>
  foundReadings(
    {
      summary: { short: [], medium: [], long: [] },
      decisions: [{ text, evidence: [0], confidence: 1 }],
      openQuestions: [],
    },
    [],
  );
const known = (text: string, touched: boolean, engineText: string | null = text) =>
  ({ id: text, kind: 'decision', text, engine_text: engineText, touched }) as const;

test('untouched readings are replaced by what is found now; touched ones stay', () => {
  const plan = planRecording([known('Cũ', false), known('Đã sửa', true, 'Máy đọc')], found('Mới'));
  expect(plan.removed.map(({ id }) => id)).toEqual(['Cũ']);
  expect(plan.added.map(({ text }) => text)).toEqual(['Mới']);
  expect(plan.again).toEqual([]);
});

test('what was answered is not proposed a second time, by its own words or by the machine’s', () => {
  for (const text of ['MÁY ĐỌC', 'da sua']) {
    const plan = planRecording([known('Đã sửa', true, 'Máy đọc')], found(text));
    expect(plan.added).toEqual([]);
    expect(plan.again.map(({ known: row }) => row.id)).toEqual(['Đã sửa']);
  }
});
