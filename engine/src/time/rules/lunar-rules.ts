import type { Facts } from '../facts.ts';
import { followsMonth } from '../grammar/neighbours.ts';
import type { Place, Rule } from '../grammar/rule.ts';
import { lunarMonths, monthTurns } from './month-names.ts';

const lunar: Facts = { date: { lunar: true } };
const full: Facts = { date: { day: 15, lunar: true } };

/** "ta", "giêng", "rằm" without their marks are mostly other words. */
const isMarked = (place: Place) => !place.tokens.plain;

/** Days and months of the moon: by name, or said to be âm lịch. */
export const lunarRules: readonly Rule[] = [
  ['[ngày|hôm|mùng|mồng] {day} âm lịch', lunar],
  ['[ngày|hôm|mùng|mồng] {day} (âm|al)', lunar, isMarked],
  ['[ngày|hôm] {day} ta', lunar, isMarked],
  ...lunarMonths.flatMap(([name, month]): Rule[] => [
    [`[[ngày|hôm] [mùng|mồng] {day}] tháng ${name} [năm {year}]`, { date: { month, lunar: true } }],
    [`[ngày|hôm] [mùng|mồng] {day} ${name}`, { date: { month, lunar: true } }, isMarked],
    [`[ngày|hôm] rằm tháng ${name} [năm {year}]`, { date: { day: 15, month, lunar: true } }],
  ]),
  ['(ra|sang|qua) giêng', { date: { month: 1, lunar: true } }],
  ['[ngày|hôm] rằm', full, isMarked],
  ['[ngày|hôm] rằm này', full],
  ...monthTurns.map(
    ([words, amount]): Rule => [
      `[ngày|hôm] rằm tháng ${words}`,
      { ...full, period: { unit: 'month', amount } },
    ],
  ),
  ['[ngày|hôm] rằm tháng {month} [năm {year}]', full],
  ['(âm lịch|âm|al)', { calendar: 'lunar' }, isCalendar],
  ['(dương lịch|dương)', { calendar: 'solar' }, isCalendar],
];

/** Without marks "am" beside an hour is English, beside a month âm. */
function isCalendar(place: Place): boolean {
  return !place.tokens.plain || place.to - place.from > 1 || followsMonth(place);
}
