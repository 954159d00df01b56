import type { CompanyDay, DayKind, SeenDay } from '@hopgon/contract/company-settings/schemas';
import { daysOffByLaw, type WorkDays } from '@hopgon/engine/time/work-days';

/** What a company says of a day: other than the law does, or beside it. `usual`: a holiday it does not keep. */
export interface DayRow {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly kind: DayKind | 'usual';
  readonly name: string;
}

/** More than anybody needs, few enough that days cannot be used to fill the database. */
export const mostDays = 500;

/** Name of the holiday a day is by law where the company says nothing of it, or null. */
function holidayByLaw(day: string, { days, changed }: WorkDays): string | null {
  const others = new Map([...(changed ?? [])].filter(([date]) => date !== day));
  return daysOffByLaw(Number(day.slice(0, 4)), { days, changed: others }).get(day) ?? null;
}

/** The days of a year that are not like their weekday, and the public holidays on which the company works. */
export function daysOfYear(
  year: number,
  rows: readonly DayRow[],
  workDays: readonly number[],
): { days: CompanyDay[]; workedHolidays: { date: string; name: string }[] } {
  const said = new Map(rows.map((row) => [row.day, row]));
  const law = [...daysOffByLaw(year, { days: workDays, changed: said })].map(([date, name]) => ({
    date,
    name,
  }));
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
    workedHolidays: law.filter(({ date }) => said.get(date)?.kind === 'usual'),
  };
}

/** What people see of a day of which this is kept. */
function shownOf(day: string, row: DayRow | undefined, work: WorkDays): SeenDay {
  if (row) return row.kind === 'usual' ? null : { name: row.name, kind: row.kind };
  const name = holidayByLaw(day, work);
  return name === null ? null : { name, kind: 'off' };
}

/** Whether the day still is what somebody saw of it. */
export function isAsSeen(
  day: string,
  { row, seen, work }: { readonly row: DayRow | undefined; readonly seen: SeenDay; readonly work: WorkDays },
): boolean {
  const shown = shownOf(day, row, work);
  return shown?.name === seen?.name && shown?.kind === seen?.kind;
}

/** What must be kept so that the day is this one; null when the law says just that. */
export const rowFor = (
  day: string,
  wanted: { readonly name: string; readonly kind: DayKind },
  work: WorkDays,
): DayRow | null =>
  wanted.kind === 'off' && wanted.name === holidayByLaw(day, work) ? null : { day, ...wanted };

/** What must be kept so that the day is like its weekday. */
export const rowToDrop = (day: string, work: WorkDays): DayRow | null =>
  holidayByLaw(day, work) === null ? null : { day, kind: 'usual', name: '' };
