import type { LocalTime } from './local-time.ts';
import { deadlineAmong } from './parse-deadline.ts';
import { readTimes } from './read-times.ts';
import { timeContext } from './resolve/context.ts';
import { type Moment, readTime } from './said-time.ts';

/** A day by which something is due, as said. */
export interface SaidDeadline {
  readonly said: string;
  /** "YYYY-MM-DD"; null where the words name no day to come. */
  readonly due: string | null;
  /** The time they name, what is over included. */
  readonly plain: Moment | null;
}

export function readDeadline(said: string, now: LocalTime): SaidDeadline {
  const readings = readTimes(said);
  const due = deadlineAmong(readings, said, timeContext(now, true))?.date ?? null;
  return { said, due, plain: readTime(said, now).plain };
}
