import type { Facts } from '../../../time/facts.ts';
import { isNumbered } from '../../../time/grammar/neighbours.ts';
import type { Rule } from '../../../time/grammar/rule.ts';
import { anyFolded, anyOf } from '../../any-of.ts';
import type { Place } from '../../place.ts';

const thisMonth: Facts = { period: { unit: 'month', amount: 0 } };

export const nthRules: readonly Rule[] = [
  ['{counted} {order} [của|trong]', {}, leadsToMonth],
  ['{counted} {order} [của|trong] tháng', thisMonth, endsThere],
  ['{counted} {order} (của|trong) {period}', {}, endsThere],
  [
    'thứ {weekday} thứ {n} [của|trong]',
    ({ weekday = 2, n = 1 }) => ({ weekday: weekday - 1, nth: { of: 'weekday', count: n } }),
    leadsToMonth,
  ],
  ['tuần [thứ] {n} [của|trong]', ({ n = 1 }) => ({ nth: { of: 'week', count: n } }), leadsToMonth],
];

const isPeriod = anyFolded('thang nam quy');
const isEach = anyFolded('moi hang tung');
const isTurn = anyOf('này sau tới trước học');

/** "của tháng" without saying which: the present one; a school year is another. */
function endsThere(place: Place): boolean {
  return !isNumbered(place) && !isTurn(place.after);
}

/** "thứ sáu đầu tiên của" goes on with "tháng 4" or with "mỗi tháng". */
function leadsToMonth({ tokens, to, after }: Place): boolean {
  return isPeriod(after) || (isEach(after) && isPeriod(tokens.list[to + 1]));
}
