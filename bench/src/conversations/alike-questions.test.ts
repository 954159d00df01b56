import { describe, expect, test } from 'vitest';
import { type Compared, compareChanged, comparePlain, openQuestions } from './alike-questions.ts';

const questions = openQuestions();
const shareOf = (compared: readonly Compared[], is: (one: Compared) => boolean): number =>
  compared.filter(is).length / compared.length;

describe('of the open questions a reading changes in that slot alone where', () => {
  test.each([
    [
      'another colleague is named',
      /(?<!\p{L})(?:anh|chị|bác|chú|sếp|cô) (?:Minh|Hà|Sơn|Tùng|Mai|Linh|Thu|An|Bảy|Năm|Lộc)(?!\p{L}|\s\p{Lu})/u,
      'chị Hạnh',
      0.9,
    ],
    ['another week is', /(?<!\p{L})tuần này(?!\p{L})/iu, 'tuần sau', 0.9],
    ['another day is', /(?<=(?:sáng|chiều) )mai(?!\p{L})/u, 'nay', 0.9],
  ])('%s', (_, from, to, least) => {
    const compared = compareChanged(questions, { from, to });
    expect(compared.length).toBeGreaterThan(5);
    expect(shareOf(compared, ({ isAlike }) => isAlike)).toBeGreaterThanOrEqual(least);
  });
});

test('typed without diacritics a question is of the same kind', () => {
  expect(shareOf(comparePlain(questions), ({ isKind }) => isKind)).toBeGreaterThanOrEqual(0.9);
});
