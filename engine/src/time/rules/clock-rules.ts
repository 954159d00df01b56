import type { ClockFact, Facts } from '../facts.ts';
import { anyOf } from '../grammar/any-of.ts';
import { countsThings, lastWord, tokenAfter, wordAfter, wordBefore } from '../grammar/neighbours.ts';
import type { Place, Rule } from '../grammar/rule.ts';

const clock = (
  hour: number,
  minute: number,
  grain: ClockFact['grain'],
  more: Partial<ClockFact> = {},
): Facts => ({
  clock: { hour, minute, second: 0, grain, ...more },
});

type Captures = readonly number[];

const sharp = ([hour = 0, exact]: Captures) => clock(hour, 0, 'hour', { exact: exact === 1 });
const withMinutes = ([hour = 0, exact, minute = 0]: Captures) =>
  clock(hour, minute, 'minute', { exact: exact === 1 });
const halfPast = ([hour = 0]: Captures) => clock(hour, 30, 'minute');
/** "1 giờ kém 5" is of the twelfth hour, the day's or the night's. */
const lacking = ([hour = 0, , minute = 0]: Captures) =>
  clock(hour === 1 ? 12 : (hour + 23) % 24, 60 - minute, 'minute');
const toTheSecond = ([hour = 0, , minute = 0, second = 0]: Captures) =>
  clock(hour, minute, 'second', { second });

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

const partsOfDay = [
  ['sáng', 'morning'],
  ['trưa', 'noon'],
  ['chiều', 'afternoon'],
  ['tối', 'evening'],
  ['đêm', 'night'],
] as const;

const leadsOn = anyOf('thứ ngày hôm mai nay qua kia cn t', 'mốt chủ');
const isAbout = anyOf('lúc', 'khoảng tầm');

/** "8 tối thứ bảy" leaves out the hour's word; "3 chiều" alone are dimensions. */
const isShortHour = (place: Place) =>
  isClock(place) && (leadsOn(wordAfter(place)) || isAbout(wordBefore(place)));

export const clockRules: readonly Rule[] = [
  ['{hour} am', ([hour = 0]) => ({ ...clock(hour, 0, 'hour'), part: 'am' })],
  ['{hour} pm', ([hour = 0]) => ({ ...clock(hour, 0, 'hour'), part: 'pm' })],
  ['{hour} (h|g|giờ)', sharp, isClock],
  ['{hour} (h|giờ) (đúng|chẵn)', sharp, isClock],
  ["{hour} (h|g|giờ) {tightminute} [p|ph|phút|']", withMinutes, isClockMinutes],
  ['{hour} (h|g|giờ) {minute}', withMinutes, isClockMinutes],
  ["{hour} (h|g|giờ) {minute} (phút|ph|p|')", withMinutes, isClock],
  ['{hour} (h|giờ) {minute} phút {minute} giây', toTheSecond],
  ['{hour} (h|giờ|g) rưỡi', halfPast, isClock],
  ...partsOfDay.map(
    ([word, part]): Rule => [
      `{hour} ${word}`,
      ([hour = 0]) => ({ ...clock(hour, 0, 'hour'), part }),
      isShortHour,
      true,
    ],
  ),
  ['{hour} rưỡi', halfPast, isIntroduced],
  ['{hour} (h|giờ|g) (kém|thiếu) {minute} [phút|ph|p]', lacking],
  ['{hour} (kém|thiếu) {minute} [phút]', lacking, isIntroduced],
  ['{clock} [h|giờ|phút]', withMinutes, isClock],
  [
    '{clocksecond}',
    ([hour = 0, minute = 0, second = 0]) => clock(hour, minute, 'second', { second, exact: true }),
  ],
  ['{clockdot}', withMinutes, isIntroduced],
  [
    '(nửa đêm|giữa đêm) [nay]',
    { part: 'night', clock: { hour: 0, minute: 0, second: 0, grain: 'hour', exact: true } },
    null,
    true,
  ],
  ['(hết giờ (làm|làm việc|hành chính)|tan (sở|tầm|làm|ca))', clock(17, 0, 'hour'), null, true],
  ['(giữa trưa|đứng bóng|chính ngọ)', clock(12, 0, 'hour'), null, true],
];
