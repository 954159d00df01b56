import { civilDate, type DayNumber, parseInstant, secondsPerDay } from '../time/civil.ts';
import { resolveDeadline } from '../time/resolve/resolve-deadline.ts';
import {
  bareNumbers,
  type Calendar,
  isDaySaid,
  isoWeekday,
  type Moment,
  momentsOf,
  NEXT_MONTH,
} from './calendar.ts';
import type { Reading } from './reading.ts';
import type { UnsupportedClaim } from './support.ts';

/** The deadline of a task where no turn names that day. */
export function checkDeadline(
  deadline: string,
  line: Reading,
  turns: readonly Reading[],
  calendar: Calendar,
): UnsupportedClaim[] {
  const isDay = /^\d{4}-\d\d-\d\d$/u.test(deadline) && !Number.isNaN(Date.parse(deadline));
  const day = isDay ? Math.floor(parseInstant(deadline) / secondsPerDay) : null;
  if (day !== null && isDue(day, momentsOf(line, turns, calendar), turns, calendar)) return [];
  return [{ kind: 'date', field: 'deadline', span: [0, deadline.length], fault: 'not-said' }];
}

const isSingleDay = ({ namesDay, ranges }: Moment): boolean =>
  namesDay && ranges.some(({ from, to }) => to - from === 1);

function isDue(
  day: DayNumber,
  moments: readonly Moment[],
  turns: readonly Reading[],
  calendar: Calendar,
): boolean {
  const { today } = calendar.ahead;
  const isNamed = moments.some(isSingleDay);
  if (moments.some((moment) => mayBeDue(day, moment, calendar, isNamed))) return true;
  // "Trước ba mươi mốt": the next such day from the meeting on.
  const isNext = day >= today && day - today <= NEXT_MONTH;
  if (isNext && isDaySaid(civilDate(day).day, bareNumbers(turns))) return true;
  const isSoon = turns.some(({ phrases }) => phrases.some(({ classes }) => classes.includes('today')));
  return day === today && (isSoon || moments.some(({ namesDay }) => !namesDay));
}

/** The last days of a week or month, any of which may be meant by its end. */
const LAST_DAYS = 3;

/** Facts that say no more of a day than its weekday. */
const BESIDE_WEEKDAY = new Set(['weekday', 'clock', 'part', 'partEdge', 'minutes']);
const TWO_WEEKS = 14;

/** "Lùi sang thứ năm" may be of this week or of the next, which another turn decides. */
const isNextSuchWeekday = (day: DayNumber, { facts, until }: Moment['reading'], today: DayNumber): boolean =>
  until === null &&
  day >= today &&
  day - today < TWO_WEEKS &&
  facts.weekday === isoWeekday(day) &&
  Object.keys(facts).every((name) => BESIDE_WEEKDAY.has(name));

/** A day is due itself, a longer time at its end or middle, unless a day was named, too. */
function mayBeDue(day: DayNumber, moment: Moment, { ahead }: Calendar, isNamed: boolean): boolean {
  const { reading, namesDay, ranges } = moment;
  const due = namesDay ? resolveDeadline(reading, ahead) : null;
  if (!namesDay || day === due) return namesDay;
  if (isNextSuchWeekday(day, reading, ahead.today)) return true;
  return ranges.some(({ from, to }) => {
    if (day < from || day >= to) return false;
    const isMiddle = reading.facts.edge === 'middle' && Math.abs(day - (due ?? day)) <= LAST_DAYS;
    return to - from === 1 || (!isNamed && (isMiddle || day >= to - LAST_DAYS));
  });
}
