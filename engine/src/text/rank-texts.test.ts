import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankTexts, rarity } from './rank-texts.ts';
import { searchWords } from './search-words.ts';

const texts = [
  'Của hàng này là của anh Bảy.',
  'Cửa hàng mới mở ở Cần Thơ.',
  'Chốt giá thuê kho là bốn mươi lăm triệu.',
  'Kho đầy, giá xăng tăng, thuê thêm xe.',
  'Mình họp lại sau nhé.',
  'Mình họp ngay nhé.',
];

function find(query: string): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const folded of new Set(searchWords(text).map((word) => word.folded)))
      counts.set(folded, (counts.get(folded) ?? 0) + 1);
  }
  const countOf = (folded: string) => counts.get(folded) ?? 0;
  const statistics = { total: texts.length, meanLength: 7, countOf };
  return rankTexts(query, texts, searchWords, statistics).map(({ item }) => item);
}

describe('the best comes first', () => {
  test.each([
    ['cửa hàng', 1, 'marks that agree'],
    ['của hàng', 0, 'marks that agree'],
    ['giá thuê kho', 2, 'words side by side'],
    ['gia thue kho', 2, 'words side by side, without marks'],
    ['GIÁ THUÊ KHO'.normalize('NFD'), 2, 'capitals, decomposed'],
    ['gía thuê kho', 2, 'a mark in another place'],
    ['cân thơ', 1, 'a mark too few'],
  ])('%s: %i, for %s', (query, best) => {
    expect(find(query)[0]).toBe(texts[best]);
  });

  test('texts that share no word are left out', () => {
    expect(find('xi măng')).toEqual([]);
    expect(find('')).toEqual([]);
    expect(find('mình')).toHaveLength(2);
  });
});

test('a text that says two words without end is ranked in the time it takes to read it', () => {
  const [yes, indeed] = [searchWords('dạ'), searchWords('vâng')];
  const words = Array.from({ length: 150_000 }, () => [...yes, ...indeed]).flat();
  const statistics = { total: 1, meanLength: 1, countOf: () => 1 };
  expect(rankTexts('vâng dạ', [words], (text) => text, statistics)).toHaveLength(1);
});

test('rarer words weigh more', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(1000), fc.nat(1000), (total, one, other) => {
      const [few = 0, many = 0] = [one, other].toSorted((left, right) => left - right);
      expect(rarity(few, total + many)).toBeGreaterThanOrEqual(rarity(many, total + many));
      expect(rarity(one, total)).toBeGreaterThan(0);
    }),
  );
});
