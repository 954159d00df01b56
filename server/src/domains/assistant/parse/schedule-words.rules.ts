import type { IntentSlots } from '@hopgon/engine/intent/intent';
import type { MessageReading } from '@hopgon/engine/intent/read-message';
import type { LocalTime } from '../shared/local-time.rules.ts';
import { writeHonorific } from './honorific.rules.ts';
import { cutTime, readSegments, type Segment, tidy } from './segments.rules.ts';
import { findTime, readTime, type SaidTime } from './time/said-time.rules.ts';
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
  | { readonly way: 'in-order' | 'spoken'; readonly request: ScheduleRequest }
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
  const span = findTime(text, now);
  return span !== null && span.to - span.from === text.length;
}

function inOrder([people, goal, time, ...location]: readonly Segment[], now: LocalTime): ScheduleWords {
  const said = time?.text ?? '';
  const span = time?.quoted ? null : findTime(said, now);
  const after = span ? tidy(said.slice(span.to)) : '';
  // "9h mai phòng 2": what follows the time is the place, when none is named apart.
  const isPlace = after !== '' && location.length === 0;
  const request = {
    people: (people?.text ?? '').trim(),
    goal: (goal?.text ?? '').trim(),
    time: (isPlace && span ? said.slice(0, span.to) : said).trim(),
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
  reading: MessageReading,
  { people = '', goal = '', place = '', time: when }: IntentSlots,
  now: LocalTime,
): ScheduleWords {
  const time = readSpokenTime(reading, when, now);
  const request = { people: writeHonorific(people), goal, time: time.said, location: place };
  return { way: 'spoken', time, request };
}

const saysClock = /\d\s*(?:h|g|:)|giờ|gio/iu;

/** The first time of the message with its length; "thứ 6 họp retro lúc 4h" says the hour apart from the day. */
function readSpokenTime(
  { message, times }: MessageReading,
  slot: string | undefined,
  now: LocalTime,
): SaidTime {
  const first = findTime(message, now, times);
  if (!first) return readTime(slot ?? '', now);
  const { said } = first.time;
  if (slot !== undefined && first.hasMore && !saysClock.test(said)) return readTime(slot, now);
  const length = findLength(`${message.slice(0, first.from)} ${message.slice(first.to)}`);
  return length === '' ? first.time : readTime(`${said}, ${length}`, now);
}
