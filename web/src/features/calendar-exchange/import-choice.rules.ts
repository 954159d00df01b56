import type { ImportReport } from '@hopgon/contract/calendar/schemas';

type Places = ReadonlySet<number>;

/** Leaves out the event at this place, or takes it in again. */
export const toggled = (except: Places, place: number): Places =>
  new Set(except.has(place) ? [...except].filter((each) => each !== place) : [...except, place]);

/** The report of a file without the events at these places. */
export function withoutEvents(report: ImportReport, except: Places): ImportReport {
  const left = report.events.filter((_, place) => except.has(place));
  return {
    ...report,
    imported: report.imported - left.length,
    skipped: report.skipped + left.length,
    meetings: report.meetings - left.reduce((sum, { meetings }) => sum + meetings, 0),
  };
}
