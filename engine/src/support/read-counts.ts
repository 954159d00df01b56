import type { Reading } from './reading.ts';

const SPOKEN: ReadonlyMap<string, number> = new Map(
  ['một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười'].map((word, at) => [word, at + 1]),
);
/** Lengths of time, in the smaller unit that says the same. */
const LENGTHS: ReadonlyMap<string, readonly [unit: string, count: number]> = new Map([
  ['năm', ['tháng', 12]],
  ['tháng', ['tháng', 1]],
  ['tuần', ['ngày', 7]],
  ['ngày', ['ngày', 1]],
  ['giờ', ['giờ', 1]],
  ['phút', ['phút', 1]],
]);
/** UTF-16 units behind an amount that its own unit takes: "triệu đồng". */
const UNIT_LENGTH = 5;

/** A number, by what it counts, with the indexes of the words that say it. */
interface Count {
  readonly counted: string;
  readonly value: number;
  readonly words: readonly number[];
}

/** Amounts of money and percentages; those of times are read as times. */
export const readAmounts = (reading: Reading): Count[] =>
  reading.numbers().flatMap(({ values: [value], unit, from, to, isTimed }): Count[] => {
    if (isTimed || value === undefined || unit === null || unit === 'count') return [];
    const words = [...reading.words.keys()].filter((at) => {
      const word = reading.words[at];
      return word !== undefined && word.from < to + UNIT_LENGTH && word.to > from;
    });
    return [{ counted: unit, value, words }];
  });

/** Other numbers in figures or words, by the word behind them: "200 bộ", "hai năm" as 24 months. */
export const readCounted = ({ words }: Reading, isTaken: (at: number) => boolean): Count[] =>
  [...words.keys()].flatMap((at): Count[] => {
    const [word, next] = [words[at]?.word ?? '', words[at + 1]];
    const value = /^\d{1,6}$/u.test(word) ? Number(word) : SPOKEN.get(word);
    if (value === undefined || isTaken(at) || !next || words[at]?.mark !== '') return [];
    const length = LENGTHS.get(next.word);
    // "năm" before a unit is five, else a year.
    if (word === 'năm' && !length) return [];
    return length
      ? [{ counted: length[0], value: value * length[1], words: [at, at + 1] }]
      : [{ counted: next.folded, value, words: [at] }];
  });
