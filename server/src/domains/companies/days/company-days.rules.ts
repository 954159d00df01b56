import type { CompanyDay, DayKind, SeenDay } from '@hopgon/contract/company-settings/schemas';
import { holidaysOf } from '@hopgon/engine/time/holidays';

/** What a company says of a day: other than the law does, or beside it. `usual`: a holiday it does not keep. */
export interface DayRow {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly kind: DayKind | 'usual';
  readonly name: string;
}

/** More than anybody needs, few enough that days cannot be used to fill the database. */
export const mostDays = 500;

const publicHolidays = (year: number) => holidaysOf(year).filter(({ kind }) => kind === 'public');

/** Name of the holiday a day is by law, or null. */
const holidayByLaw = (day: string): string | null =>
  publicHolidays(Number(day.slice(0, 4))).find(({ date }) => date === day)?.name ?? null;

/** The days of a year that are not like their weekday, and the public holidays on which the company works. */
export function daysOfYear(
  year: number,
  rows: readonly DayRow[],
): { days: CompanyDay[]; workedHolidays: { date: string; name: string }[] } {
  const said = new Map(rows.map((row) => [row.day, row]));
  const law = publicHolidays(year);
  const lawful = law.flatMap(({ date, name }): CompanyDay[] =>
    said.has(date) ? [] : [{ date, name, kind: 'off', source: 'law' }],
  );
  const byLaw = new Set(law.map(({ date }) => date));
  const own = rows.flatMap(({ day, kind, name }): CompanyDay[] => {
    if (kind === 'usual' || Number(day.slice(0, 4)) !== year) return [];
    return [{ date: day, name, kind, source: byLaw.has(day) ? 'changed' : 'own' }];
  });
  return {
    days: [...lawful, ...own].toSorted((left, right) => left.date.localeCompare(right.date)),
    workedHolidays: law
      .filter(({ date }) => said.get(date)?.kind === 'usual')
      .map(({ date, name }) => ({ date, name })),
  };
}

/** What people see of a day of which this is kept. */
function shownOf(day: string, row: DayRow | undefined): SeenDay {
  if (row) return row.kind === 'usual' ? null : { name: row.name, kind: row.kind };
  const name = holidayByLaw(day);
  return name === null ? null : { name, kind: 'off' };
}

/** Whether the day still is what somebody saw of it. */
export function isAsSeen(day: string, row: DayRow | undefined, seen: SeenDay): boolean {
  const shown = shownOf(day, row);
  return shown?.name === seen?.name && shown?.kind === seen?.kind;
}

/** What must be kept so that the day is this one; null when the law says just that. */
export const rowFor = (
  day: string,
  wanted: { readonly name: string; readonly kind: DayKind },
): DayRow | null => (wanted.kind === 'off' && wanted.name === holidayByLaw(day) ? null : { day, ...wanted });

/** What must be kept so that the day is like its weekday. */
export const rowToDrop = (day: string): DayRow | null =>
  holidayByLaw(day) === null ? null : { day, kind: 'usual', name: '' };
