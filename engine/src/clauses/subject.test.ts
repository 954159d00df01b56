import { expect, test } from 'vitest';
import { trainedModels } from '../classify/trained-models.ts';
import type { Subject } from './clause.ts';
import { readClauses } from './read-clauses.ts';

function subjectIn(text: string): Subject | undefined {
  const turns = ['Anh Nam', 'Chị Lan'].map((speaker, index) => ({
    speaker,
    startMs: null,
    endMs: null,
    text: index === 0 ? text : 'Dạ.',
  }));
  return readClauses(turns, trainedModels().models.boundary).turns[0]?.[0]?.subject;
}

test.each<[string, Subject]>([
  ['Để em gửi báo giá.', { kind: 'pronoun', word: 'em' }],
  ['Chiều nay tôi gọi khách.', { kind: 'pronoun', word: 'tôi' }],
  ['Chị Lan gửi báo giá cho khách nhé.', { kind: 'named', label: 'Chị Lan' }],
  ['Gửi báo giá cho chị Lan nhé.', { kind: 'none' }],
])('%s', (text, subject) => {
  expect(subjectIn(text)).toEqual(subject);
});
