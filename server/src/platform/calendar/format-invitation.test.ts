import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, test } from 'vitest';
import type { CalendarEvent } from './calendar-event.rules.ts';
import { formatFeed } from './format-feed.ts';
import { formatInvitation } from './format-invitation.ts';

const event: CalendarEvent = {
  uid: '0199c2a0-0000-7000-8000-000000000001@hop.congty.vn',
  sequence: 2,
  stamp: new Date('2026-11-20T02:00:00Z'),
  start: new Date('2026-11-24T02:30:00Z'),
  end: new Date('2026-11-24T03:00:00Z'),
  timeZone: 'Asia/Ho_Chi_Minh',
  summary: 'Chốt kế hoạch; quý, năm',
  description: 'Dòng một\nDòng hai',
  location: 'Phòng họp 1',
  url: 'https://hop.congty.vn/meetings/1',
  organizer: { name: 'Nguyễn Văn An', email: 'an@congty.vn' },
  attendees: [
    { name: 'Nguyễn Văn An', email: 'an@congty.vn', role: 'chair', answer: 'accepted' },
    { name: 'Lê: Bình', email: 'binh@congty.vn', role: 'required', answer: 'waiting' },
  ],
};

// Nine in the morning in New York, each Tuesday, over the end of summer time on 1 November.
const inNewYork: CalendarEvent = {
  ...event,
  timeZone: 'America/New_York',
  start: new Date('2026-10-20T13:00:00Z'),
  end: new Date('2026-10-20T14:00:00Z'),
  repeats: { rule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=5', except: [new Date('2026-11-10T14:00:00Z')] },
};

// One of a series of nine o'clock in London, moved by an hour on the Monday after summer time began.
const inLondon: CalendarEvent = {
  ...event,
  timeZone: 'Europe/London',
  start: new Date('2027-03-29T09:00:00Z'),
  end: new Date('2027-03-29T10:00:00Z'),
  instanceOf: new Date('2027-03-29T08:00:00Z'),
};

// A day of leave in Vietnam each Friday, once on a Thursday instead.
const leave: CalendarEvent = {
  ...event,
  start: new Date('2026-11-26T17:00:00Z'),
  end: new Date('2026-11-27T17:00:00Z'),
  repeats: {
    rule: 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20261231T165959Z',
    except: [new Date('2026-12-10T17:00:00Z')],
  },
};
const { repeats: _, ...once } = leave;
const movedLeave: CalendarEvent = {
  ...once,
  start: new Date('2026-12-16T17:00:00Z'),
  end: new Date('2026-12-17T17:00:00Z'),
  instanceOf: new Date('2026-12-17T17:00:00Z'),
  instanceDay: '2026-12-18',
};
// The same Friday with hours instead, as a mail about it alone says it: without its series beside it.
const leaveByHours: CalendarEvent = {
  ...movedLeave,
  start: new Date('2026-12-18T02:00:00Z'),
  end: new Date('2026-12-18T05:00:00Z'),
};

const files: Readonly<Record<string, string>> = {
  'request-ho-chi-minh.ics': formatInvitation('REQUEST', event),
  'request-series-new-york.ics': formatInvitation('REQUEST', inNewYork),
  'request-instance-london.ics': formatInvitation('REQUEST', inLondon),
  'cancel-instance-london.ics': formatInvitation('CANCEL', { ...inLondon, sequence: 3 }),
  'request-all-day.ics': formatInvitation('REQUEST', leave, { exceptions: [movedLeave] }),
  'request-instance-of-days.ics': formatInvitation('REQUEST', leaveByHours),
  'feed.ics': formatFeed({
    tasks: [],
    name: 'Lịch họp',
    minutes: 15,
    events: [event, { ...event, uid: '2@hop.congty.vn', cancelled: true }],
  }),
};

test('of two instances of one hour only that of an all-day series is named by its day', () => {
  const { instanceDay: _day, ...byHours } = { ...movedLeave, uid: 'khac@hop.congty.vn' };
  const text = formatFeed({ name: 'Lịch họp', minutes: 15, tasks: [], events: [movedLeave, byHours] });
  expect(text.match(/^RECURRENCE-ID.*$/gm)).toEqual([
    'RECURRENCE-ID;VALUE=DATE:20261218',
    'RECURRENCE-ID;TZID=Asia/Ho_Chi_Minh:20261218T000000',
  ]);
});

const golden = (name: string): string => readFileSync(new URL(`./golden/${name}`, import.meta.url), 'utf8');

/** The event as ical.js parses it. */
function readByIcal(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [first] = calendar.getAllSubcomponents('vevent');
  if (!first) throw new Error('no event');
  const read = new ICAL.Event(first);
  return { calendar, read, method: calendar.getFirstPropertyValue('method') };
}

const instant = (time: ICAL.Time): string => time.toJSDate().toISOString();

describe.each(Object.keys(files))('%s', (name) => {
  test('matches the stored files exactly', () => {
    expect(files[name]).toBe(golden(name));
  });

  test('is read alike by two independent parsers', () => {
    const { read, calendar } = readByIcal(golden(name));
    const other = convertIcsCalendar(undefined, golden(name));
    const [second] = other.events ?? [];
    expect(other.method).toBe(calendar.getFirstPropertyValue('method'));
    expect(second?.uid).toBe(read.uid);
    expect(second?.sequence).toBe(read.sequence);
    expect(second?.summary).toBe(read.summary);
    expect(second?.location).toBe(read.location);
    expect(second?.start.date.toISOString()).toBe(instant(read.startDate));
    expect(second?.end?.date.toISOString()).toBe(instant(read.endDate));
    expect(second?.attendees?.map(({ email, name: called }) => [called, email])).toEqual(
      read.attendees.map((person) => [
        person.getFirstParameter('cn'),
        String(person.getFirstValue()).replace(/^mailto:/i, ''),
      ]),
    );
  });

  test('keeps its lines within 75 bytes', () => {
    const longest = Math.max(
      ...golden(name)
        .split('\r\n')
        .map((line) => Buffer.byteLength(line)),
    );
    expect(longest).toBeLessThanOrEqual(75);
  });
});

test('a series keeps its hour of the day over the end of summer time, without its exceptions', () => {
  const { read } = readByIcal(golden('request-series-new-york.ics'));
  const iterator = read.iterator();
  const starts: string[] = [];
  for (let next = iterator.next(); next; next = iterator.next()) starts.push(instant(next));
  expect(starts).toEqual([
    '2026-10-20T13:00:00.000Z',
    '2026-10-27T13:00:00.000Z',
    '2026-11-03T14:00:00.000Z',
    '2026-11-17T14:00:00.000Z',
  ]);
});

test('whole days have no hour, neither where they end, repeat or move', () => {
  const lines = golden('request-all-day.ics').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20261127',
      'DTEND;VALUE=DATE:20261128',
      'RRULE:FREQ=WEEKLY;BYDAY=FR;UNTIL=20261231',
      'EXDATE;VALUE=DATE:20261211',
      'RECURRENCE-ID;VALUE=DATE:20261218',
      'DTSTART;VALUE=DATE:20261217',
      'TRANSP:TRANSPARENT',
    ]),
  );
  expect(formatInvitation('REQUEST', movedLeave)).toContain('RECURRENCE-ID;VALUE=DATE:20261218');
});

test('one instance of a series names the hour the series has it at', () => {
  const { read } = readByIcal(golden('request-instance-london.ics'));
  expect(instant(read.recurrenceId)).toBe('2027-03-29T08:00:00.000Z');
  expect(read.startDate.toString()).toBe('2027-03-29T10:00:00');
});

test('a cancellation says so twice, as iTIP wants; where others still meet, only once', () => {
  expect(files['cancel-instance-london.ics']).toContain('METHOD:CANCEL');
  expect(files['cancel-instance-london.ics']).toContain('STATUS:CANCELLED');
  const taken = formatInvitation('CANCEL', event, { stays: true });
  expect(taken).toContain('METHOD:CANCEL');
  expect(taken).not.toContain('STATUS');
});

test('input cannot add a line to the calendar', () => {
  const name = 'An"\r\nATTENDEE:MAILTO:ai@do.vn';
  const typed = {
    ...event,
    summary: 'Họp\r\nATTENDEE:MAILTO:ai@do.vn',
    location: 'Phòng\nATTENDEE:MAILTO:ai@do.vn',
    organizer: { name, email: 'an@congty.vn' },
  };
  expect(readByIcal(formatInvitation('REQUEST', typed)).read.attendees).toHaveLength(2);
});
