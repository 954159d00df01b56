import { expect, test } from 'vitest';
import { punctualityText, talkShares } from './talk.rules.ts';

const said = { turns: 2, questions: 0 };

test('shares go by time when it is known of everyone, the most first', () => {
  const { byTime, rows } = talkShares([
    { ...said, speaker: 'Mai', words: 900, talkMs: 30_000 },
    { ...said, speaker: 'Hiếu', words: 100, talkMs: 90_000 },
  ]);
  expect(byTime).toBe(true);
  expect(rows.map(({ speaker, share }) => [speaker, share])).toEqual([
    ['Hiếu', 0.75],
    ['Mai', 0.25],
  ]);
});

test('one unknown time makes words the measure for all', () => {
  const { byTime, rows } = talkShares([
    { ...said, speaker: 'Mai', words: 300, talkMs: null },
    { ...said, speaker: 'Hiếu', words: 100, talkMs: 90_000 },
  ]);
  expect(byTime).toBe(false);
  expect(rows.map(({ share }) => share)).toEqual([0.75, 0.25]);
});

test('nobody said anything: no share, no division by nothing', () => {
  expect(talkShares([])).toEqual({ byTime: false, rows: [] });
  expect(talkShares([{ ...said, speaker: 'Mai', words: 0, talkMs: null }]).rows[0]?.share).toBe(0);
});

test.each([
  [{ startMinutes: 7, endMinutes: 0 }, 'Bắt đầu muộn 7 phút, kết thúc đúng giờ'],
  [{ startMinutes: -3, endMinutes: null }, 'Bắt đầu sớm 3 phút'],
  [{ startMinutes: null, endMinutes: 75 }, 'Kết thúc muộn 1 giờ 15 phút'],
])('%j reads "%s"', (times, text) => {
  expect(punctualityText(times)).toBe(text);
});
