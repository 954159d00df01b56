import type { Facts } from '../../../time/facts.ts';
import { leadsToTime } from '../../../time/grammar/neighbours.ts';
import type { Rule } from '../../../time/grammar/rule.ts';
import type { Said } from '../../../time/grammar/said.ts';
import { anyOf } from '../../any-of.ts';
import type { Place } from '../../place.ts';

const shift =
  (sign: number) =>
  ({ n = 1, unit = 'hour' }: Said): Facts => ({ shift: { unit, amount: sign * n } });
const [later, earlier] = [shift(1), shift(-1)];
const window =
  (sign: number) =>
  ({ n = 1, unit = 'hour' }: Said): Facts => ({ shift: { unit, amount: sign * n, window: true } });
const [fromNow, untilNow] = [window(1), window(-1)];
const andHalf =
  (means: (said: Said) => Facts) =>
  ({ n = 0, times = 1, ...said }: Said): Facts =>
    means({ ...said, n: (n + 0.5) * times });
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
  ['[trong|trong vòng|nội trong] {n} {unit} {coming}', fromNow, isCounted],
  ['{n} {unit} {ago}', earlier, isPast],
  ['[trong|trong vòng] {n} {unit} {lately}', untilNow, isPast],
  ['cách (đây|nay) {n} ({unit}|giờ|h)', earlier],
  ['(trong|trong vòng|nội trong) {n} {unit}', within, listsNoDays],
  ['(trong|trong vòng) {n} {unit} trước', earlier],
  ['sau {n} {unit} [nữa]', later],
  ['{n} (giờ|h) nữa', later],
  ['{n} giờ sau', later, isHourCount],
  ['{n} giờ tới', fromNow, isHourCount],
  ['{n} giờ (trước|trước đây)', earlier, isHourCount],
  ['{n} giờ (vừa qua|qua)', untilNow, isHourCount],
  ['(trong|trong vòng|nội trong) {n} (giờ|h)', within],
  ['((trong|trong vòng|nội trong) {n} (giờ|h) nữa|sau {n} (giờ|h) nữa)', later],
  ['(trong|trong vòng|nội trong) {n} (giờ|h) tới', fromNow],
  ['[trong] {half} (nữa|sau)', later],
  ['[trong] {half} tới', fromNow],
  ['(sau|trong vòng|trong) {half} [nữa]', later],
  ['{half} trước', earlier],
  ['[trong] {half} qua', untilNow],
  ['[sau] {n} {whole} rưỡi nữa', andHalf(later)],
  ['{n} {whole} rưỡi tới', andHalf(fromNow), isHourCount],
  ['{n} {whole} rưỡi trước', andHalf(earlier), isCounted],
  ['{n} {whole} rưỡi qua', andHalf(untilNow), isCounted],
];
