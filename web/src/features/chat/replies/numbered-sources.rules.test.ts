import { expect, test } from 'vitest';
import { heldBack, nameSource, numberSources, transcriptPlace } from './numbered-sources.rules.ts';

const source = (index: number) => ({ index, speaker: 'Quốc Khải', startMs: 724_000, text: 'Chốt giá.' });

test('sources are numbered as the lines first name them; a turn that is not shown has no number', () => {
  const { lines, sources } = numberSources({
    lines: [
      { text: 'Một', evidence: [9, 4] },
      { text: 'Hai', evidence: [4, 4, 77] },
    ],
    sources: [source(4), source(9)],
  });
  expect(sources.map(({ index, number }) => [index, number])).toEqual([
    [9, 1],
    [4, 2],
  ]);
  expect(lines.map((line) => line.sources.map(({ number }) => number))).toEqual([[1, 2], [2]]);
});

test('a source is named by its time and speaker, else by its place', () => {
  expect(nameSource(source(4))).toBe('12:04 Quốc Khải');
  expect(nameSource({ ...source(4), startMs: null, speaker: null })).toBe('Câu 5 Chưa rõ người nói');
});

test('a turn is found in the transcript of its meeting', () => {
  expect(transcriptPlace('m1', 2, 4)).toEqual({
    to: '/meetings/$meetingId',
    params: { meetingId: 'm1' },
    search: { tab: 'ban-ghi', v: 2, turn: 4 },
  });
});

test.each([
  [0, 0],
  [3, 0],
  [4, 0],
  [5, 2],
  [30, 27],
])('of %i sources %i wait until they are asked for', (count, more) => {
  expect(heldBack(Array.from({ length: count }))).toBe(more);
});
