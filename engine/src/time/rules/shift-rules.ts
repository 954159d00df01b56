import type { Facts, Unit } from '../facts.ts';
import { anyOf } from '../grammar/any-of.ts';
import { lastWord, leadsToTime, wordAfter, wordBefore } from '../grammar/neighbours.ts';
import type { Place, Rule } from '../grammar/rule.ts';
import type { Said } from '../grammar/slots.ts';

const units: readonly (readonly [words: string, unit: Unit])[] = [
  ['giây', 'second'],
  ['(phút|ph|p)', 'minute'],
  ['(tiếng|tiếng đồng hồ|giờ đồng hồ)', 'hour'],
  ['(ngày|hôm|bữa)', 'day'],
  ['(ngày làm việc|ngày công)', 'workday'],
  ['(tuần|tuần lễ)', 'week'],
  ['tháng', 'month'],
  ['quý', 'quarter'],
  ['năm', 'year'],
];

const ahead = '(nữa|sau|tới|kế tiếp|tiếp theo|sắp tới|tới đây)';
const ago = '(trước|trước đây|qua|vừa qua|vừa rồi|gần đây|về trước)';

const shift =
  (unit: Unit, sign: number) =>
  ({ n = 1 }: Said): Facts => ({ shift: { unit, amount: sign * n } });
const within =
  (unit: Unit) =>
  ({ n = 1 }: Said): Facts => ({ within: { unit, amount: n } });

/** "2 ngày sau khi ký" hangs on an event nobody can date. */
const isCounted = (place: Place) =>
  !leadsToTime(place) && !(hangs(lastWord(place)) && isEvent(wordAfter(place)));

/** "trong 2 ngày 10 và 11/10": the days themselves are told. */
function listsNoDays({ tokens, to }: Place): boolean {
  const [first, second] = tokens.list.slice(to, to + 2);
  return !(first?.kind === 'number' && countsDays(tokens.words[to - 1]) && goesOn(second?.text));
}

const hangs = anyOf('sau qua', 'trước');
const isDay = anyOf('hôm bữa');
const countsDays = anyOf('ngày hôm bữa');
const goesOn = anyOf('và , & cùng');
const isEvent = anyOf('khi đó', 'lúc');
const leadsHour = anyOf('lúc vào từ đến', 'khoảng tầm hồi');

/** "chú Sáu hôm qua" is yesterday, not six days ago. */
const isPast = (place: Place) =>
  isCounted(place) && !(lastWord(place) === 'qua' && isDay(place.tokens.words[place.to - 2]));

/** "lúc 9 giờ trước cổng" and "9 giờ sau đó" name an hour, not a distance; without marks "9 gio toi" is rather the evening. */
const isHourCount = (place: Place) =>
  isCounted(place) && !(place.tokens.plain && lastWord(place) === 'toi') && !leadsHour(wordBefore(place));

export const shiftRules: readonly Rule[] = [
  ...units.flatMap(([words, unit]): Rule[] => [
    [`{n} ${words} ${ahead}`, shift(unit, 1), isCounted],
    [`{n} ${words} ${ago}`, shift(unit, -1), isPast],
    [`cách (đây|nay) {n} ${words}`, shift(unit, -1)],
    [`(trong|trong vòng|nội trong) {n} ${words}`, within(unit), listsNoDays],
    [`(trong|trong vòng|nội trong) {n} ${words} ${ahead}`, shift(unit, 1), isCounted],
    [`(trong|trong vòng) {n} ${words} (qua|vừa qua|trước|gần đây)`, shift(unit, -1)],
    [`sau {n} ${words} [nữa]`, shift(unit, 1)],
  ]),
  ['{n} (giờ|h) nữa', shift('hour', 1)],
  ['{n} giờ (sau|tới)', shift('hour', 1), isHourCount],
  ['{n} giờ (trước|trước đây|vừa qua|qua)', shift('hour', -1), isHourCount],
  ['cách (đây|nay) {n} (giờ|h)', shift('hour', -1)],
  ['(trong|trong vòng|nội trong) {n} (giờ|h)', within('hour')],
  ['(trong|trong vòng|nội trong|sau) {n} (giờ|h) (nữa|tới)', shift('hour', 1)],
  ['[trong] nửa (tiếng|giờ) (nữa|sau|tới)', { shift: { unit: 'minute', amount: 30 } }],
  ['(sau|trong vòng|trong) nửa (tiếng|giờ) [nữa]', { shift: { unit: 'minute', amount: 30 } }],
  ['nửa (tiếng|giờ) (trước|qua)', { shift: { unit: 'minute', amount: -30 } }],
  ['[sau] {n} (tiếng|giờ) rưỡi nữa', ({ n = 0 }) => ({ shift: { unit: 'minute', amount: n * 60 + 30 } })],
  ['[trong] nửa tháng (nữa|sau|tới)', { shift: { unit: 'day', amount: 15 } }],
  ['nửa tháng (trước|qua)', { shift: { unit: 'day', amount: -15 } }],
  ['[trong] nửa năm (nữa|sau|tới)', { shift: { unit: 'month', amount: 6 } }],
  ['nửa năm (trước|qua)', { shift: { unit: 'month', amount: -6 } }],
  ['{n} năm rưỡi nữa', ({ n = 0 }) => ({ shift: { unit: 'month', amount: n * 12 + 6 } })],
  ['{n} tháng rưỡi nữa', ({ n = 0 }) => ({ shift: { unit: 'day', amount: n * 30 + 15 } })],
];
