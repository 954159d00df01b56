import type { CompanySettings } from '@hopgon/contract/companies/schemas';
import { isAllDay } from '@hopgon/contract/meetings/all-day';
import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import type { DayBounds } from '../../data/meetings/own-meetings.rules.ts';
import { hourMs } from '../../lib/format/durations.ts';

export interface RailEntry {
  readonly meeting: MeetingSummary;
  /** In hundredths of the rail, from its left end. */
  readonly left: number;
  readonly width: number;
  /** How far a label may reach before it meets the next one of its lane. */
  readonly room: number;
  /** 0 is the uppermost. */
  readonly lane: number;
  readonly past: boolean;
}

export interface DayRail {
  readonly hours: readonly { readonly clock: string; readonly left: number }[];
  readonly entries: readonly RailEntry[];
  readonly lanes: number;
  /** Where now is, in hundredths; at an end when now lies outside of what is shown. */
  readonly now: number;
}

interface PlacedMeeting {
  readonly meeting: MeetingSummary;
  readonly start: number;
  readonly end: number;
}

const hoursIn = (clock: string) => Number(clock.slice(0, 2)) + Number(clock.slice(3)) / 60;

/** A label needs this part of the rail to be read. */
const labelPart = 0.13;

/**
 * Whole hours since midnight, from the first thing that day to the last: working hours at least, and past midnight where
 * the label of a late meeting needs it.
 */
function reach(spans: readonly PlacedMeeting[], day: DayBounds, working: CompanySettings['workingHours']) {
  const since = (instant: number) => (instant - day.start) / hourMs;
  const first = Math.floor(Math.min(hoursIn(working.start), ...spans.map(({ start }) => since(start))));
  const ends = spans.flatMap(({ start, end }) => [
    since(end),
    first + (since(start) - first) / (1 - labelPart),
  ]);
  return { first, last: Math.ceil(Math.max(hoursIn(working.end), ...ends)) };
}

/** Puts each meeting into the first lane where neither its bar nor its label meets the one before. */
function layOut(spans: readonly PlacedMeeting[], label: number): readonly number[] {
  const free: number[] = [];
  return spans.map(({ start, end }) => {
    const found = free.findIndex((until) => until <= start);
    const lane = found === -1 ? free.length : found;
    free[lane] = Math.max(end, start + label);
    return lane;
  });
}

/** Every hour, or every second one where there is no room for all. */
const stepFor = (hours: number) => (hours > 14 ? 2 : 1);

interface RailInput {
  readonly meetings: readonly MeetingSummary[];
  readonly day: DayBounds;
  readonly now: number;
  readonly workingHours: CompanySettings['workingHours'];
}

/** The day as a line from left to right, with its meetings in their places. */
export function dayRail({ meetings, day, now, workingHours }: RailInput): DayRail {
  const spans = meetings
    .filter((meeting) => !isAllDay(meeting))
    .map((meeting) => ({
      meeting,
      start: Math.max(day.start, Date.parse(meeting.startsAt)),
      end: Math.min(day.end, Date.parse(meeting.endsAt)),
    }))
    .toSorted((left, right) => left.start - right.start);
  const { first, last } = reach(spans, day, workingHours);
  const from = day.start + first * hourMs;
  const length = (last - first) * hourMs;
  const place = (instant: number) => Math.min(100, Math.max(0, ((instant - from) / length) * 100));
  const lanes = layOut(spans, length * labelPart);
  const step = stepFor(last - first);

  const entries = spans.map(({ meeting, start, end }, index) => {
    const next = spans.findIndex((_, other) => other > index && lanes[other] === lanes[index]);
    const left = place(start);
    return {
      meeting,
      left,
      width: place(end) - left,
      room: place(spans[next]?.start ?? from + length) - left,
      lane: lanes[index] ?? 0,
      past: end <= now,
    };
  });
  return {
    hours: Array.from({ length: Math.ceil((Math.min(24, last) - first) / step) }, (_, index) => ({
      clock: `${String(first + index * step).padStart(2, '0')}:00`,
      left: place(from + index * step * hourMs),
    })),
    entries,
    lanes: Math.max(1, ...lanes.map((lane) => lane + 1)),
    now: place(now),
  };
}

/** Of the narrowest rail, in hundredths: the clock of an hour and the pill of now, each with the space around it. */
const clockWidth = 5.5;
const pillWidth = 6;

/** How much of the pill of now stands left of its instant: at the ends of the rail it stays whole. */
export const pillShift = (now: number): number => Math.min(0.9, Math.max(0.1, now / 100));

/** Whether the pill of now would cover the clock of an hour, which stands right of its line. */
export function isUnderNow(hour: number, now: number): boolean {
  const pillStart = now - pillShift(now) * pillWidth;
  return hour + clockWidth > pillStart && hour < pillStart + pillWidth;
}

/** 'còn 19 phút', 'còn 2 giờ 5 phút', 'còn 3 ngày'. */
export function untilWords(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `còn ${Math.floor(hours / 24)} ngày`;
  const words = [hours > 0 && `${hours} giờ`, minutes % 60 > 0 && `${minutes % 60} phút`];
  return `còn ${words.filter(Boolean).join(' ')}`;
}
