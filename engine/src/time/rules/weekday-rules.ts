import type { Facts } from '../facts.ts';
import { anyOf } from '../grammar/any-of.ts';
import {
  countsThings,
  isNamed,
  leadsToTime,
  tokenAfter,
  tokenBefore,
  wordAfter,
} from '../grammar/neighbours.ts';
import type { Place, Rule } from '../grammar/rule.ts';
import type { Said } from '../grammar/slots.ts';

const turns: readonly (readonly [words: string, turn: NonNullable<Facts['turn']>])[] = [
  ['này', 'this'],
  ['(tới|tới đây|sắp tới)', 'coming'],
  ['(sau|kế|kế tiếp|tiếp theo)', 'next'],
  ['(qua|trước|rồi|vừa rồi|vừa qua|mới rồi)', 'last'],
];

const weekdays = (_: Said, all: readonly Said[]): Facts => ({
  weekdays: all.map(({ weekday = 1 }) => weekday - 1),
});

/** "thứ 2, 4, 6" lists days, "thứ 5, 3 giờ chiều" does not, nor does "thứ ba, năm sau". */
function isDayList(place: Place): boolean {
  const { kind, text = '' } = tokenAfter(place) ?? {};
  if (kind === 'number' || kind === 'cluster' || countsThings(place) || counts(text) || countsWeeks(place))
    return false;
  return place.tokens.list[place.to - 1]?.folded !== 'nam' || !isTurn(text);
}

const counts = anyOf('h g giờ tháng : . /', 'rưỡi kém ngày phút tiếng');
const isTurn = anyOf('này sau', 'tới ngoái trước');
const isWeekTurn = anyOf('nay sau toi ke truoc roi qua');

/** "4 tuần nữa", as against the days 2 and 4 of "tuần sau". */
function countsWeeks({ tokens, to }: Place): boolean {
  const [unit, turn] = tokens.list.slice(to, to + 2);
  return unit?.folded === 'tuan' && !isWeekTurn(turn?.folded);
}

const inFigures = ({ tokens, from, to }: Place): boolean =>
  tokens.list.slice(from + 1, to).every((token) => token.kind === 'number');

/** "Thứ nhất … thứ hai …" counts points; so does "thứ hai là". */
function isNoOrdinal(place: Place): boolean {
  if (place.tokens.plain && isNamed(place)) return false;
  const next = wordAfter(place) ?? '';
  if (next === 'là' && tokenBefore(place)?.kind !== 'word') return false;
  return !(place.tokens.countsPoints && /^(,|là|:)?$/.test(next));
}

function isShort(place: Place): boolean {
  const after = tokenAfter(place);
  return !(after?.tight && (after.kind !== 'mark' || after.text === '/'));
}

/** CN before a place is a branch office: "CN Hà Nội". */
function isSunday(place: Place): boolean {
  const after = tokenAfter(place);
  return !(after?.kind === 'word' && after.capital) && isShort(place);
}

const leads = (place: Place) => !leadsToTime(place);

export const weekdayRules: readonly Rule[] = [
  ['[ngày|hôm] thứ {weekday}', {}, isNoOrdinal, true],
  ['[ngày] t {tightweekday}', {}, isShort, true],
  ['[ngày|hôm] (chủ nhật|chúa nhật)', { weekday: 0 }, null, true],
  ['cn', { weekday: 0 }, isSunday, true],
  ...['{weekday} , {weekday}', '{weekday} (và|,|với|&) {weekday}', '{weekday} - {weekday} - {weekday}']
    .flatMap((list) => [list, `${list} (,|và|, và|-|&) {weekday}`])
    .map((list): Rule => [`thứ ${list}`, weekdays, isDayList, true]),
  ['thứ {weekday} {weekday} [{weekday}]', weekdays, (place) => isDayList(place) && inFigures(place), true],
  ...turns.flatMap(([words, turn]): Rule[] => [
    [`([ngày|hôm] thứ {weekday}|t {tightweekday}) ${words}`, { turn }, leads, true],
    [`[ngày|hôm] (chủ nhật|chúa nhật|cn) ${words}`, { weekday: 0, turn }, leads, true],
  ]),
];
