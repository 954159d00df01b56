import { tet } from '../grammar/patterns/time/holiday-names.ts';
import { type DayNumber, formatDate } from './civil.ts';
import { readTimes } from './read-times.ts';
import { type TimeContext, timeContext } from './resolve/context.ts';
import { resolveDeadline } from './resolve/resolve-deadline.ts';
import type { TimeReading } from './time-reading.ts';

/** The day by which something is due; `span` are UTF-16 offsets of `phrase` in the text. */
export type Deadline = {
  readonly date: string;
  readonly span: readonly [from: number, to: number];
  readonly phrase: string;
};

const limit =
  /(?:trước|truoc|hạn|han|chậm nhất|cham nhat|muộn nhất|deadline)(?:\s+(?:là|la|vào|vao|ngày|ngay|chót))*[\s:]*$/iu;
const before = /(?:trước|truoc)\s*$/iu;
const after = /(?:sau|qua|ra|ăn|nghỉ)\s*$/iu;
/** Longer than any phrase before a day; words further ahead are unrelated. */
const longestLead = 60;
/** A combining mark. */
const apart = /[\u0300-\u036f]/;

type Candidate = {
  readonly day: DayNumber;
  readonly limited: boolean;
  readonly from: number;
  readonly to: number;
};

/**
 * The day by which a Vietnamese sentence says something is due, or null. Weeks start on Monday and end, as deadlines go, on Friday;
 * days gone by are no deadlines. `reference` is a local "YYYY-MM-DD" with or without a time. Of several days the one marked as a limit
 * ("trước", "hạn") counts, else the first.
 */
export function parseDeadline(text: string, reference: string): Deadline | null {
  return deadlineAmong(readTimes(text), text, timeContext(reference, true));
}

/** As `parseDeadline`, of times that have been read before; they stand in `text`. */
export function deadlineAmong(
  readings: readonly TimeReading[],
  text: string,
  context: TimeContext,
): Deadline | null {
  const candidates = readings.flatMap((reading) => judge(reading, text, context));
  const found = candidates.find((candidate) => candidate.limited) ?? candidates[0];
  if (!found) return null;
  return {
    date: formatDate(found.day),
    span: [found.from, found.to],
    phrase: text.slice(found.from, found.to),
  };
}

function judge(reading: TimeReading, text: string, context: TimeContext): Candidate[] {
  const said = text.slice(Math.max(0, reading.from - longestLead), reading.from);
  const lead = apart.test(said) ? said.normalize('NFC') : said;
  const isBefore = before.test(lead);
  if (reading.facts.holiday === tet && after.test(lead)) return [];
  const day = resolveDeadline(reading, context);
  if (day === null || day < context.today) return [];
  const isEve = isBefore && reading.facts.holiday === tet;
  const from = isBefore ? reading.from - lastWordOf(said).length : reading.from;
  return [{ day: isEve ? day - 1 : day, limited: limit.test(lead), from, to: reading.to }];
}

/** The last word, with the space behind it. */
const lastWordOf = (said: string): string => /(?<!\S)\S+\s*$/u.exec(said)?.[0] ?? '';
