import type { ShapedLine } from './lines/line-shapes.ts';
import { minutesOfClock } from './read-moment.ts';

/** What `09:05` at the lines of a file means. */
export type ShortClocks = 'minutes-and-seconds' | 'hours-and-minutes' | 'unclear';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Who records does not wait longer before anybody speaks. */
const LONGEST_WAIT_MS = 6 * MINUTE;
const LONGEST_MEETING_MS = 10 * HOUR;
/** Meetings begin between these hours. */
const FIRST_HOUR = 6;
const LAST_HOUR = 21;
/** Words a second: nobody says more, and a recording that holds its speech seldom has fewer. */
const FASTEST_SPEECH = 5;
const SLOWEST_SPEECH = 0.8;
/** Minutes between the time a head states and the first words. */
const NEAR = 30;

/**
 * Decides what the clocks with two parts mean, by all of them: the hour a head states, how late the first one is, and how
 * many words would be said in a second. `words` counts those from the first clock to the last.
 */
export function readShortClocks(
  shaped: readonly ShapedLine[],
  { words, startTime }: { readonly words: number; readonly startTime: string | undefined },
): ShortClocks {
  const timed = shaped.filter(({ startMs }) => startMs !== null);
  const times = timed.flatMap(({ startMs }) => startMs ?? []);
  const [first = 0] = times;
  const last = times.at(-1) ?? 0;
  const isShort = timed.length > 0 && timed.every((line) => line.isShort);
  const isInOrder = times.every((time, index) => index === 0 || time >= (times[index - 1] ?? 0));
  // As hours and minutes each number stands for sixty times as much.
  const hour = (first * 60) / HOUR;
  if (!isShort || !isInOrder || hour < FIRST_HOUR || hour >= LAST_HOUR + 1) return 'minutes-and-seconds';
  if (last * 60 >= 24 * HOUR || (last - first) * 60 > LONGEST_MEETING_MS) return 'minutes-and-seconds';
  if (startTime !== undefined && Math.abs(minutesOfClock(startTime) - first / 1000) <= NEAR)
    return 'hours-and-minutes';
  if (first < LONGEST_WAIT_MS) return 'minutes-and-seconds';
  if (times.length < 2) return 'unclear';
  const wordsInSecond = words / Math.max(1, (last - first) / 1000);
  if (wordsInSecond > FASTEST_SPEECH) return 'hours-and-minutes';
  return wordsInSecond < SLOWEST_SPEECH ? 'unclear' : 'minutes-and-seconds';
}

/** The lines with their times as `meaning` has them; a time that is unclear is none. */
export function applyShortClocks(shaped: readonly ShapedLine[], meaning: ShortClocks): ShapedLine[] {
  const read = (ms: number | null) => (meaning === 'unclear' || ms === null ? null : ms * 60);
  return shaped.map((line) =>
    line.isShort && meaning !== 'minutes-and-seconds'
      ? { ...line, startMs: read(line.startMs), endMs: read(line.endMs) }
      : line,
  );
}
