import { addMonths, type DayNumber, secondsPerDay } from '../time/civil.ts';
import { hasDay } from '../time/complete-range.ts';
import type { Facts } from '../time/facts.ts';
import { resolveTime } from '../time/parse-times.ts';
import { type TimeContext, timeContext } from '../time/resolve/context.ts';
import type { ResolvedTime } from '../time/resolve/resolve-moment.ts';
import type { TimeReading } from '../time/time-reading.ts';
import { nearMatter } from './near-matter.ts';
import type { Reading } from './reading.ts';

/** Days a time may mean, `to` exclusive. */
type DayRange = { readonly from: DayNumber; readonly to: DayNumber };

/** A time of a text, its ends apart; `from` is where it is said. */
export type Moment = {
  readonly from: number;
  readonly reading: Pick<TimeReading, 'facts' | 'until'>;
  readonly ends: readonly Facts[];
  readonly namesDay: boolean;
  /** Under every reading: ahead of the meeting and nearest to it, as a whole and each end alone. */
  readonly ranges: readonly DayRange[];
};

/** A time said before a meeting's day may lie behind it or ahead. */
export type Calendar = {
  readonly ahead: TimeContext;
  readonly nearest: TimeContext;
  /** What is known of the times of each turn. */
  readonly moments: WeakMap<Reading, readonly Moment[]>;
};

const LAST_YEAR = 9000;

/** Null where the day of the meeting is none. */
export function calendarOf(meetingDate: string): Calendar | null {
  const year = Number(/^(\d{4})-\d\d-\d\d$/u.exec(meetingDate)?.[1]);
  if (!(year <= LAST_YEAR) || Number.isNaN(Date.parse(`${meetingDate}T00:00Z`))) return null;
  return {
    ahead: timeContext(meetingDate, true),
    nearest: timeContext(meetingDate, false),
    moments: new WeakMap(),
  };
}

/** The times that some turns say of the matter of a line. */
export const momentsOf = (line: Reading, turns: readonly Reading[], calendar: Calendar): Moment[] =>
  turns.flatMap((turn) => {
    const known = calendar.moments.get(turn) ?? turn.times().map((time) => momentOf(time, calendar));
    calendar.moments.set(turn, known);
    const isNear = nearMatter(line, turn);
    return known.filter(({ from }) => isNear(from));
  });

export function momentOf(
  { from, ...reading }: Pick<TimeReading, 'facts' | 'until' | 'from'>,
  { ahead, nearest }: Calendar,
): Moment {
  const ends = reading.until ? [reading.facts, reading.until] : [reading.facts];
  const each = reading.until ? [reading, ...ends.map((facts) => ({ facts, until: null }))] : [reading];
  return {
    from,
    reading,
    ends,
    namesDay: ends.some((facts) => hasDay(facts) || facts.now === true),
    ranges: each
      .flatMap((one) => [resolveTime(one, ahead), resolveTime(one, nearest)])
      .flatMap((resolved) => (resolved ? [rangeOf(resolved)] : [])),
  };
}

/** Monday is 1; the first day of all was a Thursday. */
export const isoWeekday = (day: DayNumber): number => ((((day + 3) % 7) + 7) % 7) + 1;

const MONTHS: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };

function rangeOf({ start, end, grain }: ResolvedTime): DayRange {
  const from = Math.floor(start / secondsPerDay);
  const months = MONTHS[grain];
  const whole = months ? addMonths(from, months) : from + (grain === 'week' ? 7 : 1);
  return { from, to: end === null ? whole : Math.max(from + 1, Math.ceil(end / secondsPerDay)) };
}

/** Numbers without a unit may be hours or, from ten on, days of a month: "trước mười bảy". */
export const bareNumbers = (turns: readonly Reading[]): ReadonlySet<number> =>
  new Set(
    turns
      .flatMap((turn) => turn.numbers())
      .filter(({ isBare, isTimed }) => isBare && !isTimed)
      .flatMap(({ values, range }) => [...values, ...(range ?? [])]),
  );

/** A month at most. */
export const NEXT_MONTH = 31;

const FIRST_DAY = 10;

export const isDaySaid = (day: number | undefined, numbers: ReadonlySet<number>): boolean =>
  day !== undefined && day >= FIRST_DAY && numbers.has(day);
