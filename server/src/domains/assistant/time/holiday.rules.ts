import { holidaysOf } from '@hopgon/engine/time/holidays';
import { weekdayOf } from './zone.rules.ts';

/** On which days a company works: weekdays (1 is Monday), and what it says of single days ("YYYY-MM-DD"). */
export interface WorkDays {
  readonly days: readonly number[];
  /** `usual`: a holiday of the law that the company does not keep. */
  readonly changed?: ReadonlyMap<string, { readonly kind: 'off' | 'work' | 'usual'; readonly name: string }>;
}

/** The holiday a day is in the company, or null. */
export function holidayOn(date: string, { changed }: Pick<WorkDays, 'changed'>): string | null {
  const own = changed?.get(date);
  if (own) return own.kind === 'off' ? own.name : null;
  const holidays = holidaysOf(Number(date.slice(0, 4)));
  return holidays.find((holiday) => holiday.date === date && holiday.kind === 'public')?.name ?? null;
}

/** Whether anybody works that day; one worked in exchange counts whatever its weekday. */
export const isWorked = (date: string, work: WorkDays): boolean =>
  work.changed?.get(date)?.kind === 'work' ||
  (work.days.includes(weekdayOf(date)) && holidayOn(date, work) === null);
