import type { Facts } from '../facts.ts';
import { anyOf } from '../grammar/any-of.ts';
import { countsThings, lastWord, tokenAfter, wordAfter, wordBefore } from '../grammar/neighbours.ts';
import type { Place, Rule } from '../grammar/rule.ts';
import type { Said } from '../grammar/slots.ts';
import { partsOfDay } from './parts-of-day.ts';

const clock = (hour: number, minute = 0): Facts => ({
  clock: { hour, minute, second: 0, grain: minute === 0 ? 'hour' : 'minute' },
});

const halfPast = ({ hour = 0 }: Said) => clock(hour, 30);
/** "1 giờ kém 5" is of the twelfth hour, the day's or the night's. */
const lacking = ({ hour = 0, minute = 0 }: Said): Facts => ({
  clock: { hour: hour === 1 ? 12 : (hour + 23) % 24, minute: 60 - minute, second: 0, grain: 'minute' },
});

const namesNoHour = anyOf('phòng tầng số lớp nhà dài mất suốt thêm lượng', 'toà tòa bàn');

/** "phòng 9h" is a door, "kéo dài 2 giờ" a length. */
function isClock(place: Place): boolean {
  if (namesNoHour(wordBefore(place))) return false;
  const after = tokenAfter(place);
  return !(after?.tight && after.kind === 'number') && after?.text !== 'đồng';
}

/** Without marks the last word of "9h sau" is rather "sau" than "sáu". */
const isClockMinutes = (place: Place) =>
  isClock(place) && !countsThings(place) && !(place.tokens.plain && lastWord(place) === 'sau');

const saysTime = anyOf('lúc vào từ đến khoảng trước', 'tới hồi tầm');
const saysDay = anyOf('sáng trưa chiều tối đêm hôm thứ ngày mai nay', 'mốt');

/** "9 rưỡi" and "9.30" are hours only in such company. */
function isIntroduced(place: Place): boolean {
  return saysTime(wordBefore(place)) || saysDay(wordAfter(place)) || saysDay(wordBefore(place));
}

const leadsOn = anyOf('thứ ngày hôm mai nay qua kia cn t', 'mốt chủ');
const isAbout = anyOf('lúc', 'khoảng tầm');

/** "8 tối thứ bảy" leaves out the hour's word; "3 chiều" alone are dimensions. */
const isShortHour = (place: Place) =>
  isClock(place) && (leadsOn(wordAfter(place)) || isAbout(wordBefore(place)));

export const clockRules: readonly Rule[] = [
  ['{hour} am', { part: 'am' }],
  ['{hour} pm', { part: 'pm' }],
  ['{hour} (h|g|giờ)', {}, isClock],
  ['{hour} (h|giờ) (đúng|chẵn)', {}, isClock],
  ['{hour} (h|g|giờ) {minute}', {}, isClockMinutes],
  ["{hour} (h|g|giờ) {minute} (phút|ph|p|')", {}, isClock],
  ['{hour} (h|giờ) {minute} phút {second} giây'],
  ['{hour} (h|giờ|g) rưỡi', halfPast, isClock],
  ...partsOfDay.map(([word, part]): Rule => [`{hour} ${word}`, { part }, isShortHour, true]),
  ['{hour} rưỡi', halfPast, isIntroduced],
  ['{hour} (h|giờ|g) (kém|thiếu) {minute} [phút|ph|p]', lacking],
  ['{hour} (kém|thiếu) {minute} [phút]', lacking, isIntroduced],
  ['{clock} [h|giờ|phút]', {}, isClock],
  ['{clocksecond}'],
  ['{clockdot}', {}, isIntroduced],
  [
    '(nửa đêm|giữa đêm) [nay]',
    { part: 'night', clock: { hour: 0, minute: 0, second: 0, grain: 'hour', exact: true } },
    null,
    true,
  ],
  ['(hết giờ (làm|làm việc|hành chính)|tan (sở|tầm|làm|ca))', clock(17), null, true],
  ['(giữa trưa|đứng bóng|chính ngọ)', clock(12), null, true],
];
