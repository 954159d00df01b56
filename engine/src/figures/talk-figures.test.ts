import { expect, test } from 'vitest';
import { talkFigures } from './talk-figures.ts';

const turn = (
  speaker: string | null,
  text: string,
  startMs: number | null = null,
  endMs: number | null = null,
) => ({ speaker, text, startMs, endMs });

test('words, turns and questions are counted for each speaker', () => {
  const { speakers, words, questions } = talkFigures([
    turn('Lan', 'Xong chưa em?'),
    turn('Hà', 'Dạ xong.'),
    turn('Lan', 'Tốt.'),
  ]);
  expect(speakers).toMatchObject([
    { speaker: 'Lan', turns: 2, words: 4, questions: 1, talkMs: null },
    { speaker: 'Hà', turns: 1, words: 2, questions: 0, talkMs: null },
  ]);
  expect([words, questions]).toEqual([6, 1]);
});

test('questions of unpunctuated speech are known by their last words', () => {
  expect(
    talkFigures([turn('Speaker 1', 'chừng nào xong vậy em'), turn('Speaker 2', 'dạ chiều mai')]).questions,
  ).toBe(0);
  expect(talkFigures([turn('Speaker 1', 'làm xong chưa em')]).questions).toBe(1);
});

test('times give talk, duration and the longest monologue', () => {
  const figures = talkFigures([turn('Lan', 'a', 1000, 4000), turn('Hà', 'b', 5000, 13_000)]);
  expect(figures).toMatchObject({
    durationMs: 12_000,
    longestMonologue: { turn: 1, speaker: 'Hà', ms: 8000 },
    missing: null,
    isEstimated: false,
  });
  expect(figures.speakers.map((speaker) => speaker.talkMs)).toEqual([3000, 8000]);
});

test('with starts alone a turn lasts until the next, which is an estimate; gaps and overlaps stay unknown', () => {
  const figures = talkFigures([turn('Lan', 'a b', 1000), turn('Hà', 'c', 5000), turn('Lan', 'd', 6000)]);
  expect(figures).toMatchObject({
    isEstimated: true,
    durationMs: 6667,
    longestMonologue: { turn: 0, ms: 4000 },
    interruptions: { value: null },
    silenceMs: { value: null },
  });
  expect(figures.speakers.map(({ speaker, talkMs }) => [speaker, talkMs])).toEqual([
    ['Lan', 5667],
    ['Hà', 1000],
  ]);
  expect(figures.missing).toMatch(/chỉ ghi lúc bắt đầu.*ước tính/);
});

test.each([
  ['no turns', []],
  ['one turn', [turn('Lan', 'a', 1000)]],
  ['starts out of order', [turn('Lan', 'a', 5000), turn('Hà', 'b', 1000)]],
])('for %s nothing is estimated, and a reason is given', (_, turns) => {
  const figures = talkFigures(turns);
  expect(figures).toMatchObject({ isEstimated: false, durationMs: null, longestMonologue: null });
  expect(figures.missing).toMatch(/^Bản gỡ băng /);
});

test('balance is 1 when all speak alike, and null for a single voice', () => {
  expect(talkFigures([turn('Lan', 'a b'), turn('Hà', 'c d')]).balance).toBeCloseTo(1);
  expect(talkFigures([turn('Lan', 'a b')]).balance).toBeNull();
});

test('a group label is no speaker: its words count only in the sums', () => {
  const figures = talkFigures([
    turn('Lan', 'a b', 0, 2000),
    turn('Hà', 'c d', 2000, 4000),
    turn('Mọi người', 'Nhất trí ạ, có gì hỏi nữa không?', 4000, 9000),
  ]);
  expect(figures.speakers.map(({ speaker }) => speaker)).toEqual(['Lan', 'Hà']);
  expect(figures).toMatchObject({ turns: 3, words: 12, questions: 1, durationMs: 9000 });
  expect(figures.longestMonologue).toMatchObject({ speaker: 'Lan', ms: 2000 });
  expect(figures.balance).toBeCloseTo(1);
});
