import type { Facts } from '../facts.ts';
import { anyOf } from '../grammar/any-of.ts';
import { isNumbered, wordAfter } from '../grammar/neighbours.ts';
import type { Place, Rule } from '../grammar/rule.ts';

type Nth = NonNullable<Facts['nth']>;

const orders = [
  ['(đầu tiên|đầu)', 1],
  ['(cuối cùng|cuối)', -1],
] as const;

/** What is counted within a month, a quarter or a year. */
const counted: readonly (readonly [words: string, of: Nth['of'], more?: Facts])[] = [
  ['thứ {weekday}', 'weekday'],
  ['(chủ nhật|cn)', 'weekday', { weekday: 0 }],
  ['ngày', 'day'],
  ['ngày làm việc', 'workday'],
  ['tuần', 'week'],
];

const thisMonth: Facts = { period: { unit: 'month', amount: 0 } };

export const nthRules: readonly Rule[] = [
  ...orders.flatMap(([order, count]) =>
    counted.flatMap(([words, of, more]): Rule[] => {
      const means: Facts = { ...more, nth: { of, count } };
      return [
        [`${words} ${order} [của|trong]`, means, leadsToMonth],
        [`${words} ${order} [của|trong] tháng`, { ...means, ...thisMonth }, endsThere],
      ];
    }),
  ),
  [
    'thứ {weekday} thứ {n} [của|trong]',
    ({ weekday = 1, n = 1 }) => ({ weekday: weekday - 1, nth: { of: 'weekday', count: n } }),
    leadsToMonth,
  ],
  ['tuần [thứ] {n} [của|trong]', ({ n = 1 }) => ({ nth: { of: 'week', count: n } }), leadsToMonth],
];

const isPeriod = anyOf('thang nam quy');
const isEach = anyOf('moi hang tung');
const isTurn = anyOf('này sau tới trước');

/** "của tháng" without saying which: the present one. */
function endsThere(place: Place): boolean {
  return !isNumbered(place) && !isTurn(wordAfter(place));
}

/** "thứ sáu đầu tiên của" goes on with "tháng 4" or with "mỗi tháng". */
function leadsToMonth(place: Place): boolean {
  const [next, second] = place.tokens.list.slice(place.to, place.to + 2).map(({ folded }) => folded);
  return isPeriod(next) || (isEach(next) && isPeriod(second));
}
