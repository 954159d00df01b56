import { instantAt, localClock, localDay, minutesOf } from '@hopgon/contract/time/zoned';
import { fold } from '@hopgon/engine/text/fold';
import { addDays } from '@hopgon/engine/time/days';
import type { FoundInFile } from '../text.schemas.ts';

const minute = 60_000;
const hour = 60 * minute;
const quarter = 15 * minute;
/** Without an end or clocks in the file a meeting is as long as the talk, within these bounds. */
const [shortest, longest] = [15 * minute, 12 * hour];

export interface PlannedTimes {
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
  readonly from: 'text' | 'name' | 'saved';
  /** The file says the hour, too. */
  readonly saysHour: boolean;
}

interface SavedFile {
  readonly savedAt: number;
  readonly now: number;
  readonly zone: string;
}

/**
 * When the meeting of a file was: as its text says, else its name; the last such clock before it was saved where only a
 * clock is known; else the time before it was saved, on a quarter. A day that is still to come is none.
 */
export function planTimes(
  { facts, named, lengthMs }: FoundInFile,
  { savedAt, now, zone }: SavedFile,
): PlannedTimes {
  const length = Math.min(Math.max(lengthMs ?? hour, shortest), longest);
  const usual = Math.floor((savedAt - length) / quarter) * quarter;
  const past = (at: number): number | null => (at <= now ? at : null);
  const name = localNamed(named, zone);
  const date = facts.date ?? name.date ?? undefined;
  const sameDay = facts.date === undefined || facts.date === name.date;
  const clock = facts.startTime ?? (sameDay ? name.startTime : null) ?? undefined;
  const from = facts.date !== undefined || facts.startTime !== undefined ? 'text' : 'name';
  const start = date
    ? past(instantAt(date, clock ?? localClock(usual, zone), zone).getTime())
    : clock && lastBefore(savedAt, clock, zone);
  if (!start) return { start: usual, end: usual + rounded(length), from: 'saved', saysHour: false };
  const said = facts.startTime && facts.endTime ? minutesOf(facts.endTime) - minutesOf(facts.startTime) : 0;
  return {
    start,
    end: start + (said > 0 ? said * minute : rounded(length)),
    from,
    saysHour: clock !== undefined,
  };
}

const rounded = (length: number): number => Math.ceil(length / (5 * minute)) * 5 * minute;

function localNamed({ date, startTime, isUtc }: FoundInFile['named'], zone: string) {
  if (!(isUtc && date && startTime)) return { date, startTime };
  const at = Date.parse(`${date}T${startTime}:00Z`);
  return { date: localDay(at, zone), startTime: localClock(at, zone) };
}

function lastBefore(savedAt: number, clock: string, zone: string): number {
  const savedOn = localDay(savedAt, zone);
  const at = instantAt(savedOn, clock, zone).getTime();
  return at <= savedAt ? at : instantAt(addDays(savedOn, -1), clock, zone).getTime();
}

export interface HeldMeeting {
  readonly id: string;
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly hasTranscript: boolean;
}

interface PlannedFile {
  readonly title: string;
  readonly times: PlannedTimes;
}

const wordsIn = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Which part of the title's words the file has too. */
function sharedWords(title: string, said: ReadonlySet<string>): number {
  const words = wordsIn(title);
  return words.filter((word) => said.has(word)).length / Math.max(1, words.length);
}

/** Which part of the shorter one both times share. */
function overlap({ start, end }: PlannedTimes, held: HeldMeeting): number {
  const [from, to] = [Date.parse(held.startsAt), Date.parse(held.endsAt)];
  const shared = Math.min(end, to) - Math.max(start, from);
  return Math.max(0, shared) / Math.max(minute, Math.min(end - start, to - from));
}

const mostOffered = 5;

/** What a meeting on the day of the file is worth beside words of its title: series have one title. */
const ofThatDay = 0.3;

/**
 * The meetings a file may belong to, the likeliest first, and the one it belongs to: at its time and of its title, the only one
 * at an hour that the file itself states, or that day's one of its title. Meetings that have a transcript are offered and never chosen.
 */
export function rankMeetings<M extends HeldMeeting>(
  { title, times }: PlannedFile,
  meetings: readonly M[],
  zone: string,
): { readonly offered: readonly M[]; readonly chosen: M | null } {
  const said = new Set(wordsIn(title));
  const day = localDay(times.start, zone);
  // A day without an hour says nothing of the time of day.
  const knowsTime = times.from === 'saved' || times.saysHour;
  const ranked = meetings
    .map((meeting) => {
      const named = sharedWords(meeting.title, said);
      const timed = knowsTime ? overlap(times, meeting) : 0;
      const isThatDay = localDay(meeting.startsAt, zone) === day;
      const score = named + timed + (isThatDay ? ofThatDay : 0);
      return { meeting, named, timed, isThatDay, score };
    })
    .toSorted((one, other) => other.score - one.score);
  const [first, second] = ranked;
  const isAlone = first && (!second || first.score - second.score >= 0.2);
  const atTime = ranked.filter(({ timed }) => timed >= 0.5);
  const isSure =
    isAlone &&
    !first.meeting.hasTranscript &&
    ((first.timed >= 0.5 && first.named >= 0.3) ||
      (times.saysHour && first.timed >= 0.5 && atTime.length === 1) ||
      (first.named >= 0.6 && first.isThatDay));
  return {
    offered: ranked.slice(0, mostOffered).map(({ meeting }) => meeting),
    chosen: isSure ? first.meeting : null,
  };
}
