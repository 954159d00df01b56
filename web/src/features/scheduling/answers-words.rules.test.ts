import { expect, test } from 'vitest';
import { answersWords, isThin } from './answers-words.rules.ts';

const voters = (answered: number, asked: number) =>
  Array.from({ length: asked }, (_, place) => ({
    id: String(place),
    userId: null,
    name: `Người ${place + 1}`,
    voted: place < answered,
    votes: [],
  }));

test.each<[answered: number, asked: number, isThin: boolean, words: string | null]>([
  [0, 1, true, 'Người được hỏi chưa trả lời: Người 1.'],
  [0, 2, true, 'Chưa ai trong 2 người được hỏi trả lời: Người 1, Người 2.'],
  [1, 3, true, 'Mới 1/3 người đã chọn giờ. Chưa trả lời: Người 2, Người 3.'],
  [2, 4, false, 'Mới 2/4 người đã chọn giờ. Chưa trả lời: Người 3, Người 4.'],
  [
    1,
    9,
    true,
    'Mới 1/9 người đã chọn giờ. Chưa trả lời: Người 2, Người 3, Người 4, Người 5 và 4 người khác.',
  ],
  [3, 3, false, null],
])('%i of %i have answered', (votedCount, voterCount, thin, words) => {
  const asked = { votedCount, voterCount };
  expect(isThin(asked)).toBe(thin);
  expect(answersWords(asked, voters(votedCount, voterCount))).toBe(words);
});

test('while nothing is known of who was asked, it is counted', () => {
  expect(answersWords({ votedCount: 1, voterCount: 3 }, undefined)).toBe('Mới 1/3 người đã chọn giờ.');
});

test('people who have not voted on a new time are named apart from those who have not answered at all', () => {
  const [one, other] = voters(0, 2);
  const inPart = one && { ...one, votes: [{ slotId: 'a', vote: 'yes' as const }] };
  expect(
    answersWords(
      { votedCount: 0, voterCount: 2 },
      [inPart, other].flatMap((each) => each ?? []),
    ),
  ).toBe('Mới 0/2 người đã chọn giờ. Chưa trả lời: Người 2. Chưa chọn giờ mới: Người 1.');
});
