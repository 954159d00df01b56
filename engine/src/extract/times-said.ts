import { parseTimes } from '../time/parse-times.ts';
import { readTimes } from '../time/read-times.ts';
import type { TimePhrase } from '../time/time-phrase.ts';
import type { Clause } from './clause.ts';
import { MAY_NAME_TIME } from './language/hints.ts';
import { type MeetingContext, plainTurn } from './meeting-context.ts';

/** The times a turn names, resolved against the day of the meeting. Several rules ask for them; they are read once. */
export function timesSaid(turn: number, context: MeetingContext): readonly TimePhrase[] {
  const known = context.times.get(turn);
  if (known) return known;
  const reference = `${context.meetingDate}T00:00:00`;
  const text = context.turns[turn]?.text ?? '';
  const times = MAY_NAME_TIME.test(plainTurn(context, turn)) ? parseTimes(text, { reference }) : [];
  context.times.set(turn, times);
  return times;
}

/** Many words may belong to a time and do not; each clause is asked once, however many stretches of it are looked at. */
export function namesTime(clause: Clause, context: MeetingContext): boolean {
  const known = context.timed.get(clause);
  if (known !== undefined) return known;
  const alone = context.clauses[clause.turn]?.length === 1;
  const timed =
    timesSaid(clause.turn, context).length > 0 &&
    (alone || readTimes(writtenText(clause, 0, clause.words.length)).length > 0);
  context.timed.set(clause, timed);
  return timed;
}

/** Commas stay: "thứ hai, rồi nhắn" is next Monday, "thứ hai rồi" the last one. */
export function writtenText(clause: Clause, from: number, to: number): string {
  const words = clause.raw
    .slice(from, to)
    .map((word, index) => (clause.breaks.has(from + index) ? `${word},` : word));
  return words.join(' ').replace(/(?<=^| )trong (?=(?:sáng|trưa|chiều|tối) nay)/giu, '');
}
