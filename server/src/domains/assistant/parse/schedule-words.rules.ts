import type { IntentSlots } from '@hopgon/engine/intent/intent';
import type { LocalTime } from '@hopgon/engine/time/local-time';
import { readTimes } from '@hopgon/engine/time/read-times';
import { type FoundTime, findTime, readTime, type SaidTime } from '@hopgon/engine/time/said-time';
import { writeHonorific } from './honorific.rules.ts';
import { cutTime, readSegments, type Segment, tidy } from './segments.rules.ts';
import { findLength } from './time/spoken-length.rules.ts';

/** The parameters of /lenlich as said; empty where nothing was. */
export interface ScheduleRequest {
  readonly people: string;
  readonly goal: string;
  readonly time: string;
  readonly location: string;
}

/** A meeting as words ask for it. Only names of the company say where people end in loose words of a command. */
export type ScheduleWords = { readonly time: SaidTime } & (
  | { readonly way: 'in-order'; readonly request: ScheduleRequest }
  /** `others`: names that no part of the request holds; they may be people or places. */
  | { readonly way: 'spoken'; readonly request: ScheduleRequest; readonly others: readonly string[] }
  | { readonly way: 'loose'; readonly left: readonly Segment[] }
);

/** Parses `people goal time [location]`. Parameters in quotes stand in this order. */
export function parseSchedule(rest: string, now: LocalTime): ScheduleWords {
  const segments = readSegments(rest);
  if (segments.length >= 3) return inOrder(segments, now);
  const words = rest.trim().split(/\s+/u);
  if (segments.every((one) => !one.quoted) && words.length === 3 && isTime(words[2] ?? '', now))
    return inOrder(
      words.map((text) => ({ text, quoted: false })),
      now,
    );
  const { time, left } = cutTime(segments, now);
  return { way: 'loose', time, left };
}

function isTime(text: string, now: LocalTime): boolean {
  const found = findTime(text, now);
  return found !== null && found.before === '' && found.after === '';
}

function inOrder([people, goal, time, ...location]: readonly Segment[], now: LocalTime): ScheduleWords {
  const said = time?.text ?? '';
  const found = time?.quoted ? null : findTime(said, now);
  const after = tidy(found?.after ?? '');
  // "9h mai phòng 2": what follows the time is the place, when none is named apart.
  const isPlace = after !== '' && location.length === 0;
  const request = {
    people: (people?.text ?? '').trim(),
    goal: (goal?.text ?? '').trim(),
    time: (isPlace && found ? found.before + found.time.said : said).trim(),
    location: stripPlaceWord(isPlace ? after : joinSegments(location)),
  };
  return { way: 'in-order', time: readTime(request.time, now), request };
}

export const joinSegments = (segments: readonly Segment[]): string =>
  segments
    .map((one) => one.text)
    .join(' ')
    .trim();

export const stripPlaceWord = (text: string): string =>
  text.replace(/^(?:tại|tai|ở|địa điểm|dia diem)\s+/iu, '');

/** The parameters of free words, as they were read with what they ask for. */
export function parseSpokenSchedule(
  { people = '', goal = '', place = '', when: times }: IntentSlots,
  found: FoundTime | null,
  now: LocalTime,
  names: readonly string[] = [],
): ScheduleWords {
  const time = spokenTime(times, found, now);
  const request = {
    people: withoutLength(writeHonorific(people.replace(repeating, ''))),
    goal: withoutHour(goal),
    time: time.said,
    location: withoutLength(place),
  };
  const others = names.filter((name) => ![people, goal, place].some((part) => part.includes(name)));
  return { way: 'spoken', time, request, others };
}

/** "Anh Minh 20 phút": how long is nobody's name. */
function withoutLength(people: string): string {
  const length = findLength(people);
  return length === '' ? people : tidy(people.replace(length, ' ').replace(/\s+/gu, ' '));
}

/** "Họp cố định phòng nhân sự": how it repeats is nobody's name. */
const repeating = /^(?:cố định|định kỳ|thường kỳ|hằng tuần|hàng tuần|co dinh|dinh ky|hang tuan)\s+/iu;

/** "Bàn giá bán 45p chiều mai": an hour or a length at the end of a matter is none of it; "kế hoạch tuần sau" is. */
function withoutHour(goal: string): string {
  const last = readTimes(goal).at(-1);
  const isHour = last !== undefined && (last.facts.clock || last.facts.minutes) && last.to === goal.length;
  const bare = isHour ? tidy(goal.slice(0, last.from)) : goal;
  const length = findLength(bare);
  const shorter = length !== '' && bare.endsWith(length) ? tidy(bare.slice(0, -length.length)) : bare;
  // "Dự kiến khoảng 1 tiếng ạ" says how long it is to be.
  if (length !== '' && goal.replace(length, ' ').split(/\s+/u).filter(Boolean).length <= mostBesideLength)
    return '';
  return shorter === '' ? goal : shorter;
}

const mostBesideLength = 3;

const saysClock = /\d\s*(?:h|g|:)|giờ|gio/iu;

/** The first time of the message with its length; "thứ 6 họp retro lúc 4h" says the hour apart from the day. */
function spokenTime(times: string | undefined, found: FoundTime | null, now: LocalTime): SaidTime {
  if (!found) return readTime(times ?? '', now);
  const { time, before, after, hasMore } = found;
  const isApart = times !== undefined && hasMore && !saysClock.test(time.said);
  const length = findLength(`${before} ${after}`);
  if (length !== '') return readTime(`${isApart ? times : time.said}, ${length}`, now);
  return isApart ? readTime(times, now) : time;
}
