import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCalendarReader } from './calendar-reader.ts';
import { formatInvitation } from './format-invitation.ts';
import { readCalendar } from './read-calendar.ts';
import { readReply } from './read-reply.ts';

/** Real calendars, from the tests of ical.js (their licence stands beside them). */
const fixtures = new URL('./fixtures/', import.meta.url);
const names = readdirSync(fixtures).filter((name) => name.endsWith('.ics'));
const fixture = (name: string): string => readFileSync(new URL(name, fixtures), 'utf8');

const sourceOf = (text: string, from = '2012-07-01T00:00:00Z') => ({
  text,
  timeZone: 'Asia/Ho_Chi_Minh',
  from: Date.parse(from),
  to: Date.parse(from) + 365 * 86_400_000,
  mostEvents: 100,
  mostOccurrences: 400,
});
const read = (text: string, from?: string) => readCalendar(sourceOf(text, from));
const iso = (instants: readonly number[]) => instants.map((instant) => new Date(instant).toISOString());

const eventOf = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', 'SUMMARY:Họp', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join(
    '\n',
  );

describe('files of other calendars', () => {
  const table: Readonly<Record<string, readonly (string | null)[]>> = {
    'blank_description.ics': [null],
    'blank_line_end.ics': [],
    'blank_line_mid.ics': [],
    'daily_recur.ics': [null],
    'day_long_recur_yearly.ics': [null],
    'duration_instead_of_dtend.ics': [null],
    'forced_types.ics': [null],
    'google_birthday.ics': [null, null, null, null],
    'minimal.ics': [null],
    'multiple_rrules.ics': [null],
    'only_dtstart_date.ics': [null],
    'only_dtstart_time.ics': [null],
    'parserv2.ics': [null],
    'rdate_exdate.ics': ['not-yet'],
    'recur_instances.ics': [null, null, null],
    'recur_instances_finite.ics': [null],
    'timezone_from_file.ics': [null],
    'utc_negative_zero.ics': [null],
  };

  test.each(names)('%s', (name) => {
    const { isCalendar, events } = read(fixture(name));
    expect(isCalendar).toBe(true);
    expect(events.map(({ problem }) => problem)).toEqual(table[name]);
  });

  test('an hour by the clock of Los Angeles is that hour', () => {
    const [event] = read(fixture('minimal.ics')).events;
    expect(event).toMatchObject({ title: 'Really long event name thing', timeZone: 'America/Los_Angeles' });
    expect(iso(event?.starts ?? [])).toEqual(['2012-06-30T13:00:00.000Z']);
    expect(event?.length).toBe(3_600_000);
  });

  test('a daily event occurs every day of a year at its local time, also after summer time', () => {
    const [event] = read(fixture('daily_recur.ics')).events;
    const starts = iso(event?.starts ?? []);
    expect(starts[0]).toBe('2012-08-01T12:00:00.000Z');
    expect(starts).toContain('2012-12-24T13:00:00.000Z');
    expect(new Set(starts).size).toBe(starts.length);
    expect(iso(read(fixture('daily_recur.ics'), '2030-01-01T00:00:00Z').events[0]?.starts ?? [])[0]).toBe(
      '2030-01-01T13:00:00.000Z',
    );
  });

  test.each([
    ['every day', '19700101', 'FREQ=DAILY', 365, { frequency: 'daily', interval: 1 }],
    [
      'every third day, until much later',
      '19700101',
      'FREQ=DAILY;INTERVAL=3;UNTIL=20990101T000000Z',
      122,
      { interval: 3 },
    ],
    ['every other Monday', '19700105', 'FREQ=WEEKLY;INTERVAL=2', 26, { frequency: 'weekly', weekdays: [1] }],
    ['every day, counted', '19700101', 'FREQ=DAILY;COUNT=20800', 23, { ends: { by: 'count', count: 25 } }],
    [
      'Mondays and Fridays, counted',
      '19700105',
      'FREQ=WEEKLY;BYDAY=MO,FR;COUNT=6000',
      65,
      { weekdays: [1, 5] },
    ],
  ])(
    '%s for half a century is imported for the year ahead, with a recent first day',
    (_, day, rule, count, kept) => {
      const now = '2026-11-20T00:00:00Z';
      const [event] = read(
        eventOf(`DTSTART;TZID=Asia/Ho_Chi_Minh:${day}T090000`, `RRULE:${rule}`),
        now,
      ).events;
      expect(event?.problem).toBeNull();
      expect(event?.recurring).toMatchObject({ recurrence: kept, timeZone: 'Asia/Ho_Chi_Minh' });
      expect(event?.recurring?.firstDay).toMatch(/^2026-1[01]-/);
      expect(event?.starts.length).toBe(count);
    },
  );

  test('a day left out is left out', () => {
    const { starts } = read(fixture('rdate_exdate.ics'), '2024-06-01T00:00:00Z').events[0] ?? { starts: [] };
    expect(iso(starts).map((start) => start.slice(8, 10))).toEqual(['09', '10', '12']);
  });

  test('two rules give the union of their occurrences', () => {
    const starts = iso(read(fixture('multiple_rrules.ics'), '2012-03-01T00:00:00Z').events[0]?.starts ?? []);
    expect(starts.at(0)).toBe('2012-03-26T18:00:00.000Z');
    expect(starts).toContain('2012-04-01T18:00:00.000Z');
    expect(starts.at(-1)).toBe('2012-07-29T18:00:00.000Z');
  });
});

