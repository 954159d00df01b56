import type { Facts } from '../facts.ts';
import { leadsToTime, wordBefore } from '../grammar/neighbours.ts';
import type { Place, Rule } from '../grammar/rule.ts';
import type { Said } from '../grammar/slots.ts';
import { holidayNames, tetEve } from './holiday-names.ts';

/** "28 tết" is still of the old year. */
const aroundTet = ({ day = 1 }: Said): Facts => ({ date: { day, month: day > 20 ? 12 : 1, lunar: true } });

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
  ...holidayNames.map(([holiday, said]): Rule => [`${said} [[năm] {fullyear}]`, { holiday }]),
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
          ({ n = 1 }) => ({ holiday: key, shift: { unit, amount: sign * n } }),
        ],
      ),
    ),
  ),
  ['[hôm|ngày|đêm] (ba mươi|30) tết', { holiday: tetEve }],
  ['(ngày|mùng|mồng|ngày mùng|ngày mồng) {day} tết', aroundTet],
  // Without marks "sau tet" is after Tết, not its sixth day.
  [
    '{day} tết',
    aroundTet,
    (place) => !place.tokens.plain || place.tokens.list[place.from]?.kind === 'number',
  ],
];
