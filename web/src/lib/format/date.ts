import * as words from '@hopgon/contract/time/format-time';
import { localClock, type When } from '@hopgon/contract/time/zoned';
import { browserZone } from './browser-zone.ts';

// The same as of the contract; without a zone that of the browser, and meetings name theirs.
export const formatDate = (when: When, zone = browserZone()): string => words.formatDate(when, zone);
export const formatDay = (when: When, zone = browserZone()): string => words.formatDay(when, zone);
export const formatMoment = (when: When, zone = browserZone()): string => words.formatMoment(when, zone);
export const formatTime = (when: When, zone = browserZone()): string => localClock(when, zone);

/** 09:30–10:00; an end on another day says which: 23:00–01:00, 21/11/2026. */
export function formatRange(start: When, end: When, zone = browserZone()): string {
  const range = `${formatTime(start, zone)}–${formatTime(end, zone)}`;
  const lastDay = formatDate(end, zone);
  return lastDay === formatDate(start, zone) ? range : `${range}, ${lastDay}`;
}
