import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { instantAt, localClock, localDay, minutesOf } from '@hopgon/contract/time/zoned';
import { addDays } from '@hopgon/engine/time/days';
import { foldedWords } from '../../../lib/folded-words.ts';
import { dayMs, hourMs } from '../../../lib/format/durations.ts';

interface NamedFile {
  readonly name: string;
  /** Milliseconds; when it was saved. */
  readonly lastModified: number;
}

type HeldMeeting = Pick<MeetingSummary, 'id' | 'title' | 'startsAt' | 'endsAt' | 'mayEdit'>;

const quarter = 15 * 60_000;
const mostOffered = 5;

/** Words, days and numbers that recorders put into names of files. */
const nobodysWords =
  /\b(?:transcript|recording|meeting|gmt\d*|zoom|teams|meet|v\d+|\d{4,}|\d{1,2}h?\d{0,2})\b/giu;

/** 'Hop_du-an_2026-11-20.vtt' → 'Hop du an': what a meeting made of the file is called at first. */
export function titleFromFile(name: string): string {
  const words = name
    .replace(/\.[^.]+$/u, '')
    .replace(/[_\-.()[\]]+/gu, ' ')
    .replace(nobodysWords, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return words === '' ? 'Cuộc họp' : words.charAt(0).toUpperCase() + words.slice(1, 200);
}

/** The day as YYYY-MM-DD, clocks as HH:mm. */
export interface SaidMoment {
  readonly date?: string | undefined;
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
}

interface Held {
  readonly start: number;
  readonly end: number;
  /** The file says so itself. */
  readonly isSaid: boolean;
}

/**
 * When the meeting of a file was: as the file says, the last such time before it was saved where it names no day; else the
 * hour before it was saved, on a quarter.
 */
export function timesFromFile(
  { lastModified }: NamedFile,
  { date, startTime, endTime }: SaidMoment,
  zone: string,
): Held {
  const usual = Math.floor((lastModified - hourMs) / quarter) * quarter;
  const clock = startTime ?? localClock(usual, zone);
  const at = (day: string) => instantAt(day, clock, zone).getTime();
  const savedOn = localDay(lastModified, zone);
  const latest = at(savedOn) <= lastModified ? savedOn : addDays(savedOn, -1);
  const start = date || startTime ? at(date ?? latest) : usual;
  const length = startTime && endTime ? minutesOf(endTime) - minutesOf(startTime) : 0;
  return {
    start,
    end: start + (length > 0 ? length * 60_000 : hourMs),
    isSaid: Boolean(date || startTime),
  };
}

/** How likely a file is of a meeting: words its name shares with the title, and how near to its end it was saved. */
function likeness({ name, lastModified }: NamedFile, { title, endsAt }: HeldMeeting): number {
  const said = new Set(foldedWords(name));
  const words = foldedWords(title);
  const shared = words.filter((word) => said.has(word)).length / Math.max(1, words.length);
  const apart = Math.abs(lastModified - Date.parse(endsAt));
  return shared * 2 + (apart < dayMs ? 1 - apart / dayMs : 0);
}

/** Meetings the file may be of, which one may change: the likeliest first, else the newest. */
export const rankMeetings = <M extends HeldMeeting>(file: NamedFile, meetings: readonly M[]): readonly M[] =>
  meetings
    .filter(({ mayEdit }) => mayEdit)
    .map((meeting) => ({ meeting, likely: likeness(file, meeting) }))
    .toSorted(
      (left, right) =>
        right.likely - left.likely || Date.parse(right.meeting.startsAt) - Date.parse(left.meeting.startsAt),
    )
    .slice(0, mostOffered)
    .map(({ meeting }) => meeting);
