import ICAL from 'ical.js';
import type { Temporal } from 'temporal-polyfill';
import type { CalendarPart } from './split-calendar.ts';

/** Names of Outlook and Exchange for the zones of most of our users (CLDR, windowsZones). */
const windowsZones: Readonly<Record<string, string>> = {
  'SE Asia Standard Time': 'Asia/Ho_Chi_Minh',
  'Singapore Standard Time': 'Asia/Singapore',
  'China Standard Time': 'Asia/Shanghai',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'Korea Standard Time': 'Asia/Seoul',
  'India Standard Time': 'Asia/Kolkata',
  'AUS Eastern Standard Time': 'Australia/Sydney',
  'GMT Standard Time': 'Europe/London',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Romance Standard Time': 'Europe/Paris',
  'Eastern Standard Time': 'America/New_York',
  'Central Standard Time': 'America/Chicago',
  'Pacific Standard Time': 'America/Los_Angeles',
  UTC: 'UTC',
};

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The IANA zone a TZID means, if any: by its name, as Windows calls it, or at the end of a path of names. */
function zoneOf(tzid: string): string | null {
  const steps = tzid.split('/');
  const tails = [3, 2].filter((count) => steps.length > count).map((count) => steps.slice(-count).join('/'));
  const names = [windowsZones[tzid] ?? tzid, ...tails];
  return names.find((zone) => /^[A-Za-z]/.test(zone) && isZone(zone)) ?? null;
}

/** How a wall clock of a file becomes an instant. */
export interface WallClock {
  /** Null when it names no IANA zone and the file defines the offsets itself. */
  readonly timeZone: string | null;
  /** Milliseconds since 1970; NaN for a moment no calendar knows. */
  instantOf(wall: Temporal.PlainDateTime): number;
}

const named = (timeZone: string): WallClock => ({
  timeZone,
  instantOf: (wall) => wall.toZonedDateTime(timeZone).epochMilliseconds,
});

function definedByFile(tzid: string, part: CalendarPart): WallClock | null {
  try {
    const zone = new ICAL.Timezone({ component: new ICAL.Component(ICAL.parse(part.text)), tzid });
    // A broken definition throws only on its first use.
    zone.utcOffset(ICAL.Time.fromString('2000-01-01T00:00:00', undefined));
    return {
      timeZone: null,
      instantOf: (wall) => {
        const time = ICAL.Time.fromString(wall.toString({ smallestUnit: 'second' }), undefined);
        return wall.toZonedDateTime('UTC').epochMilliseconds - zone.utcOffset(time) * 1000;
      },
    };
  } catch {
    return null;
  }
}

const tzidIn = ({ lines }: CalendarPart): string =>
  lines
    .find((line) => /^TZID[:;]/i.test(line))
    ?.replace(/^[^:]*:/, '')
    .trim() ?? '';

/** The wall clocks a file speaks of; one it does not explain is read by the clock of `usual`. */
export function wallClocks(zones: readonly CalendarPart[], usual: string) {
  const parts = new Map(zones.map((part) => [tzidIn(part), part]));
  const known = new Map<string, WallClock>();
  const find = (tzid: string): WallClock => {
    const zone = zoneOf(tzid);
    if (zone) return named(zone);
    const part = parts.get(tzid);
    return (part && definedByFile(tzid, part)) ?? named(usual);
  };
  return (tzid: string | null): WallClock => {
    if (tzid === null) return named(usual);
    const clock = known.get(tzid) ?? find(tzid);
    known.set(tzid, clock);
    return clock;
  };
}

export const utcClock = named('UTC');
