import { holidaysOf } from '@hopgon/engine/time/holidays';
import type { SpecialDays } from './working-time.rules.ts';

/** What is said of a day beside its date. */
export interface DayMark {
  readonly name: string;
  /** Nobody works; worked in exchange; a day of note. */
  readonly kind: 'off' | 'work' | 'observance';
}

const observancesOf = (year: number): ReadonlyMap<string, string> =>
  new Map(
    holidaysOf(year)
      .filter(({ kind }) => kind === 'observance')
      .map(({ date, name }) => [date, name]),
  );

const marksByYear = new Map<number, ReadonlyMap<string, string>>();

function observanceOn(day: string): string | undefined {
  const year = Number(day.slice(0, 4));
  const ofYear = marksByYear.get(year) ?? observancesOf(year);
  marksByYear.set(year, ofYear);
  return ofYear.get(day);
}

/** Why a day is not like others; null when it is. */
export function markOf(day: string, special: SpecialDays): DayMark | null {
  const own = special.get(day);
  if (own) return { name: own.kind === 'work' ? `Làm bù: ${own.name}` : own.name, kind: own.kind };
  const name = observanceOn(day);
  return name ? { name, kind: 'observance' } : null;
}
