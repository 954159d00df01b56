import { instantAt, localDay } from '@hopgon/contract/time/zoned';
import { addDays } from '@hopgon/engine/time/days';
import { browserZone } from '../../../lib/format/browser-zone.ts';
import { readClock } from '../../../ui/inputs/read-clock.ts';

/** Such a clock on the day of a moment, on the day before and on the day after; null for what is none. */
function clocksAround(typed: string, near: string, zone: string): readonly Date[] | null {
  const clock = readClock(typed);
  if (!clock) return null;
  const day = localDay(near, zone);
  return [-1, 0, 1].map((days) => instantAt(addDays(day, days), clock, zone));
}

/** When somebody came, as people type it: of such clocks the one nearest to a moment. ISO 8601. */
export function arrivalAt(typed: string, near: string, zone = browserZone()): string | null {
  const distance = (moment: Date) => Math.abs(moment.getTime() - Date.parse(near));
  const clocks = clocksAround(typed, near, zone);
  return clocks?.toSorted((one, other) => distance(one) - distance(other))[0]?.toISOString() ?? null;
}

const minute = 60_000;

/**
 * When somebody left: the first such clock from the minute in which they came, also after midnight; 'early' where that is
 * still to come, so that they left before they came.
 */
export function departureAt(
  typed: string,
  {
    arrivedAt,
    now,
    zone = browserZone(),
  }: { readonly arrivedAt: string; readonly now: string; readonly zone?: string },
): string | 'early' | null {
  const from = Math.floor(Date.parse(arrivedAt) / minute) * minute;
  const clocks = clocksAround(typed, arrivedAt, zone);
  const first = clocks?.find((moment) => moment.getTime() >= from);
  if (!first) return null;
  return first.getTime() > Date.parse(now) ? 'early' : first.toISOString();
}
