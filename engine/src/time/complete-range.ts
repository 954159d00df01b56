import { type ClockFact, clockAt, type DateFact, type Facts } from './facts.ts';

type Said = Facts | number;
/** Which end of a range is filled from the other: -1 its beginning, 1 its end. */
type Side = -1 | 1;

/** The facts that name a day. */
export const dayKeys = [
  'offset',
  'otherOffset',
  'date',
  'weekday',
  'weekdays',
  'turn',
  'holiday',
  'quarter',
  'season',
  'period',
  'nth',
  'calendar',
  'edge',
  'shift',
] as const;

/** Completes both ends of a range from each other: "9 – 11h sáng mai", "từ ngày 5 đến ngày 10 tháng 8". */
export function completeRange(left: Said, right: Said): readonly [Facts, Facts] | null {
  const first = typeof left === 'number' ? likeOther(left, right) : left;
  const last = typeof right === 'number' ? likeOther(right, left) : right;
  if (!first || !last || boundsRule(first, last)) return null;
  const pair = hasDay(first) && hasDay(last) ? fillDates(first, last) : shareDay(first, last);
  return pair && [repeatAs(pair[0], last), pair[1]];
}

const fillDates = (first: Facts, last: Facts) =>
  [fillDate(first, last, -1), fillDate(last, first, 1)] as const;

/** "18 giờ đến 20 giờ thứ ba hằng tuần": a recurrence at the end applies to the whole range. */
const repeatAs = (facts: Facts, { every, interval }: Facts): Facts =>
  facts.every || !every ? facts : { ...facts, every, ...(interval && { interval }) };

/** "hằng ngày 9h đến 31/12": the day a rule ends on, which no time of it reaches. */
const boundsRule = (first: Facts, last: Facts): boolean =>
  first.every !== undefined && last.weekday === undefined && !last.every && hasDay(last);

/** A bare number is an hour beside an hour, a day beside a day, and nothing beside anything else. */
function likeOther(value: number, other: Said): Facts | null {
  if (typeof other === 'number') return null;
  if (other.clock && value <= 24) return { clock: clockAt(value) };
  return other.date?.day !== undefined && value >= 1 ? { date: { day: value } } : null;
}

export function hasDay(facts: Facts): boolean {
  return dayKeys.some((key) => facts[key] !== undefined);
}

export function saysHour(facts: Facts): boolean {
  return facts.clock !== undefined || facts.part !== undefined;
}

function shareDay(left: Facts, right: Facts): readonly [Facts, Facts] | null {
  if (!saysHour(left) || (!saysHour(right) && !hasDay(right))) return null;
  const first = hasDay(left) ? left : { ...dayOf(right), ...eveOf(right, left), ...left };
  const last = hasDay(right) ? right : { ...dayOf(left), ...right };
  return sharePart(first, last);
}

/** "Từ 23h đến 2h sáng mai" begins tonight. */
const eveOf = ({ offset, part, clock }: Facts, left: Facts): Facts =>
  offset && part === 'morning' && clock && (left.clock?.hour ?? 0) > 12 ? { offset: offset - 1 } : {};

export function dayOf(facts: Facts): Facts {
  return Object.fromEntries(
    dayKeys.filter((key) => facts[key] !== undefined).map((key) => [key, facts[key]]),
  );
}

/** "2 – 4 giờ chiều", "9 giờ sáng đến 11 giờ": the part of the day counts for both where the hours run on. */
function sharePart(left: Facts, right: Facts): readonly [Facts, Facts] {
  if (!left.clock || !right.clock || left.clock.hour > 12 || !before(left.clock, right.clock))
    return [left, right];
  if (right.part && !left.part && right.clock.hour <= 12) return [{ ...left, part: right.part }, right];
  if (left.part && !right.part && right.clock.hour <= 12) return [left, { ...right, part: left.part }];
  return [left, right];
}

const before = (left: ClockFact, right: ClockFact) =>
  left.hour * 60 + left.minute <= right.hour * 60 + right.minute;

/** Whether the end names no other day than the beginning. */
export const sharesDay = (facts: Facts, until: Facts): boolean =>
  dayKeys.every((key) => facts[key] === until[key]);

function fillDate(facts: Facts, other: Facts, side: Side): Facts {
  const date = facts.date && other.date ? fillFields(facts.date, other.date, side) : facts.date;
  const period =
    facts.period ??
    (facts.weekday !== undefined || facts.date?.month === undefined ? sharedPeriod(facts, other) : undefined);
  return { ...facts, ...(date && { date }), ...(period && { period }) };
}

function sharedPeriod(facts: Facts, other: Facts): Facts['period'] {
  const alike = (facts.weekday !== undefined && other.weekday !== undefined) || (facts.date && other.date);
  return alike ? other.period : undefined;
}

function fillFields(date: DateFact, other: DateFact, side: Side): DateFact {
  const { month, year } = besideMonth(date, other, side);
  return { ...date, month, year, lunar: date.lunar ?? other.lunar };
}

/** "từ 29 tháng chạp đến mùng 5": days that run the other way lie in two months. */
function besideMonth(date: DateFact, other: DateFact, side: Side): Pick<DateFact, 'month' | 'year'> {
  const year = date.year ?? other.year;
  if (date.month !== undefined || other.month === undefined) return { month: date.month, year };
  const crosses = date.day !== undefined && other.day !== undefined && (other.day - date.day) * side > 0;
  const month = other.month + (crosses ? side : 0);
  if (month >= 1 && month <= 12) return { month, year };
  return { month: month - 12 * side, year: year && year + side };
}
