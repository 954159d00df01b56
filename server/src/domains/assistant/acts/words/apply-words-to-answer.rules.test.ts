import { expect, test } from 'vitest';
import { noCardWords } from '../../shared/card-words.rules.ts';
import { applyWordsToAnswer } from './apply-words-to-answer.rules.ts';

test('words to the organizer go with every answer', () => {
  const meeting = { meetingId: '', title: '', when: '', startsAt: '', endsAt: '' };
  const change = {
    ...{ kind: 'answer' as const, ...meeting, answer: 'tentative' as const, was: 'waiting' as const },
    ...{ reason: '', warnings: [] },
  };
  const words = { ...noCardWords, reason: 'chờ khách' };
  expect(applyWordsToAnswer(change, words)).toMatchObject({
    change: { answer: 'tentative', reason: 'chờ khách', warnings: [] },
  });
  expect(applyWordsToAnswer(change, { ...words, answer: 'accepted' })).toMatchObject({
    change: { answer: 'accepted', reason: 'chờ khách' },
  });
});
