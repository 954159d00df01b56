import type { Facts } from '../facts.ts';
import { leadsToTime, wordBefore } from '../grammar/neighbours.ts';
import type { Place, Rule } from '../grammar/rule.ts';
import { holidayNames, tetEve } from './holiday-names.ts';

const afterTet =
  (first: number) =>
  ([day = first]: readonly number[]): Facts => ({
    date: day > 20 ? { day, month: 12, lunar: true } : { day, month: 1, lunar: true },
  });

const lengths = [
  { word: '(ngày|hôm|bữa)', unit: 'day' },
  { word: 'tuần', unit: 'week' },
  { word: 'tháng', unit: 'month' },
] as const;

const sides = [
  { word: 'trước', sign: -1 },
  { word: 'sau', sign: 1 },
] as const;

/** "11 giờ đêm giao thừa": the night tells of the hour. */
const followsHour = (place: Place) => /^(h|g|giờ|gio|phút|rưỡi|\d+)$/.test(wordBefore(place) ?? '');

const isComing = (place: Place) => !leadsToTime(place);

export const holidayRules: readonly Rule[] = [
  ...holidayNames.map(([key, said]): Rule => ({ pattern: said, means: { holiday: key } })),
  ...holidayNames.map(
    ([key, said]): Rule => ({
      pattern: `${said} [năm] {fullyear}`,
      means: ([year]) => ({ holiday: key, date: { year } }),
    }),
  ),
  { pattern: 'đêm giao thừa', means: { holiday: tetEve }, when: (place) => !followsHour(place) },
  ...holidayNames.flatMap(([key, said]): Rule[] => [
    { pattern: `${said} (vừa rồi|vừa qua|rồi|mới rồi|trước)`, means: { holiday: key, turn: 'last' } },
    { pattern: `${said} (này|tới|tới đây|sắp tới)`, means: { holiday: key, turn: 'coming' }, when: isComing },
  ]),
  ...holidayNames.flatMap(([key, said]) =>
    lengths.flatMap(({ word, unit }) =>
      sides.map(
        ({ word: side, sign }): Rule => ({
          pattern: `${side} ${said} {n} ${word}`,
          means: ([amount = 1]) => ({ holiday: key, shift: { unit, amount: sign * amount } }),
        }),
      ),
    ),
  ),
  { pattern: '[hôm|ngày|đêm] (ba mươi|30) tết', means: { holiday: tetEve } },
  { pattern: '(ngày|mùng|mồng|ngày mùng|ngày mồng) {day} tết', means: afterTet(1) },
  // Without marks "sau tet" is after Tết, not its sixth day.
  {
    pattern: '{day} tết',
    means: afterTet(1),
    when: (place) => !place.tokens.plain || place.tokens.list[place.from]?.kind === 'number',
  },
];
