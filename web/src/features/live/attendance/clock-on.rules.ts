import { instantAt, localDay } from '@hopgon/contract/time/zoned';
import { browserZone } from '../../../lib/format/browser-zone.ts';
import { readClock } from '../../../ui/inputs/read-clock.ts';

/** A clock as people type it, on the day of another moment; null when it is none. ISO 8601. */
export function clockOn(typed: string, near: string, zone = browserZone()): string | null {
  const clock = readClock(typed);
  return clock && instantAt(localDay(near, zone), clock, zone).toISOString();
}
