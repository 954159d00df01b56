import { expect, test } from 'vitest';
import { createTermFinder, type GlossaryTerm } from './find-terms.ts';

const term = (written: string, ...spoken: string[]): GlossaryTerm => ({ written, spoken, asks: false });
const terms: readonly GlossaryTerm[] = [
  term('API', 'ép pi ai', 'api', 'ây pi ai'),
  term('Kubernetes', 'kubernetis', 'cu bơ nét'),
  term('Bình Xuyên', 'Bình Chuyên', 'Xuyên'),
  term('An', 'an'),
  term('ngân sách quý', 'ngân sách kuý', 'ngân quý'),
  { ...term('Hòa Phát', 'hoà phác'), asks: true },
  term('KPI', 'ca pi ai'),
  term('KBI', 'ca pi ai'),
  term('Mây Ngàn', 'mây ngàn', 'may ngàn'),
  term('Lê Thị Hà', 'lê thị hạ'),
];
const find = createTermFinder(terms);

/** The text with sure places replaced, and those that are asked in brackets. */
const written = (text: string): string => {
  let out = '';
  let end = 0;
  for (const { at, found, written: by, isSure } of find(text)) {
    out += `${text.slice(end, at)}${isSure ? by : `[${found}→${by}]`}`;
    end = at + found.length;
  }
  return out + text.slice(end);
};

test.each([
  ['several words, and what separates them', 'Gọi ép pi ai, ép-pi-ai rồi Ây Pi Ai.', 'Gọi API, API rồi API.'],
  ['a word of no Vietnamese syllable', 'Dùng kubernetis nhé', 'Dùng Kubernetes nhé'],
  ['the case alone', 'api và Api', 'API và API'],
  ['where the tone stands', 'mua thép hòa phác', 'mua thép [hòa phác→Hòa Phát]'],
  ['the longest, and not inside what is written right', 'Kho Bình Xuyên', 'Kho Bình Xuyên'],
  ['a small term begins a sentence', 'Ngân sách kuý bốn', 'Ngân sách quý bốn'],
  ['other diacritics are other words', 'lê thị hà, lê thị hạ', 'lê thị hà, Lê Thị Hà'],
])('%s', (_, text, expected) => {
  expect(written(text)).toBe(expected);
});

test.each([
  ['a syllable may be another word', 'làm an toàn', 'làm [an→An] toàn'],
  ['of two meanings none is taken', 'chỉ tiêu ca pi ai', 'chỉ tiêu [ca pi ai→KPI]'],
  ['a term that asks', 'hoà phác', '[hoà phác→Hòa Phát]'],
  ['the syllable of a name', 'kho Xuyên', 'kho [Xuyên→Bình Xuyên]'],
])('%s: a person is asked', (_, text, expected) => {
  expect(written(text)).toBe(expected);
});

test.each([
  ['a part of a word', 'rapid kubernetish apis'],
  ['without the diacritics as written', 'ep pi ai'],
  ['over the end of a sentence', 'ép pi. Ai làm?'],
  ['in an address', 'viết tới api@congty.example hay /api/ và #api'],
  ['as it is written', 'API, Kubernetes, Mây Ngàn'],
  ['nothing', ''],
])('%s is left', (_, text) => {
  expect(written(text)).toBe(text);
});

test('places are where the words stand', () => {
  expect(find('Ừ, ép pi ai')).toEqual([{ at: 3, found: 'ép pi ai', written: 'API', isSure: true }]);
});

test('an empty glossary finds nothing', () => {
  expect(createTermFinder([])('ép pi ai')).toEqual([]);
});
