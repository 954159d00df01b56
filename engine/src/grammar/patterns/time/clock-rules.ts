import { clockAt, type Facts } from '../../../time/facts.ts';
import { isLoneDigit, isMinutesCount } from '../../../time/grammar/counted.ts';
import { isNameBeforeHour, isRatio } from '../../../time/grammar/neighbours.ts';
import type { Rule } from '../../../time/grammar/rule.ts';
import type { Said } from '../../../time/grammar/said.ts';
import { anyOf } from '../../any-of.ts';
import type { Place } from '../../place.ts';

const halfPast = ({ hour = 0 }: Said): Facts => ({ clock: clockAt(hour, 30) });
/** "1 giờ kém 5" is of the twelfth hour, the day's or the night's. */
const lacking = ({ hour = 0, minute = 0 }: Said): Facts => ({
  clock: clockAt(hour === 1 ? 12 : (hour + 23) % 24, 60 - minute),
});

const namesNoHour = anyOf('phòng tầng số lớp dài mất suốt thêm lượng', 'nhà toà tòa bàn');

/** "4G", as against "4g". */
const isNetwork = ({ tokens, from, first }: Place): boolean => {
  const letter = tokens.list[from + 1];
  return letter?.text === 'g' && letter.capital && /^[2-6]$/.test(first?.text ?? '');
};

const isClockWork = anyOf('hồ');

/** "2 giờ đồng hồ" is a length, "9h đồng chí Hà" is not. */
const isLengthOfHours = ({ tokens, to, after }: Place): boolean =>
  after?.text === 'đồng' && isClockWork(tokens.list[to + 1]);

/** "phòng 9h" is a door, "kéo dài 2 giờ" a length. */
const isClock = (place: Place): boolean => {
  const { first, before, after } = place;
  const isName = isNameBeforeHour(before, place.tokens.list[place.from - 2], place.tokens.plain);
  if ((namesNoHour(before) && !isName) || isNetwork(place)) return false;
  if (first?.folded === 'khong' && !isIntroduced(place)) return false;
  return !(after?.tight && after.kind === 'number') && !isLengthOfHours(place);
};

/** Nobody says "chín giờ hai": there "hai bên" or "ba mẹ" begin; without marks the last word of "9h sau" is rather "sau". */
const isClockMinutes = (place: Place) =>
  isClock(place) &&
  !isMinutesCount(place) &&
  !isLoneDigit(place) &&
  !(place.tokens.plain && place.last?.text === 'sau');

const saysTime = anyOf('lúc vào từ đến khoảng trước', 'tới hồi tầm');
const saysDay = anyOf('sáng trưa chiều tối đêm hôm thứ ngày mai nay', 'mốt');

/** "9 rưỡi" and "9.30" are hours only in such company. */
const isIntroduced = ({ before, after }: Place): boolean =>
  saysTime(before) || saysDay(after) || saysDay(before);

const leadsOn = anyOf('thứ ngày hôm mai nay qua kia cn t', 'mốt chủ');
const isAbout = anyOf('lúc', 'khoảng tầm');

/** "8 tối thứ bảy" leaves out the hour's word; "3 chiều" alone are dimensions. */
const isShortHour = (place: Place) => isClock(place) && (leadsOn(place.after) || isAbout(place.before));

export const clockRules: readonly Rule[] = [
  ['{hour} am', { part: 'am' }],
  ['{hour} pm', { part: 'pm' }],
  ['{hour} (h|g|giờ)', {}, isClock],
  ['{hour} (h|giờ) (đúng|chẵn)', {}, isClock],
  ['{hour} (h|g|giờ) {minute}', {}, isClockMinutes],
  ["{hour} (h|g|giờ) {minute} ({minutes}|')", {}, isClock],
  ['{hour} (h|giờ) {minute} phút {second} giây'],
  ['{hour} (h|giờ|g) rưỡi', halfPast, isClock],
  ['{hour} {daytime}', {}, isShortHour],
  ['{hour} rưỡi', halfPast, isIntroduced],
  ['{hour} (h|giờ|g) (kém|thiếu) {minute} [{minutes}]', lacking],
  ['{hour} (kém|thiếu) {minute} [phút]', lacking, isIntroduced],
  ['{clock} [h|giờ|phút]', {}, (place) => isClock(place) && !isRatio(place)],
  ['{clocksecond}'],
  ['{clockdot}', {}, isIntroduced],
  ['(nửa|giữa) đêm [nay]', { part: 'night', clock: { ...clockAt(0), exact: true } }],
  ['(hết giờ (làm|làm việc|hành chính)|tan (sở|tầm|làm|ca))', { clock: clockAt(17) }],
  ['(giữa trưa|đứng bóng|chính ngọ)', { clock: clockAt(12) }],
];
