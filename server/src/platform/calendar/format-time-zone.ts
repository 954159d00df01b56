import { type Observance, zoneObservances } from './zone-observances.ts';

const two = (value: number): string => String(value).padStart(2, '0');

function offset(nanoseconds: number): string {
  const seconds = Math.round(Math.abs(nanoseconds) / 1e9);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours = 0, minutes = 0, rest = 0] = parts;
  return `${nanoseconds < 0 ? '-' : '+'}${two(hours)}${two(minutes)}${rest ? two(rest) : ''}`;
}

function block({ summer, onset, before, after, rule }: Observance): string[] {
  const kind = summer ? 'DAYLIGHT' : 'STANDARD';
  const day = `${String(onset.year).padStart(4, '0')}${two(onset.month)}${two(onset.day)}`;
  return [
    `BEGIN:${kind}`,
    `DTSTART:${day}T${two(onset.hour)}${two(onset.minute)}${two(onset.second)}`,
    `TZOFFSETFROM:${offset(before)}`,
    `TZOFFSETTO:${offset(after)}`,
    ...(rule ? [`RRULE:${rule}`] : []),
    `END:${kind}`,
  ];
}

/** VTIMEZONE (RFC 5545, 3.6.5) of an IANA zone, right for what begins at `start` and for years after. */
export const formatTimeZone = (timeZone: string, start: Date): string =>
  [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...zoneObservances(timeZone, start).flatMap(block),
    'END:VTIMEZONE',
  ].join('\r\n');
