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
  ['(ngày|hôm|bữa)', 'day'],
  ['tuần', 'week'],
  ['tháng', 'month'],
] as const;

const sides = [
  ['trước', -1],
  ['sau', 1],
] as const;

/** "11 giờ đêm giao thừa": the night tells of the hour. */
const followsHour = (place: Place) => /^(h|g|giờ|gio|phút|rưỡi|\d+)$/.test(wordBefore(place) ?? '');

const isComing = (place: Place) => !leadsToTime(place);

export const holidayRules: readonly Rule[] = [
  ...holidayNames.map(([key, said]): Rule => [said, { holiday: key }]),
  ...holidayNames.map(
    ([key, said]): Rule => [`${said} [năm] {fullyear}`, ([year]) => ({ holiday: key, date: { year } })],
  ),
  ['đêm giao thừa', { holiday: tetEve }, (place) => !followsHour(place)],
  ...holidayNames.flatMap(([key, said]): Rule[] => [
    [`${said} (vừa rồi|vừa qua|rồi|mới rồi|trước)`, { holiday: key, turn: 'last' }],
    [`${said} (này|tới|tới đây|sắp tới)`, { holiday: key, turn: 'coming' }, isComing],
  ]),
  ...holidayNames.flatMap(([key, said]) =>
    lengths.flatMap(([word, unit]) =>
      sides.map(
        ([side, sign]): Rule => [
          `${side} ${said} {n} ${word}`,
          ([amount = 1]) => ({ holiday: key, shift: { unit, amount: sign * amount } }),
        ],
      ),
    ),
  ),
  ['[hôm|ngày|đêm] (ba mươi|30) tết', { holiday: tetEve }],
  ['(ngày|mùng|mồng|ngày mùng|ngày mồng) {day} tết', afterTet(1)],
  // Without marks "sau tet" is after Tết, not its sixth day.
  [
    '{day} tết',
    afterTet(1),
    (place) => !place.tokens.plain || place.tokens.list[place.from]?.kind === 'number',
  ],
];
