import type { Facts } from '../facts.ts';
import { tokenAfter, tokenBefore } from '../grammar/neighbours.ts';
import type { Place, Rule } from '../grammar/rule.ts';
import { holidayNames } from './holiday-names.ts';

/** In text without marks "tet" and "doc lap" are Tết and độc lập, but short names need care: "giai phong" is left to "ngay". */
const isFestive = (place: Place) => !(place.tokens.plain && place.to - place.from === 1 && isProper(place));

function isProper(place: Place): boolean {
  return tokenBefore(place)?.capital === true && tokenAfter(place)?.capital === true;
}

const afterTet =
  (first: number) =>
  ([day = first]: readonly number[]): Facts => ({
    date: day > 20 ? { day, month: 12, lunar: true } : { day, month: 1, lunar: true },
  });

export const holidayRules: readonly Rule[] = [
  ...holidayNames.map(({ key, said }): Rule => ({ pattern: said, means: { holiday: key }, when: isFestive })),
  ...holidayNames.map(
    ({ key, said }): Rule => ({
      pattern: `${said} [năm] {fullyear}`,
      means: ([year]) => ({ holiday: key, date: { year } }),
    }),
  ),
  { pattern: '[hôm|ngày|đêm] (ba mươi|30) tết', means: { holiday: 'tet-eve' } },
  { pattern: '(ngày|mùng|mồng|ngày mùng|ngày mồng) {day} tết', means: afterTet(1) },
  // Without marks "sau tet" is after Tết, not its sixth day.
  {
    pattern: '{day} tết',
    means: afterTet(1),
    when: (place) => !place.tokens.plain || place.tokens.list[place.from]?.kind === 'number',
  },
];