describe('one event', () => {
  test.each([
    ['no-start', ['DTEND:20261124T100000Z']],
    ['no-start', ['DTSTART:hôm nào đó']],
    ['cancelled', ['DTSTART:20261124T090000Z', 'STATUS:CANCELLED']],
    ['ends-before-start', ['DTSTART:20261124T090000Z', 'DTEND:20261124T080000Z']],
    ['rule-unreadable', ['DTSTART:20261124T090000Z', 'RRULE:FREQ=HÔM']],
    ['rule-unreadable', ['DTSTART:20261124T090000Z', 'RRULE:FREQ=SECONDLY']],
    ['rule-unreadable', ['DTSTART:20261124T090000Z', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30']],
    ['rule-unreadable', ['DTSTART:20261124T090000Z', 'RRULE:FREQ=WEEKLY;COUNT=abc']],
    ['rule-unreadable', ['DTSTART:20201124T090000Z', 'RRULE:FREQ=WEEKLY;COUNT=abc']],
    ['rule-unreadable', ['DTSTART:20201124T090000Z', 'RRULE:FREQ=DAILY;COUNT=']],
    ['rule-unreadable', ['DTSTART:20261124T090000Z', 'RRULE:FREQ=WEEKLY;INTERVAL=hai']],
    ['rule-unreadable', ['DTSTART:20261124T090000Z', 'RRULE:FREQ=WEEKLY;UNTIL=mai']],
    ['over', ['DTSTART:20201124T090000Z', 'RRULE:FREQ=WEEKLY;COUNT=3']],
    ['over', ['DTSTART:19701124T090000Z', 'RRULE:FREQ=DAILY;COUNT=9000']],
    ['not-yet', ['DTSTART:20401124T090000Z', 'RRULE:FREQ=WEEKLY']],
  ])('%s: %s', (problem, lines) => {
    expect(read(eventOf(...lines), '2026-11-20T00:00:00Z').events[0]?.problem).toBe(problem);
  });

  test.each([
    ['without a zone by the clock of the company', 'DTSTART:20261124T093000', '2026-11-24T02:30:00.000Z'],
    [
      'as Windows calls a zone',
      'DTSTART;TZID=SE Asia Standard Time:20261124T093000',
      '2026-11-24T02:30:00.000Z',
    ],
    ['behind a path of names', 'DTSTART;TZID=/a/b/Europe/London:20261124T093000', '2026-11-24T09:30:00.000Z'],
  ])('%s', (_, line, start) => {
    expect(iso(read(eventOf(line)).events[0]?.starts ?? [])).toEqual([start]);
  });

  test.each([
    ['a day', ['DTSTART;VALUE=DATE:20261124'], 24],
    ['three days', ['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261127'], 72],
    ['two days by length', ['DTSTART;VALUE=DATE:20261124', 'DURATION:P2D'], 48],
    ['a day that ends as it begins', ['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261124'], 24],
  ])('%s begins at midnight by the clock of the company', (_, lines, hours) => {
    const [event] = read(eventOf(...lines)).events;
    expect(event).toMatchObject({ problem: null, length: hours * 3_600_000, timeZone: 'Asia/Ho_Chi_Minh' });
    expect(iso(event?.starts ?? [])).toEqual(['2026-11-23T17:00:00.000Z']);
  });

  test.each(['P999999999D', 'P99999999999999999W'])('a day that lasts %s spoils no other event', (length) => {
    const endless = eventOf('DTSTART;VALUE=DATE:20261124', `DURATION:${length}`);
    const text = endless.replace(
      'END:VCALENDAR',
      'BEGIN:VEVENT\nUID:2\nDTSTART:20261125T090000Z\nEND:VEVENT\nEND:VCALENDAR',
    );
    const { events } = read(text);
    expect(events[0]?.length).toBeGreaterThan(10_000 * 86_400_000);
    expect(events[1]?.problem).toBeNull();
  });

  test('a zone that only the file defines is read from the file', () => {
    expect(iso(read(fixture('timezone_from_file.ics')).events[0]?.starts ?? [])).toEqual([
      '2023-03-06T21:23:00.000Z',
    ]);
  });

  test('a zone the file explains badly is that of the company, and spoils no other event', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Nhà',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:x',
    ];
    const text = eventOf('DTSTART;TZID=Nhà:20261124T093000').replace(
      'BEGIN:VEVENT',
      [...zone, 'TZOFFSETTO:y', 'END:STANDARD', 'END:VTIMEZONE', 'BEGIN:VEVENT'].join('\n'),
    );
    expect(iso(read(text).events[0]?.starts ?? [])).toEqual(['2026-11-24T02:30:00.000Z']);
  });

  test('a truncated file gives its complete events', () => {
    const text = `${eventOf('DTSTART:20261124T090000Z').replace('END:VCALENDAR', '')}BEGIN:VEVENT\nUID:2\nDTSTART:2026`;
    expect(read(text).events.map(({ problem }) => problem)).toEqual([null, 'cut-off']);
  });

  test('one line that cannot be read leaves the others', () => {
    const [event] = read(
      eventOf('DTSTART:20261124T090000Z', 'DURATION:mãi mãi', 'LOCATION:P1', 'rác'),
    ).events;
    expect(event).toMatchObject({ title: 'Họp', location: 'P1', problem: null, length: null });
  });
});

