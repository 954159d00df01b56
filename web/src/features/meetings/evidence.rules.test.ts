import type { Analysis } from '@hopgon/contract/transcripts/schemas';
import { expect, test } from 'vitest';
import { citedTurns, countAlike, numbersInWords, numberTurns } from './evidence.rules.ts';

const analysis: Analysis = {
  summary: {
    short: [{ text: 'ngắn', evidence: [9] }],
    medium: [{ text: 'vừa', evidence: [9, 4] }],
    long: [{ text: 'dài', evidence: [12, 4] }],
  },
  decisions: [{ text: 'chốt', evidence: [4], confidence: 0.9 }],
  openQuestions: [{ text: 'hỏi', evidence: [30], confidence: 0.5 }],
  topics: [{ title: 'màu', evidence: [2, 3, 4, 5] }],
  figures: {
    speakers: [],
    turns: 31,
    words: 100,
    questions: 1,
    durationMs: null,
    longestMonologue: { speaker: 'Mai', ms: null, words: 40, evidence: [20] },
    balance: null,
    timesUnknown: 'Bản ghi không có thời gian.',
    interruptions: { value: null, reason: 'Bản ghi không có thời gian.' },
    silenceMs: { value: null, reason: 'Bản ghi không có thời gian.' },
    agenda: { value: { covered: 1, points: [{ title: 'Màu', covered: true, evidence: [25] }] }, reason: '' },
    punctuality: { value: null, reason: 'Không có giờ.' },
  },
  mentioned: { figures: [], dates: [], names: [] },
  problems: [],
  removed: [],
};

test('every line something rests on is cited once, in the order it was said; of a topic its first', () => {
  expect(citedTurns(analysis)).toEqual([2, 4, 9, 12, 20, 25, 30]);
});

test('numbers follow the order of the talk', () => {
  const numbers = numberTurns(citedTurns(analysis));
  expect([numbers.get(2), numbers.get(9), numbers.get(30)]).toEqual([1, 3, 7]);
  expect(numbers.get(3)).toBeUndefined();
});

test.each([
  [[9], '3'],
  [[4, 9], '2 và 3'],
  [[2, 4, 30], '1, 2 và 7'],
  [[99], ''],
])('lines %j are read as %j', (turns, words) => {
  expect(numbersInWords(turns, numberTurns(citedTurns(analysis)))).toBe(words);
});

test('what reads alike stands once, with how often it came', () => {
  const ghosts = ['Hãy subscribe', 'Cảm ơn', 'Hãy subscribe'];
  expect(countAlike(ghosts, (text) => text).map(({ entry, count }) => [entry, count])).toEqual([
    ['Hãy subscribe', 2],
    ['Cảm ơn', 1],
  ]);
});
