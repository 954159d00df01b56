import { localDay, type When } from '../time/zoned.ts';

interface ZonedTimes {
  readonly startsAt: When;
  readonly endsAt: When;
  /** The zone of the meeting itself. */
  readonly timeZone: string;
}

/** The days something all day is on, both included: `YYYY-MM-DD`. */
export interface Days {
  readonly first: string;
  readonly last: string;
}

/** Whether a day begins with this instant; where clocks skip midnight it begins later. */
export const beginsDay = (instant: number, timeZone: string): boolean =>
  localDay(instant, timeZone) !== localDay(instant - 1, timeZone);

/** No day is shorter, even where clocks are put forward: most meetings are ruled out by their length. */
const shortestDay = 22 * 60 * 60 * 1000;

/** The days of a meeting that lasts from a midnight to a midnight of its own zone; null of any other (app.is_all_day is the same in SQL). */
export function allDays({ startsAt, endsAt, timeZone }: ZonedTimes): Days | null {
  const [start, end] = [new Date(startsAt).getTime(), new Date(endsAt).getTime()];
  if (!(end - start >= shortestDay) || !beginsDay(start, timeZone) || !beginsDay(end, timeZone)) return null;
  return { first: localDay(start, timeZone), last: localDay(end - 1, timeZone) };
}

export const isAllDay = (times: ZonedTimes): boolean => allDays(times) !== null;
