import type { Facts, Frequency } from '../facts.ts';
import { anyOf } from '../grammar/any-of.ts';
import { isNumbered, wordAfter } from '../grammar/neighbours.ts';
import type { Place, Rule } from '../grammar/rule.ts';

const each = '(mỗi|mọi|hằng|hàng|từng)';
const all = '(mỗi|mọi|các|cứ|cứ đến|cứ vào|cứ mỗi)';
const once = '[họp|gặp|giao ban|báo cáo|làm] (một|1) lần';

const units: readonly { readonly word: string; readonly every: Frequency; readonly times: number }[] = [
  { word: 'ngày', every: 'daily', times: 1 },
  { word: 'tuần', every: 'weekly', times: 1 },
  { word: 'tháng', every: 'monthly', times: 1 },
  { word: 'quý', every: 'monthly', times: 3 },
  { word: 'năm', every: 'yearly', times: 1 },
];

const parts = [
  { word: 'sáng', part: 'morning' },
  { word: 'trưa', part: 'noon' },
  { word: 'chiều', part: 'afternoon' },
  { word: 'tối', part: 'evening' },
  { word: 'đêm', part: 'night' },
] as const;

const workdays = [1, 2, 3, 4, 5];

const repeats = (every: Frequency, interval = 1): Facts => ({ every, ...(interval > 1 && { interval }) });

/** "hai tuần một lần", "cách tuần": how far apart; "cách ngày" skips one. */
const apart = units.flatMap(({ word, every, times }): Rule[] => {
  const counted = ([count = 1]: readonly number[]) => repeats(every, count * times);
  return [
    { pattern: `${each} ${word} [${once}]`, means: repeats(every, times), casual: true },
    { pattern: `[một|1] ${word} ${once}`, means: repeats(every, times), casual: true },
    { pattern: `[cứ] [mỗi] {n} ${word} ${once}`, means: counted, casual: true },
    { pattern: `{n} ${word} / [1] lần`, means: counted, casual: true },
    { pattern: `[cứ] mỗi {n} ${word}`, means: counted, when: isNoRate, casual: true },
    { pattern: `cứ {n} ${word}`, means: counted, when: isNoRate, casual: true },
    { pattern: `cách [một|1] ${word} ${once}`, means: repeats(every, 2 * times), casual: true },
    { pattern: `cách ${word}`, means: repeats(every, 2 * times), when: skips, casual: true },
    { pattern: `${word} nào cũng`, means: repeats(every, times), casual: true },
  ];
});

export const recurrenceRules: readonly Rule[] = [
  ...apart,
  { pattern: `nửa tháng ${once}`, means: repeats('weekly', 2), casual: true },
  { pattern: `nửa năm ${once}`, means: repeats('monthly', 6), casual: true },
  { pattern: 'cách nhật', means: repeats('daily', 2), casual: true },
  {
    pattern: `${all} [ngày] thứ {weekday} [mỗi tuần|hằng tuần|hàng tuần|trong tuần]`,
    means: ([day = 1]) => ({ every: 'weekly', weekday: day - 1 }),
    casual: true,
  },
  { pattern: `${all} [ngày] (chủ nhật|chúa nhật|cn)`, means: { every: 'weekly', weekday: 0 }, casual: true },
  {
    pattern:
      '(các|mỗi|mọi|những) (ngày làm việc|ngày trong tuần|ngày thường) [trong tuần|hằng tuần|hàng tuần]',
    means: { every: 'weekly', weekdays: workdays },
    casual: true,
  },
  ...parts.map(
    ({ word, part }): Rule => ({
      pattern: `(${all}|hằng|hàng) [buổi] ${word}`,
      means: { every: 'daily', part },
      casual: true,
    }),
  ),
  ...units
    .filter(({ every }) => every === 'weekly' || every === 'monthly')
    .flatMap(({ word, every, times }): Rule[] => [
      { pattern: `cuối ${each} ${word}`, means: { ...repeats(every, times), edge: 'end' }, casual: true },
      { pattern: `đầu ${each} ${word}`, means: { ...repeats(every, times), edge: 'start' }, casual: true },
      { pattern: `giữa ${each} ${word}`, means: { ...repeats(every, times), edge: 'middle' }, casual: true },
      {
        pattern: `${each} [dịp] cuối ${word}`,
        means: { ...repeats(every, times), edge: 'end' },
        casual: true,
      },
      { pattern: `${each} đầu ${word}`, means: { ...repeats(every, times), edge: 'start' }, casual: true },
    ]),
];

/** "mỗi 2 ngày 3 lần" counts. */
function isNoRate(place: Place): boolean {
  return !isNumbered(place);
}

const isTurn = anyOf('này sau qua', 'tới trước rồi đó');

/** "cách tuần" skips one; "cách ngày 5/3 hai hôm" and "cách tháng trước" measure. */
function skips(place: Place): boolean {
  return !isNumbered(place) && !isTurn(wordAfter(place));
}
