import { civilDate, type DayNumber, dayNumber, firstOfMonth, isCivilDate } from '../civil.ts';
import type { DateFact, Facts } from '../facts.ts';
import { lunarDayNumber, lunarFromSolar } from '../lunar.ts';
import { type DaySpan, oneDay, pickDay, type TimeContext } from './context.ts';
import { monthSpan, yearSpan } from './resolve-period.ts';

/** A calendar date with whatever of it was said; the rest comes from the period beside it or from today. */
export function resolveDate(facts: Facts, date: DateFact, context: TimeContext): DaySpan | null {
  const lunar =
    facts.calendar === 'lunar' || (facts.calendar !== 'solar' && (date.lunar || isHungKingsDay(date)));
  if (lunar) return resolveLunarDate(facts, date, context);
  const { day, month } = date;
  const year = date.year ?? periodYear(facts, context);
  if (day === undefined)
    return month === undefined
      ? bareYear(year)
      : monthSpan(year ?? yearOf(month, facts.past, context), month);
  if (month === undefined) return resolveDayOfMonth(facts, day, context);
  const years = year === undefined ? yearsAround(context) : [year];
  const days = years
    .filter((each) => isCivilDate(each, month, day))
    .map((each) => dayNumber(each, month, day));
  const found = pickDay(days, context, facts.past);
  return found === undefined
    ? null
    : oneDay(found, 1, date.early ? { alternatives: lunarTwin(date, context) } : {});
}

/** "mùng 10 tháng 3" is the day of the Hùng kings, which nobody counts by the sun. */
function isHungKingsDay({ day, month, early }: DateFact): boolean {
  return early === true && day === 10 && month === 3;
}

function lunarTwin(date: DateFact, context: TimeContext): DayNumber[] {
  const twin = resolveLunarDate({}, date, context);
  return twin ? [twin.from] : [];
}

function periodYear({ period }: Facts, { today }: TimeContext): number | undefined {
  return period?.unit === 'year' ? civilDate(today).year + period.amount : undefined;
}

function yearsAround({ today }: TimeContext): number[] {
  const { year } = civilDate(today);
  return Array.from({ length: 10 }, (_, index) => year - 1 + index);
}

function bareYear(year: number | undefined): DaySpan | null {
  return year === undefined ? null : yearSpan(year);
}

/** A month without its year: in scheduling the present or a coming one, else that of this year. */
function yearOf(month: number, past: Facts['past'], { today, forward }: TimeContext): number {
  const now = civilDate(today);
  if (past) return now.year - (month > now.month ? 1 : 0);
  return now.year + (forward && month < now.month ? 1 : 0);
}

/** "ngày 15": of the month said beside it, else of this one, or in scheduling the first to come. */
function resolveDayOfMonth({ period, past }: Facts, day: number, context: TimeContext): DaySpan | null {
  const now = civilDate(context.today);
  const steps =
    period?.unit === 'month' ? [period.amount] : past || context.forward ? [-2, -1, 0, 1, 2] : [0];
  const days = steps.flatMap((step) => {
    const first = firstOfMonth(now.year, now.month + step);
    const { year, month } = civilDate(first);
    return isCivilDate(year, month, day) ? [first + day - 1] : [];
  });
  const found = steps.length === 1 ? days[0] : pickDay(days, context, past);
  return found === undefined ? null : oneDay(found);
}

/** Years of the lunar calendar are named by the solar year their first month lies in. */
function resolveLunarDate(facts: Facts, date: DateFact, context: TimeContext): DaySpan | null {
  const now = civilDate(context.today);
  const { year, month } = lunarFromSolar(now.year, now.month, now.day);
  const said = date.year ?? (facts.period?.unit === 'year' ? year + facts.period.amount : undefined);
  const years = said === undefined ? [year - 1, year, year + 1] : [said];
  if (date.day === undefined) return date.month === undefined ? null : lunarMonth(date.month, years, context);
  const { day } = date;
  const months =
    date.month === undefined
      ? nearMonths(year, month, facts)
      : years.map((each) => ({ year: each, month: date.month ?? 1 }));
  const days = months.map((each) => lastDayKept(each.year, each.month, day)).filter((each) => each !== null);
  const found = pickDay(days, context, facts.past);
  return found === undefined ? null : oneDay(found);
}

/** "ba mươi tháng chạp" is said of the last day also where the month has 29. */
const lastDayKept = (year: number, month: number, day: number) =>
  lunarDayNumber(year, month, day) ?? (day === 30 ? lunarDayNumber(year, month, 29) : null);

const nearMonths = (year: number, month: number, { period }: Facts) =>
  (period?.unit === 'month' ? [period.amount] : [-1, 0, 1]).map((step) => ({
    year: year + Math.floor((month - 1 + step) / 12),
    month: ((month - 1 + step + 12) % 12) + 1,
  }));

function lunarMonth(month: number, years: readonly number[], context: TimeContext): DaySpan | null {
  const starts = years.map((year) => lunarDayNumber(year, month, 1)).filter((day) => day !== null);
  const from = context.forward
    ? (starts.find((day) => day + 29 > context.today) ?? starts.at(-1))
    : starts[starts.length >> 1];
  return from === undefined ? null : { from, to: from + 29, grain: 'month', certainty: 0.8 };
}
