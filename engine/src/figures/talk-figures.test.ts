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
  });
  expect(figures.speakers.map((speaker) => speaker.talkMs)).toEqual([3000, 8000]);
});

test('without end times nothing is made up, and the reason is said', () => {
  const figures = talkFigures([turn('Lan', 'a', 1000), turn('Hà', 'b', 5000)]);
  expect(figures).toMatchObject({ durationMs: null, longestMonologue: null });
  expect(figures.missing).toContain('chỉ ghi lúc bắt đầu');
  expect(talkFigures([]).missing).toMatch(/^Bản ghi /);
});

test('balance is 1 when all speak alike, and null for a single voice', () => {
  expect(talkFigures([turn('Lan', 'a b'), turn('Hà', 'c d')]).balance).toBeCloseTo(1);
  expect(talkFigures([turn('Lan', 'a b')]).balance).toBeNull();
});

test('those who speak as one are no speaker: their words count in the sums alone', () => {
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
