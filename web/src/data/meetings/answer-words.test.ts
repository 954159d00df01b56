import { expect, test } from 'vitest';
import { countAnswers, peopleInWords } from './answer-words.ts';

test('answers are counted, and those nobody gave are not named', () => {
  expect(countAnswers([{ answer: 'accepted' }, { answer: 'accepted' }, { answer: 'waiting' }])).toBe(
    '2 nhận lời, 1 chưa trả lời',
  );
  expect(countAnswers([])).toBe('');
  expect(countAnswers([{ answer: 'waiting' }], true)).toBe('1 không trả lời');
});

test('guests are counted apart from members, whom lists count', () => {
  const participants = ['An', 'Bình'];
  expect(peopleInWords({ participants, guests: ['Khách'] })).toBe('2 người và 1 khách');
  expect(peopleInWords({ participants, guests: [] })).toBe('2 người');
});
