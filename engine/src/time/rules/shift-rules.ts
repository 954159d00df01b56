import type { Facts } from '../facts.ts';
import { anyOf } from '../grammar/any-of.ts';
import { leadsToTime } from '../grammar/neighbours.ts';
import type { Place, Rule } from '../grammar/rule.ts';
import type { Said } from '../grammar/said.ts';

const shift =
  (sign: number) =>
  ({ n = 1, unit = 'hour' }: Said): Facts => ({ shift: { unit, amount: sign * n } });
const [later, earlier] = [shift(1), shift(-1)];
const within = ({ n = 1, unit = 'hour' }: Said): Facts => ({ within: { unit, amount: n } });

/** "2 ngày sau khi ký" hangs on an event nobody can date. */
const isCounted = (place: Place) => !leadsToTime(place) && !(hangs(place.last) && isEvent(place.after));

/** "trong 2 ngày 10 và 11/10": the days themselves are listed. */
const listsNoDays = ({ tokens, to, last, after }: Place): boolean =>
  !(after?.kind === 'number' && countsDays(last) && goesOn(tokens.list[to + 1]));

const hangs = anyOf('sau qua', 'trước');
const isDay = anyOf('hôm bữa');
const countsDays = anyOf('ngày hôm bữa');
const goesOn = anyOf('và , & cùng');
const isEvent = anyOf('khi đó', 'lúc');
const leadsHour = anyOf('lúc vào từ đến', 'khoảng tầm hồi');

/** "chú Sáu hôm qua" is yesterday, not six days ago. */
const isPast = (place: Place) =>
  isCounted(place) && !(place.last?.text === 'qua' && isDay(place.tokens.list[place.to - 2]));

/** "lúc 9 giờ trước cổng" and "9 giờ sau đó" name an hour, not a distance; without marks "9 gio toi" is rather the evening. */
const isHourCount = (place: Place) =>
  isCounted(place) && !(place.tokens.plain && place.last?.text === 'toi') && !leadsHour(place.before);

export const shiftRules: readonly Rule[] = [
  ['[trong|trong vòng|nội trong] {n} {unit} {ahead}', later, isCounted],
  ['{n} {unit} {ago}', earlier, isPast],
  ['cách (đây|nay) {n} ({unit}|giờ|h)', earlier],
  ['(trong|trong vòng|nội trong) {n} {unit}', within, listsNoDays],
  ['(trong|trong vòng) {n} {unit} (qua|vừa qua|trước|gần đây)', earlier],
  ['sau {n} {unit} [nữa]', later],
  ['{n} (giờ|h) nữa', later],
  ['{n} giờ (sau|tới)', later, isHourCount],
  ['{n} giờ (trước|trước đây|vừa qua|qua)', earlier, isHourCount],
  ['(trong|trong vòng|nội trong) {n} (giờ|h)', within],
  ['((trong|trong vòng|nội trong) {n} (giờ|h) (nữa|tới)|sau {n} (giờ|h) nữa)', later],
  ['[trong] {half} (nữa|sau|tới)', later],
  ['(sau|trong vòng|trong) {half} [nữa]', later],
  ['{half} (trước|qua)', earlier],
  ['[sau] {n} {whole} rưỡi nữa', ({ n = 0, times = 1, ...said }) => later({ ...said, n: (n + 0.5) * times })],
  [
    '{n} {whole} rưỡi (trước|qua)',
    ({ n = 0, times = 1, ...said }) => earlier({ ...said, n: (n + 0.5) * times }),
    isCounted,
  ],
];
