import type { Reading } from '@hopgon/contract/readings/schemas';
import type { AnalysisDocument } from '@hopgon/contract/transcripts/schemas';
import { expect, test } from 'vitest';
import { citedTurns, countAlike, isNear, numbersInWords, shownTurns } from './evidence.rules.ts';

const analysis: Pick<AnalysisDocument, 'topics' | 'figures'> = {
  topics: [{ title: 'màu', evidence: [2, 3, 4, 5] }],
  figures: {
    speakers: [],
    turns: 31,
    words: 100,
    questions: 1,
    durationMs: null,
    longestMonologue: { speaker: 'Mai', ms: null, words: 40, evidence: [20] },
    balance: null,
    timesUnknown: 'Bản gỡ băng không có thời gian.',
    isEstimated: false,
    interruptions: { value: null, reason: 'Bản gỡ băng không có thời gian.' },
    lostMs: 0,
    silenceMs: { value: null, reason: 'Bản gỡ băng không có thời gian.' },
    agenda: { value: { covered: 1, points: [{ title: 'Màu', covered: true, evidence: [25] }] }, reason: '' },
    punctuality: { value: null, reason: 'Không có giờ.' },
  },
};

const row = (state: Reading['state'], transcriptId: string, ...evidence: number[]) => ({
  state,
  evidence,
  source: { transcriptId, version: 1 },
});
const rows = [row('proposed', 'now', 9, 4), row('approved', 'now', 12)];

test('every line something shown rests on is cited once, in the order it was said; of a topic its first', () => {
  const others = [row('rejected', 'now', 27), row('proposed', 'before', 28)];
  expect(citedTurns(analysis, [...rows, ...others], 'now')).toEqual([2, 4, 9, 12, 20, 25]);
});

test('beside the cited lines stand the neighbours of those looked at, as far as there are any', () => {
  expect(shownTurns([4, 9], [0, 10], 11)).toEqual([0, 1, 2, 4, 8, 9, 10]);
});

test.each([
  [[9], '10'],
  [[4, 9], '5 và 10'],
  [[2, 4, 30], '3, 5 và 31'],
])('lines %j are read as %j, by their numbers in the transcript', (turns, words) => {
  expect(numbersInWords(turns)).toBe(words);
});

test('further evidence is looked for beside what there is, else everywhere', () => {
  expect([1, 3, 5, 6].map((turn) => isNear(turn, [3]))).toEqual([true, false, true, false]);
  expect(isNear(40, [])).toBe(true);
});

test('what reads alike stands once, with how often it came', () => {
  const ghosts = ['Hãy subscribe', 'Cảm ơn', 'Hãy subscribe'];
  expect(countAlike(ghosts, (text) => text).map(({ entry, count }) => [entry, count])).toEqual([
    ['Hãy subscribe', 2],
    ['Cảm ơn', 1],
  ]);
});
