import type { IntentSlots } from '@hopgon/engine/intent/intent';
import type { LocalTime } from '../shared/local-time.rules.ts';
import { extractBy, stripRequest } from './request-words.rules.ts';
import { cutTime, readSegments, type Segment, tidy } from './segments.rules.ts';
import { findTime, readTime, type SaidTime } from './time/said-time.rules.ts';
import { takeLength } from './time/spoken-length.rules.ts';

/** The parameters of /lenlich as said; empty where nothing was. */
export interface ScheduleRequest {
  readonly people: string;
  readonly goal: string;
  readonly time: string;
  readonly location: string;
}

/** A meeting as words ask for it. Only names of the company say where people end in loose words. */
export type ScheduleWords = { readonly time: SaidTime } & (
  | { readonly way: 'in-order'; readonly request: ScheduleRequest }
  | { readonly way: 'loose'; readonly left: readonly Segment[] }
  | ({ readonly way: 'spoken' } & SpokenSchedule)
);

export interface SpokenSchedule {
  readonly location: string;
  /** What it is for, where words lead to it. */
  readonly aim: string;
  /** What is left: the people, and the kind of meeting. */
  readonly remainder: string;
  /** What grammar alone reads; it answers what names leave open. */
  readonly slots: Pick<IntentSlots, 'people' | 'goal' | 'place'>;
}

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

const place =
  /(?:^|\s)(?:tại|tai|ở|địa điểm|dia diem)\s+([^\n]+?)(?=\s(?:về|để|với|cùng|bàn|thảo luận)\s|\n|$)/iu;
const aim =
  /(?:^|\s)(?:về việc|ve viec|về|ve|để|de|nội dung|noi dung|chủ đề|chu de|mục tiêu|muc tieu)\s+([^\n]+)/iu;
const activity =
  /(?:^|\s)((?:bàn|thảo luận|thao luan|chốt|chot|trao đổi|trao doi|rà soát|ra soat|review|tổng kết|tong ket)\s[^\n]+)/iu;

const saysClock = /\d\s*(?:h|g|:)|giờ|gio/iu;

/** Parses "Đặt họp với An và Bình lúc 9h30 thứ Ba tuần sau về kế hoạch quý". */
export function parseSpokenSchedule(text: string, slots: IntentSlots, now: LocalTime): ScheduleWords {
  const { time, hasMore, left } = cutTime([{ text: stripRequest(text), quoted: false }], now);
  const { length, rest } = takeLength(left.map((part) => part.text).join('\n'));
  const located = extractBy(place, rest);
  const aimed = extractBy(aim, located.rest);
  const found = aimed.extracted === '' ? extractBy(activity, located.rest) : aimed;
  const whole = length === '' ? time : readTime(`${time.said}, ${length}`, now);
  // "Thứ 6 họp retro lúc 4h": the first time said is not all of it.
  const isPart = hasMore && !saysClock.test(time.said);
  return {
    way: 'spoken',
    time: slots.time && isPart ? readTime(slots.time, now) : whole,
    location: located.extracted || (slots.place ?? ''),
    aim: found.extracted,
    remainder: found.rest,
    slots,
  };
}
