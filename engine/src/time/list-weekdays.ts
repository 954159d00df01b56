import type { Facts } from './facts.ts';
import { isListed } from './share-across-list.ts';
import type { TimeReading } from './time-reading.ts';

/** "thứ hai đến thứ sáu hằng tuần" is one rule of five days, "thứ hai và thứ tư hằng tuần" one of two. */
export function joinRepeats(readings: readonly TimeReading[], text: string): TimeReading[] {
  const joined: TimeReading[] = [];
  for (const reading of readings.map(rangeAsDays)) {
    const last = joined.at(-1);
    const listed = last && isListed(last, reading, text);
    const repeated = listed && repeatsOn(last.facts) && isBare(reading.facts) ? repeat(reading) : reading;
    const both = listed ? joinDays(last, repeated) : null;
    if (both) joined[joined.length - 1] = both;
    else joined.push(repeated);
  }
  return joined;
}

/** "mỗi thứ ba và thứ năm": what is said of the first repeats the others. */
const repeat = (reading: TimeReading): TimeReading => ({
  ...reading,
  facts: { ...reading.facts, every: 'weekly' },
});

const repeatsOn = (facts: Facts): boolean => isWeekly(facts) && daysOf(facts).length > 0;

/** A weekday of no week in particular. */
const isBare = ({ weekday, weekdays, clock, part, partEdge, ...others }: Facts): boolean =>
  (weekday ?? weekdays) !== undefined && Object.keys(others).length === 0;

/** "thứ 2, 4 tuần sau" names two days. */
export function splitWeekdays(reading: TimeReading): TimeReading[] {
  const { weekdays, ...facts } = reading.facts;
  if (!weekdays || facts.every) return [reading];
  return weekdays.map((weekday) => ({ ...reading, facts: { ...facts, weekday } }));
}

function rangeAsDays(reading: TimeReading): TimeReading {
  const { facts, until } = reading;
  const [from, to] = [facts.weekday, until?.weekday];
  if (!until || from === undefined || to === undefined || facts.date || until.date) return reading;
  if (!(facts.every || until.every) || (facts.clock && until.clock)) return reading;
  const { weekday: _, ...rest } = { ...until, ...facts };
  return { ...reading, until: null, facts: { ...rest, every: 'weekly', weekdays: daysFrom(from, to) } };
}

/** The weekdays from one to another, be it over the end of the week. */
function daysFrom(from: number, to: number): number[] {
  const length = ((to - from + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => ((from + index - 1) % 7) + 1);
}

function joinDays(left: TimeReading, right: TimeReading): TimeReading | null {
  const days = [...daysOf(left.facts), ...daysOf(right.facts)];
  if (!isWeekly(left.facts) || !isWeekly(right.facts) || days.length < 2) return null;
  if (daysOf(left.facts).length === 0 || daysOf(right.facts).length === 0) return null;
  if ((left.until && right.until) || haveOtherHours(left.facts, right.facts)) return null;
  const { weekday: _, ...facts } = { ...left.facts, ...right.facts };
  const until = left.until ?? right.until;
  if (!until) return { ...left, to: right.to, facts: { ...facts, weekdays: days } };
  const { weekday: __, ...hours } = until;
  return { ...left, to: right.to, facts: { ...facts, weekdays: days }, until: { ...hours, weekdays: days } };
}

/** "mỗi sáng thứ hai và chiều thứ tư": two rules. */
const haveOtherHours = (left: Facts, right: Facts): boolean =>
  (left.part !== undefined && right.part !== undefined && left.part !== right.part) ||
  (left.clock !== undefined &&
    right.clock !== undefined &&
    (left.clock.hour !== right.clock.hour || left.clock.minute !== right.clock.minute));

const isWeekly = ({ every }: Facts) => every === 'weekly' || every === 'daily';

const daysOf = ({ weekday, weekdays }: Facts): readonly number[] =>
  weekdays ?? (weekday === undefined ? [] : [weekday]);
