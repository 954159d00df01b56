import type { Facts } from '../facts.ts';
import { followsMonth } from '../grammar/neighbours.ts';
import type { Place, Rule } from '../grammar/rule.ts';
import { monthTurns } from './month-turns.ts';

/** The two months of the moon that have names. */
const named = [
  ['giêng', 1],
  ['chạp', 12],
] as const;

const lunarDay = ([day]: readonly number[]): Facts => ({ date: { day, lunar: true } });

/** "ta", "giêng", "rằm" without their marks are mostly other words. */
const isMarked = (place: Place) => !place.tokens.plain;

/** Days and months of the moon: by name, or said to be âm lịch. */
export const lunarRules: readonly Rule[] = [
  ['[ngày|hôm|mùng|mồng] {day} âm lịch', lunarDay],
  ['[ngày|hôm|mùng|mồng] {day} (âm|al)', lunarDay, isMarked],
  ['[ngày|hôm] {day} ta', lunarDay, isMarked],
  ...named.flatMap(([name, month]): Rule[] => [
    [
      `[ngày|hôm] [mùng|mồng] {day} tháng ${name} [năm {year}]`,
      ([day, year]) => ({ date: { day, month, year, lunar: true } }),
    ],
    [`[ngày|hôm] [mùng|mồng] {day} ${name}`, ([day]) => ({ date: { day, month, lunar: true } }), isMarked],
    [`tháng ${name} [năm {year}]`, ([year]) => ({ date: { month, year, lunar: true } })],
    [
      `[ngày|hôm] rằm tháng ${name} [năm {year}]`,
      ([year]) => ({ date: { day: 15, month, year, lunar: true } }),
    ],
  ]),
  ['(ra|sang|qua) giêng', { date: { month: 1, lunar: true } }],
  ['[ngày|hôm] rằm', { date: { day: 15, lunar: true } }, isMarked],
  ['[ngày|hôm] rằm này', { date: { day: 15, lunar: true } }],
  ...monthTurns.map(
    ([words, amount]): Rule => [
      `[ngày|hôm] rằm tháng ${words}`,
      { date: { day: 15, lunar: true }, period: { unit: 'month', amount } },
    ],
  ),
  [
    '[ngày|hôm] rằm tháng {month} [năm {year}]',
    ([month, year]) => ({ date: { day: 15, month, year, lunar: true } }),
  ],
  ['(âm lịch|âm|al)', { calendar: 'lunar' }, isCalendar],
  ['(dương lịch|dương)', { calendar: 'solar' }, isCalendar],
];

/** Without marks "am" beside an hour is English, beside a month âm. */
function isCalendar(place: Place): boolean {
  return !place.tokens.plain || place.to - place.from > 1 || followsMonth(place);
}
