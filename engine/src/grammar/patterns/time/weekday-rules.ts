import type { Facts } from '../../../time/facts.ts';
import { countsThings } from '../../../time/grammar/counted.ts';
import { isHourAt, isNamed, leadsToTime } from '../../../time/grammar/neighbours.ts';
import type { Rule } from '../../../time/grammar/rule.ts';
import type { Said } from '../../../time/grammar/said.ts';
import { anyFolded, anyOf } from '../../any-of.ts';
import type { Place } from '../../place.ts';
import { type GrammarTokens, isFigure } from '../../tokens.ts';

const turns: readonly (readonly [words: string, turn: NonNullable<Facts['turn']>])[] = [
  ['(này|ni)', 'this'],
  ['(tới|tới đây|sắp tới)', 'coming'],
  ['(sau|kế|kế tiếp|tiếp theo)', 'next'],
  ['(qua|trước|rồi|vừa rồi|vừa qua|mới rồi)', 'last'],
];

const weekdays = (_: Said, all: readonly Said[]): Facts => ({
  weekdays: all.map(({ weekday = 2 }) => weekday - 1),
});

/** "thứ 2, 4, 6" lists days, "thứ 5, 3 giờ chiều" does not, nor does "thứ ba, năm sau"; of "4 tuần nữa" the four are weeks. */
function isDayList({ tokens, to, last, after }: Place): boolean {
  if (isFigure(after) || countsThings(tokens, to) || counts(after)) return false;
  if (isWeek(after) && !isWeekTurn(tokens.list[to + 1])) return false;
  return last?.folded !== 'nam' || !isTurn(after);
}

const counts = anyOf('h g giờ tháng : . /', 'rưỡi kém ngày phút tiếng');
const isTurn = anyOf('này sau', 'tới ngoái trước');
const isWeek = anyFolded('tuan');
const isWeekTurn = anyFolded('nay sau toi ke truoc roi qua');

const inFigures = ({ tokens, from, to }: Place): boolean =>
  tokens.list.slice(from + 1, to).every((token) => token.kind === 'number');

/** "Thứ nhất … thứ hai …" counts points; so does "thứ hai là". */
function isNoOrdinal(place: Place): boolean {
  const { tokens, before, after } = place;
  if (tokens.plain && (isYear(place) || (isNamed(place) && !isWeek(after)))) return false;
  if (after?.text === 'là' && before?.kind !== 'word') return false;
  return !(/^(,|là|:)?$/.test(after?.text ?? '') && countsPoints(tokens));
}

/** Without marks "doanh thu nam 2025" is of a year. */
const isYear = ({ last, after }: Place): boolean => last?.text === 'nam' && /^\d{4}$/.test(after?.text ?? '');

/** "thứ nhất" stands somewhere in it. */
const countsPoints = ({ words }: GrammarTokens): boolean =>
  words.some((word, at) => word === 'nhất' && words[at - 1] === 'thứ');

const endsThere = anyOf('. , ; ! ? ) là thì nhé nha nhá ạ này nghe nghen');
const leadsOn = anyOf('đến lúc', 'tới');

/** "thứ hai 25", "thứ bảy mười bảy": the day of the month without a word of its own; up to twelve it may be an hour. */
const isDayOfMonth = (place: Place): boolean => {
  const { tokens, to, after } = place;
  if (tokens.plain && isNamed(place)) return false;
  return after === undefined || endsThere(after) || (leadsOn(after) && !isHourAt(place, to + 1));
};

const isShort = ({ after }: Place): boolean => !after?.tight || (after.kind === 'mark' && after.text !== '/');

/** CN before a place is a branch office: "CN Hà Nội". */
const isSunday = (place: Place): boolean =>
  !(place.after?.kind === 'word' && place.after.capital) && isShort(place);

export const weekdayRules: readonly Rule[] = [
  ['[ngày|hôm] thứ {weekday}', {}, isNoOrdinal],
  ['[ngày] t {tightweekday}', {}, isShort],
  ['[ngày|hôm] {sunday}'],
  ['cn', { weekday: 7 }, isSunday],
  ['[ngày|hôm] (thứ {weekday}|{sunday}) {laterday}', {}, isDayOfMonth],
  ...['{weekday} , {weekday}', '{weekday} (và|,|với|&) {weekday}', '{weekday} - {weekday} - {weekday}'].map(
    (list): Rule => [`thứ ${list} [(,|và|, và|-|&) {weekday}]`, weekdays, isDayList],
  ),
  // Classes and shifts go by odd or even days.
  ['thứ hai tư sáu', { weekdays: [1, 3, 5] }],
  ['thứ ba năm bảy', { weekdays: [2, 4, 6] }],
  ['thứ {weekday} {weekday} [{weekday}]', weekdays, (place) => isDayList(place) && inFigures(place)],
  ...turns.map(
    ([words, turn]): Rule => [
      `([ngày|hôm] (thứ {weekday}|{anysunday})|t {tightweekday}) ${words}`,
      { turn },
      (place) => !leadsToTime(place),
    ],
  ),
];
