import { describe, expect, test } from 'vitest';
import { areMarked, findPhrases } from './find-phrases.ts';
import { readLexicon } from './lexicon.ts';
import { tokenize } from './tokenize.ts';

const table = readLexicon(
  'gửi\tverb\ngửi lại\tverb again\nđưa ra\tnot-action\nđã\tpast\nđá\tstone\nkhông\tdeny\nhổng\t=không',
);

function classesIn(text: string): string[] {
  const tokens = tokenize(text);
  return findPhrases(tokens, areMarked(tokens), table).map(
    ({ from, to, classes }) =>
      `${tokens
        .slice(from, to)
        .map(({ text: word }) => word)
        .join(' ')}: ${classes.join(' ')}`,
  );
}

describe('findPhrases', () => {
  test('takes the longest phrase of a class', () => {
    expect(classesIn('Em gửi lại file')).toEqual(['gửi lại: verb again']);
    expect(classesIn('Em gửi file')).toEqual(['gửi: verb']);
  });

  test('compares diacritics where the text has them', () => {
    expect(classesIn('mình đã xem')).toEqual(['đã: past']);
  });

  test('ignores diacritics where the text has none', () => {
    expect(classesIn('em da gui lai')).toEqual(['da: past', 'da: stone', 'gui lai: verb again']);
  });

  test('reads decomposed text and variants alike', () => {
    expect(classesIn('GỬI'.normalize('NFD'))).toEqual(
      ['GỬI'.normalize('NFD')].map((word) => `${word}: verb`),
    );
    expect(tokenize('hổng hoà').map(({ word }) => word)).toEqual(['không', 'hòa']);
  });
});
