import type { Edge, Facts } from '../facts.ts';
import { anyOf } from '../grammar/any-of.ts';
import { isNumbered, lastWord, leadsToTime } from '../grammar/neighbours.ts';
import type { Place, Rule } from '../grammar/rule.ts';
import { lunarMonths } from './month-names.ts';

const units = [
  ['tuần', 'week'],
  ['tháng', 'month'],
  ['quý', 'quarter'],
  ['năm', 'year'],
] as const;

const counts = [
  ['(này|nay|hiện tại|hiện nay)', 0],
  ['(sau|kế|kế tiếp|tiếp theo|tới|tới đây|sắp tới)', 1],
  ['(sau nữa|tới nữa|kế nữa)', 2],
  ['(trước|qua|rồi|vừa rồi|vừa qua|ngoái)', -1],
  ['trước nữa', -2],
] as const;

const edges: readonly (readonly [words: string, edge: Edge])[] = [
  ['(đầu|thượng tuần|3 tháng đầu|ba tháng đầu)', 'start'],
  ['(nửa đầu|6 tháng đầu|sáu tháng đầu)', 'firstHalf'],
  ['(nửa cuối|nửa sau|6 tháng cuối|sáu tháng cuối)', 'secondHalf'],
  ['(giữa|trung tuần)', 'middle'],
  ['(cuối|hạ tuần|3 tháng cuối|ba tháng cuối)', 'end'],
  ['(hết|nội trong)', 'close'],
];

type Wording = readonly [pattern: string, facts: Facts];

const periods = units.flatMap(([words, unit]) =>
  counts.map(([count, amount]): Wording => [`${words} ${count}`, { period: { unit, amount } }]),
);

/** "cuối tháng" is that of the present one. */
const present = units.map(([words, unit]): Wording => [words, { period: { unit, amount: 0 } }]);

const edged = edges.flatMap(([words, edge]) =>
  [...present, ...periods].map(([pattern, facts]): Wording => [`${words} ${pattern}`, { edge, ...facts }]),
);

/** "ngày này năm ngoái", "bữa này tuần sau". */
const sameDay = periods.map(
  ([pattern, { period }]): Wording => [`(ngày|bữa|hôm) này ${pattern}`, { shift: period }],
);

/** "sang tuần" is next week, "năm kia" the year before last: fixed words that the table cannot build. */
const fixed = [
  ...present.map(
    ([pattern, { period }]): Wording => [
      `(sang|qua) ${pattern} [sau|tới|mới]`,
      { period: period && { ...period, amount: 1 } },
    ],
  ),
  ['năm kia', { period: { unit: 'year', amount: -2 } }],
] satisfies Wording[];

const inside = [...present, ...periods].map(([pattern, facts]): Wording => [`trong ${pattern}`, facts]);

export const periodRules: readonly Rule[] = [
  ...[periods, sameDay, edged, fixed, inside]
    .flat()
    .map(([pattern, facts]): Rule => [pattern, facts, isWhole, true]),
  ...edges.flatMap(([words, edge]): Rule[] => [
    [`${words} (tháng {month}|quý {quarter}) [[,] năm {year} | {fullyear}]`, { edge }],
    [`${words} (tháng {my}|năm {year})`, { edge }],
    ...lunarMonths.map(
      ([name, month]): Rule => [`${words} tháng ${name}`, { edge, date: { month, lunar: true } }],
    ),
    [words, { edge }, null, true],
  ]),
];

/** "trong tháng" is the present one, "trong tháng 12" is not. */
function isWhole(place: Place): boolean {
  return !leadsToTime(place) && !(endsInUnit(place) && isNumbered(place));
}

const isUnit = anyOf('tháng quý năm');
const endsInUnit = (place: Place) => isUnit(lastWord(place));
