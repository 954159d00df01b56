import { civilDate } from '../time/civil.ts';
import type { Facts } from '../time/facts.ts';
import { admits } from '../time/resolve/part-hours.ts';
import {
  bareNumbers,
  type Calendar,
  isDaySaid,
  isoWeekday,
  type Moment,
  momentOf,
  momentsOf,
  NEXT_MONTH,
} from './calendar.ts';
import type { Reading } from './reading.ts';
import type { UnsupportedClaim } from './support.ts';

/** Days and hours of a line that no turn says. */
export function checkTimes(
  line: Reading,
  turns: readonly Reading[],
  calendar: Calendar,
  isNamed: (offset: number) => boolean,
): UnsupportedClaim[] {
  const written = line.times().filter(({ from }) => !isNamed(from));
  if (written.length === 0) return [];
  const said = { moments: momentsOf(line, turns, calendar), numbers: bareNumbers(turns) };
  return written.flatMap(({ from, to, ...reading }): UnsupportedClaim[] => {
    if (isQuoted(line.text.slice(from, to), turns)) return [];
    const moment = momentOf({ ...reading, from }, calendar);
    const hasDays = moment.ends.every((facts) => saysDay(facts, said, calendar));
    if (hasDays && moment.ends.every((facts) => saysHour(facts, said))) return [];
    return [{ kind: hasDays ? 'time' : 'date', field: 'text', span: [from, to], fault: 'not-said' }];
  });
}

type Said = { readonly moments: readonly Moment[]; readonly numbers: ReadonlySet<number> };

/** Words that a turn says the same way mean there what they mean here. */
function isQuoted(words: string, turns: readonly Reading[]): boolean {
  const said = ` ${words.toLowerCase().replace(EDGE, '')} `;
  return turns.some(({ quotable }) => quotable().includes(said));
}
/** "Dời cuối năm qua tháng một": a verb that looks like a part of the time. */
const EDGE = /^(?:sang|qua|tới|đến) | (?:sang|qua|tới|đến)$/gu;

/** A day is said as one that is the same, or fact by fact: the weekday here and the date there. */
function saysDay(facts: Facts, said: Said, calendar: Calendar): boolean {
  const { clock: _clock, part: _part, partEdge: _edge, minutes: _minutes, date = {}, ...others } = facts;
  const days = momentOf({ facts, until: null, from: 0 }, calendar);
  const parts = said.moments.flatMap(({ ends }) => ends);
  const isWeekday = facts.weekday !== undefined && (date.day === undefined || !fallsOn(facts.weekday, days));
  const isMonth = date.month !== undefined && date.day === undefined && parts.some((one) => one.date?.month);
  if (!(isWeekday || isMonth) && isSameDay(days, said, calendar)) return true;
  const saysDate = (key: 'day' | 'month' | 'year') =>
    date[key] === undefined || parts.some((other) => other.date?.[key] === date[key]);
  return (
    Object.entries(others).every(([key, value]) => saysFact(key, value, parts, said)) &&
    (saysDate('day') || (!date.lunar && isDaySaid(date.day, said.numbers))) &&
    (saysDate('month') || (!isMonth && isSameDay(days, said, calendar))) &&
    (saysDate('year') || said.numbers.has(date.year ?? 0))
  );
}

function saysFact(key: string, value: unknown, parts: readonly Facts[], { moments, numbers }: Said): boolean {
  if (key === 'weekday') return saysWeekday(Number(value), moments);
  const length = isLength(value) ? value : null;
  if (length && numbers.has(length.amount)) return true;
  return parts.some((other) =>
    Object.entries(other).some(([name, said]) =>
      length && isLength(said)
        ? said.unit === length.unit && said.amount === length.amount
        : name === key && JSON.stringify(said) === JSON.stringify(value),
    ),
  );
}

const isLength = (value: unknown): value is { unit: string; amount: number } =>
  typeof value === 'object' && value !== null && 'amount' in value;

/** A weekday is said by its name or, where the turns name none, by a date that falls on it. */
function saysWeekday(weekday: number, moments: readonly Moment[]): boolean {
  const named = moments.flatMap(({ ends }) => ends).flatMap((facts) => facts.weekdays ?? facts.weekday ?? []);
  return named.length > 0 ? named.includes(weekday) : moments.some((moment) => fallsOn(weekday, moment));
}

const fallsOn = (weekday: number, { ranges }: Moment): boolean =>
  ranges.some(({ from, to }) => to - from === 1 && isoWeekday(from) === weekday);

/** What was said lies within what is written: "mùng một tháng bảy" in "tháng bảy". */
const isSameDay = ({ ranges }: Moment, { moments, numbers }: Said, calendar: Calendar): boolean =>
  ranges.some(
    ({ from, to }) =>
      moments.some(
        ({ namesDay, ranges: others }) =>
          namesDay && others.some((other) => other.from >= from && other.to <= to),
      ) ||
      (to - from === 1 && isDaySaid(civilDate(from).day, numbers) && isAhead(from, calendar)),
  );

const isAhead = (day: number, { ahead: { today } }: Calendar): boolean =>
  day >= today && day - today <= NEXT_MONTH;

/** A part of the day is said by its name or, where none is named, by an hour that can lie in it. */
function saysHour({ clock, part }: Facts, { moments, numbers }: Said): boolean {
  const said = moments.flatMap(({ ends }) => ends);
  const isClockSaid =
    clock === undefined ||
    numbers.has(clock.hour) ||
    said.some(
      ({ clock: other }) => other && other.hour % 12 === clock.hour % 12 && other.minute === clock.minute,
    );
  if (!isClockSaid || part === undefined || part === 'office' || part === 'am' || part === 'pm')
    return isClockSaid;
  const parts = said.flatMap((facts) => facts.part ?? []);
  if (parts.length > 0) return parts.includes(part);
  return said.some((facts) => facts.clock !== undefined && admits(part, facts.clock.hour));
}
