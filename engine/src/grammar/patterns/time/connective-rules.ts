import { isHourAt } from '../../../time/grammar/neighbours.ts';
import type { Rule } from '../../../time/grammar/rule.ts';
import { anyOf } from '../../any-of.ts';
import { readWhole } from '../../numbers.ts';
import type { Place } from '../../place.ts';

/** Words between the parts of one time; what they tie is decided by the parts. */
export const connectiveRules: readonly Rule[] = [
  // "hồi tháng ba" lies behind, "vào hồi 9 giờ" may not.
  ['hồi', { past: true }, leadsToDate],
  ['(lúc|hồi)', 'at'],
  ['t', 'glue', joinsIso],
  [
    '(vào|vào lúc|vào khoảng|vào hồi|khoảng|tầm|cỡ|chừng|đúng|của|bắt đầu|bắt đầu từ|nhằm ngày|tức ngày|tức|,|cả|trong|họp|gặp|bắt đầu họp|diễn ra|thì|nguyên|từ lúc|định kỳ|đều đặn)',
    'glue',
  ],
  ['(từ|kể từ|bắt đầu từ)', 'from'],
  // "giữa 9 giờ và 11 giờ".
  ['giữa', 'from', (place) => isHourAt(place, place.to)],
  ['và', 'to', saysBetween],
  ['(đến|tới|cho đến|cho tới|~|→|đến khoảng)', 'to'],
  ['(-|–|—)', 'dash'],
];

const isBetween = anyOf('giữa');

function saysBetween(place: Place): boolean {
  const { tokens, from } = place;
  return [2, 3, 4, 5].some((back) => isBetween(tokens.list[from - back]) && isHourAt(place, from - back + 1));
}

function leadsToDate({ tokens, to, after }: Place): boolean {
  if (tokens.plain) return false;
  if (opensDate(after)) return tokens.list[to + 1]?.counts === true;
  const day = after?.counts ? readWhole(tokens, to) : null;
  return /^\d+\/\d/.test(after?.text ?? '') || (day !== null && isSolar(tokens.list[to + day.length]));
}

const isSolar = anyOf('tây');
const opensDate = anyOf('tháng quý ngày mùng mồng');

/** The T of "2026-11-24T15:30". */
function joinsIso({ first, after }: Place): boolean {
  return first?.tight === true && after?.kind === 'cluster' && after.tight;
}
