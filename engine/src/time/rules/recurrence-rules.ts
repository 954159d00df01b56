import type { Facts, Frequency } from '../facts.ts';
import { anyOf } from '../grammar/any-of.ts';
import { isNumbered, wordAfter } from '../grammar/neighbours.ts';
import type { Place, Rule } from '../grammar/rule.ts';
import { readSlot, type Said } from '../grammar/slots.ts';
import { partsOfDay } from './parts-of-day.ts';

const each = '(mỗi|mọi|hằng|hàng|từng)';
const all = '(mỗi|mọi|các|cứ|cứ đến|cứ vào|cứ mỗi)';
const once = '[họp|gặp|giao ban|báo cáo|làm] (một|1) lần';

const units: readonly (readonly [word: string, every: Frequency, times: number])[] = [
  ['ngày', 'daily', 1],
  ['tuần', 'weekly', 1],
  ['tháng', 'monthly', 1],
  ['quý', 'monthly', 3],
  ['năm', 'yearly', 1],
];

const edges = [
  ['đầu', 'start'],
  ['giữa', 'middle'],
  ['cuối', 'end'],
] as const;

const workdays = [1, 2, 3, 4, 5];

const repeats = (every: Frequency, interval = 1): Facts => ({ every, ...(interval > 1 && { interval }) });

/** "hai tuần một lần", "cách tuần": how far apart; "cách ngày" skips one. */
const apart = units.flatMap(([word, every, times]): Rule[] => {
  const counted = ({ n = 1 }: Said) => repeats(every, n * times);
  return [
    [`${each} ${word} [${once}]`, repeats(every, times), null, true],
    [`[một|1] ${word} ${once}`, repeats(every, times), null, true],
    [`[cứ] [mỗi] {n} ${word} ${once}`, counted, null, true],
    [`{n} ${word} / [1] lần`, counted, null, true],
    [`[cứ] mỗi {n} ${word}`, counted, isNoRate, true],
    [`cứ {n} ${word}`, counted, isNoRate, true],
    [`cách [một|1] ${word} ${once}`, repeats(every, 2 * times), null, true],
    [`cách ${word}`, repeats(every, 2 * times), skips, true],
    [`${word} nào cũng`, repeats(every, times), null, true],
  ];
});

export const recurrenceRules: readonly Rule[] = [
  ...apart,
  [`nửa tháng ${once}`, repeats('weekly', 2), null, true],
  [`nửa năm ${once}`, repeats('monthly', 6), null, true],
  ['cách nhật', repeats('daily', 2), null, true],
  [`${all} [ngày]`, { every: 'weekly' }, leadsToWeekday, true],
  [
    '(các|mỗi|mọi|những) (ngày làm việc|ngày trong tuần|ngày thường) [trong tuần|hằng tuần|hàng tuần]',
    { every: 'weekly', weekdays: workdays },
    null,
    true,
  ],
  ...partsOfDay.map(
    ([word, part]): Rule => [`(${all}|hằng|hàng) [buổi] ${word}`, { every: 'daily', part }, null, true],
  ),
  ...units
    .filter(([, every]) => every === 'weekly' || every === 'monthly')
    .flatMap(([word, every, times]) =>
      edges.map(
        ([words, edge]): Rule => [
          `(${words} ${each}|${each} [dịp] ${words}) ${word}`,
          { ...repeats(every, times), edge },
          null,
          true,
        ],
      ),
    ),
];

/** "mỗi thứ ba", "các t2, t4", "cứ chủ nhật". */
function leadsToWeekday({ tokens, to }: Place): boolean {
  const [first, second] = tokens.list.slice(to, to + 2);
  if (first?.folded === 'thu') return readSlot('weekday', tokens, to + 1) !== null;
  if (first?.folded === 't') return readSlot('tightweekday', tokens, to + 1) !== null;
  return first?.folded === 'cn' || (/^chua?$/.test(first?.folded ?? '') && second?.folded === 'nhat');
}

/** "mỗi 2 ngày 3 lần" counts. */
function isNoRate(place: Place): boolean {
  return !isNumbered(place);
}

const isTurn = anyOf('này sau qua', 'tới trước rồi đó');

/** "cách tuần" skips one; "cách ngày 5/3 hai hôm" and "cách tháng trước" measure. */
function skips(place: Place): boolean {
  return !isNumbered(place) && !isTurn(wordAfter(place));
}