test('reading any file ends without an error', () => {
  const pieces = names.flatMap((name) => fixture(name).split(/\r?\n/));
  const line = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...pieces) },
    { weight: 1, arbitrary: fc.string({ maxLength: 40, unit: 'binary' }) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom(...pieces), fc.nat(60), fc.string({ maxLength: 4 }))
        .map(([piece, place, typed]) => piece.slice(0, place) + typed + piece.slice(place + 1)),
    },
  );
  const broken = fc.array(line, { maxLength: 60 }).map((lines) => `BEGIN:VCALENDAR\n${lines.join('\n')}`);
  return fc.assert(
    fc.asyncProperty(broken, async (text) => {
      const { events } = readCalendar({ ...sourceOf(text), mostOccurrences: 5 });
      for (const { problem, starts } of events) {
        expect(problem === null ? starts.length > 0 : starts.length === 0).toBe(true);
        expect(starts.every(Number.isFinite)).toBe(true);
      }
      readReply(text);
    }),
    { numRuns: 300 },
  );
});

test('the reader in a thread reads the same', async () => {
  const reader = createCalendarReader();
  const source = sourceOf(fixture('recur_instances_finite.ics'));
  expect(await reader.read('company', source)).toEqual(readCalendar(source));
  await reader.stop();
});

describe('the reply of a calendar', () => {
  const event = {
    uid: '1@hop.congty.vn',
    sequence: 0,
    stamp: new Date('2026-11-20T02:00:00Z'),
    start: new Date('2026-11-24T02:30:00Z'),
    end: new Date('2026-11-24T03:00:00Z'),
    timeZone: 'Asia/Ho_Chi_Minh',
    summary: 'Họp',
    description: '',
    location: '',
    url: 'https://hop.congty.vn/meetings/1',
    organizer: { name: 'An', email: 'an@congty.vn' },
    attendees: [{ name: 'Bình', email: 'binh@congty.vn', role: 'required', answer: 'declined' } as const],
  };
  const reply = formatInvitation('REQUEST', event)
    .replace('METHOD:REQUEST', 'METHOD:REPLY')
    .replace('END:VEVENT', 'COMMENT:Tôi đi công tác\r\nEND:VEVENT');

  test('names attendee, event, response and reason', async () => {
    expect(readReply(reply)).toEqual({
      uid: '1@hop.congty.vn',
      answer: 'declined',
      reason: 'Tôi đi công tác',
      attendee: 'binh@congty.vn',
      sequence: 0,
      startsAt: Date.parse('2026-11-24T02:30:00Z'),
      endsAt: Date.parse('2026-11-24T03:00:00Z'),
      isOfInstance: false,
    });
  });

  test('names the instance of a series, its place in the order of changes, and no moment it cannot know', async () => {
    const instanceOf = event.start;
    const later = formatInvitation('REQUEST', { ...event, sequence: 3, instanceOf }).replace(
      'METHOD:REQUEST',
      'METHOD:REPLY',
    );
    expect(readReply(later)).toMatchObject({ sequence: 3, isOfInstance: true });
    const floating = reply.replaceAll(/(DTSTART|DTEND);TZID=[^:]*:/g, '$1:');
    expect(readReply(floating)).toMatchObject({ startsAt: null, endsAt: null });
    expect(readReply(reply.replace(/DTSTART;TZID.*\r\n/, ''))).toMatchObject({
      startsAt: null,
      endsAt: null,
    });
  });

  test.each([
    ['an invitation', formatInvitation('REQUEST', event)],
    ['no calendar', 'tôi đồng ý'],
    ['an answer of nobody', reply.replaceAll(/ATTENDEE(.|\r\n )*\r\n(?! )/g, '')],
    ['an answer that is none', reply.replace('PARTSTAT=DECLINED', 'PARTSTAT=NEEDS-ACTION')],
  ])('%s is none', async (_, text) => {
    expect(readReply(text)).toBeNull();
  });
});
