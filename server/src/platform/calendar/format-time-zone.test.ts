import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { formatTimeZone } from './format-time-zone.ts';

/** The offset in minutes that a reader takes from the text at a wall clock. */
function offsetRead(text: string, zone: string, at: Temporal.ZonedDateTime): number {
  const component = new ICAL.Component(ICAL.parse(text));
  const read = new ICAL.Timezone({ component, tzid: zone });
  const time = ICAL.Time.fromString(at.toPlainDateTime().toString({ smallestUnit: 'second' }), undefined);
  return read.utcOffset(time) / 60;
}

const zones = [
  'Asia/Ho_Chi_Minh',
  'America/New_York',
  'Europe/London',
  'Australia/Sydney',
  'Asia/Kathmandu',
  'America/Mexico_City',
  'UTC',
];

test.each(zones)('%s: every other week of two years has the offset the zone has', (zone) => {
  const start = new Date('2026-11-24T02:30:00Z');
  const text = formatTimeZone(zone, start);
  const first = Temporal.Instant.fromEpochMilliseconds(start.getTime()).toZonedDateTimeISO(zone);
  for (let week = 0; week < 104; week += 2) {
    const at = first.add({ weeks: week });
    expect(offsetRead(text, zone, at), at.toString()).toBe(at.offsetNanoseconds / 60e9);
  }
});

test.each([
  ['America/New_York', 'FREQ=YEARLY;BYMONTH=3;BYDAY=2SU', 'FREQ=YEARLY;BYMONTH=11;BYDAY=1SU'],
  ['Europe/London', 'FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU'],
])('%s says its summer time as a rule, for series that go on for years', (zone, begins, ends) => {
  const text = formatTimeZone(zone, new Date('2026-11-24T02:30:00Z'));
  expect(text).toContain(`RRULE:${begins}`);
  expect(text).toContain(`RRULE:${ends}`);
  expect(text.match(/BEGIN:(DAYLIGHT|STANDARD)/g)).toHaveLength(2);
});

test('a zone without summer time has one offset for ever', () => {
  expect(formatTimeZone('Asia/Ho_Chi_Minh', new Date('2026-11-24T02:30:00Z'))).toBe(
    [
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Ho_Chi_Minh',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0700',
      'TZOFFSETTO:+0700',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n'),
  );
});
