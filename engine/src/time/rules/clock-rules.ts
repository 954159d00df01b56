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
  { word: 'sáng', part: 'morning' },
  { word: 'trưa', part: 'noon' },
  { word: 'chiều', part: 'afternoon' },
  { word: 'tối', part: 'evening' },
  { word: 'đêm', part: 'night' },
] as const;

const leadsOn = anyOf('thứ ngày hôm mai nay qua kia cn t', 'mốt chủ');
const isAbout = anyOf('lúc', 'khoảng tầm');

/** "8 tối thứ bảy" leaves out the hour's word; "3 chiều" alone are dimensions. */
const isShortHour = (place: Place) =>
  isClock(place) && (leadsOn(wordAfter(place)) || isAbout(wordBefore(place)));

export const clockRules: readonly Rule[] = [
  { pattern: '{hour} am', means: ([hour = 0]) => ({ ...clock(hour, 0, 'hour'), part: 'am' }) },
  { pattern: '{hour} pm', means: ([hour = 0]) => ({ ...clock(hour, 0, 'hour'), part: 'pm' }) },
  { pattern: '{hour} (h|g|giờ)', means: sharp, when: isClock },
  { pattern: '{hour} (h|giờ) (đúng|chẵn)', means: sharp, when: isClock },
  { pattern: "{hour} (h|g|giờ) {tightminute} [p|ph|phút|']", means: withMinutes, when: isClockMinutes },
  { pattern: '{hour} (h|g|giờ) {minute}', means: withMinutes, when: isClockMinutes },
  { pattern: "{hour} (h|g|giờ) {minute} (phút|ph|p|')", means: withMinutes, when: isClock },
  {
    pattern: '{hour} (h|giờ) {minute} phút {minute} giây',
    means: toTheSecond,
  },
  { pattern: '{hour} (h|giờ|g) rưỡi', means: halfPast, when: isClock },
  ...partsOfDay.map(
    ({ word, part }): Rule => ({
      pattern: `{hour} ${word}`,
      means: ([hour = 0]) => ({ ...clock(hour, 0, 'hour'), part }),
      when: isShortHour,
      casual: true,
    }),
  ),
  { pattern: '{hour} rưỡi', means: halfPast, when: isIntroduced },
  { pattern: '{hour} (h|giờ|g) (kém|thiếu) {minute} [phút|ph|p]', means: lacking },
  { pattern: '{hour} (kém|thiếu) {minute} [phút]', means: lacking, when: isIntroduced },
  { pattern: '{clock} [h|giờ|phút]', means: withMinutes, when: isClock },
  {
    pattern: '{clocksecond}',
    means: ([hour = 0, minute = 0, second = 0]) => clock(hour, minute, 'second', { second, exact: true }),
  },
  { pattern: '{clockdot}', means: withMinutes, when: isIntroduced },
  {
    pattern: '(nửa đêm|giữa đêm) [nay]',
    means: { part: 'night', clock: { hour: 0, minute: 0, second: 0, grain: 'hour', exact: true } },
    casual: true,
  },
  {
    pattern: '(hết giờ (làm|làm việc|hành chính)|tan (sở|tầm|làm|ca))',
    means: clock(17, 0, 'hour'),
    casual: true,
  },
  { pattern: '(giữa trưa|đứng bóng|chính ngọ)', means: clock(12, 0, 'hour'), casual: true },
];
