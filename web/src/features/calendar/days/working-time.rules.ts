import type { CompanySettings } from '@hopgon/contract/companies/schemas';
import type { DayKind } from '@hopgon/contract/company-settings/schemas';
import { instantAt, localDay } from '@hopgon/contract/time/zoned';
import { addDays, weekdayOf } from '@hopgon/engine/time/days';
import type { DayBounds } from '../../../data/meetings/own-meetings.rules.ts';
import { minuteOn } from '../entries/pieces.rules.ts';

type Settings = Pick<CompanySettings, 'timeZone' | 'workingHours' | 'lunch' | 'workDays'>;

/** Days of the company that are not like their weekday, by date. */
export type SpecialDays = ReadonlyMap<string, { readonly name: string; readonly kind: DayKind }>;

export function isWorkDay(
  day: string,
  { workDays }: Pick<Settings, 'workDays'>,
  special: SpecialDays,
): boolean {
  const kind = special.get(day)?.kind;
  return kind ? kind === 'work' : workDays.includes(weekdayOf(day));
}

/** Minutes of a viewer's day at which the company works. Its days are those of its own zone, and may be two of the viewer's. */
export function workingTime(
  day: DayBounds,
  timeZone: string,
  settings: Settings,
  special: SpecialDays,
): readonly { readonly from: number; readonly to: number }[] {
  const first = localDay(day.start, settings.timeZone);
  const last = localDay(day.end - 1, settings.timeZone);
  const found: { from: number; to: number }[] = [];
  for (let at = first; at <= last; at = addDays(at, 1)) {
    if (!isWorkDay(at, settings, special)) continue;
    for (const stretch of stretchesOf(settings)) {
      const start = instantAt(at, stretch.start, settings.timeZone).getTime();
      const end = instantAt(at, stretch.end, settings.timeZone).getTime();
      if (end <= day.start || start >= day.end) continue;
      found.push({ from: minuteOn(start, day, timeZone), to: minuteOn(end, day, timeZone) });
    }
  }
  return found;
}

/** The work of a day without its pause at noon. */
const stretchesOf = ({ workingHours: { start, end }, lunch }: Settings) =>
  lunch === null
    ? [{ start, end }]
    : [
        { start, end: lunch.start },
        { start: lunch.end, end },
      ];
