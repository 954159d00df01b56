import { parseDeadline } from '../time/parse-deadline.ts';
import type { Clause } from './clause.ts';

export type ReadDeadline = { readonly date: string; readonly phrase: string };

/** The day a stretch of a clause names as its limit, resolved against the day of the meeting (YYYY-MM-DD). */
export function readDeadline(
  clause: Clause,
  from: number,
  to: number,
  meetingDate: string,
): ReadDeadline | null {
  const found = parseDeadline(writtenText(clause, from, to), meetingDate);
  return found && { date: found.date, phrase: found.phrase };
}

/** Commas stay: "thứ hai, rồi nhắn" is next Monday, "thứ hai rồi" the last one. */
function writtenText(clause: Clause, from: number, to: number): string {
  const words = clause.raw
    .slice(from, to)
    .map((word, index) => (clause.breaks.has(from + index) ? `${word},` : word));
  return words.join(' ').replace(/(?<=^| )trong (?=(?:sáng|trưa|chiều|tối) nay)/giu, '');
}
