import { readFileSync } from 'node:fs';
import { createCalendarFeed, undoImport } from '@hopgon/contract/calendar/routes';
import { listMeetings, readMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import { readSeries } from '@hopgon/contract/series/routes';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { hours } from '../../../testing/fake-clock.ts';
import { type CompanyOf, givenCompany, givenSession, type Person } from '../../../testing/given.ts';
import { calendarOf, importFile, previewFile } from '../../../testing/import-calendar.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình'>;
let binh: Person;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await givenCompany(app, { members: ['Lê Thị Bình'] });
  binh = company.people['Lê Thị Bình'];
});

const fixture = (name: string): string =>
  readFileSync(new URL(`../../../platform/calendar/fixtures/${name}`, import.meta.url), 'utf8');

const take = (text: string, person = binh) => importFile(person, text);

const client = [
  'UID:khach',
  'SUMMARY:Gặp khách',
  'DTSTART;TZID=Asia/Ho_Chi_Minh:20261125T093000',
  'DTEND;TZID=Asia/Ho_Chi_Minh:20261125T103000',
  'LOCATION:https://meet.example/abc',
  'DESCRIPTION:Báo giá\\nđợt hai',
  'ATTENDEE:mailto:ai@do.example',
];
const weekly = [
  'UID:tuan',
  'SUMMARY:Giao ban',
  'DTSTART:20261123T020000Z',
  'DTEND:20261123T023000Z',
  'RRULE:FREQ=WEEKLY',
];
const mine = async (query: object = {}) =>
  (await binh.call(listMeetings, { query: { limit: 100, ...query } })).value().meetings;

test('events become private meetings of the importer, and of nobody else', async () => {
  const report = (await take(calendarOf(client))).value();
  expect(report).toMatchObject({ imported: 1, known: 0, skipped: 0, meetings: 1 });
  const [meeting] = await mine();
  expect(meeting).toMatchObject({ title: 'Gặp khách', startsAt: '2026-11-25T02:30:00.000Z', type: 'video' });
  const whole = (await binh.call(readMeeting, { params: { meetingId: meeting?.id ?? '' } })).value();
  expect(whole).toMatchObject({
    goal: 'Báo giá\nđợt hai',
    joinUrl: 'https://meet.example/abc',
    location: '',
    visibility: 'invited',
    participants: [{ userId: binh.userId, role: 'chair', answer: 'accepted' }],
    guests: [],
  });
  expect((await company.owner.call(listMeetings)).value().meetings).toEqual([]);
  expect(await app.database.sql('select id from outbox_mails where subject_id is not null')).toEqual([]);
});

test('a file taken twice makes nothing twice, also where an event moved meanwhile', async () => {
  await take(calendarOf(client, weekly));
  const before = await mine();
  const moved = client.map((line) => line.replace('T09', 'T08'));
  const again = (await take(calendarOf(moved, weekly))).value();
  expect(again).toMatchObject({ imported: 0, known: 2, meetings: 0 });
  expect(await mine()).toEqual(before);
});

test('a series is known as long as its meetings are, also when the file names none of those remembered', async () => {
  await take(calendarOf(weekly));
  app.clock.set('2028-01-05T09:00:00+07:00');
  onTestFinished(() => app.clock.set('2026-11-20T09:00:00+07:00'));
  binh = await givenSession(app, binh);
  const moved = [
    ...['UID:tuan', 'SUMMARY:Giao ban dời', 'RECURRENCE-ID:20280110T020000Z'],
    ...['DTSTART:20280110T080000Z', 'DTEND:20280110T083000Z'],
  ];
  expect((await take(calendarOf(weekly, moved))).value()).toMatchObject({ known: 2, meetings: 0 });
});

test('events that are not wanted are left out, and taken when the file is read again without that', async () => {
  const report = (await importFile(binh, calendarOf(client, weekly), { except: '1' })).value();
  expect(report).toMatchObject({ imported: 1, skipped: 1, meetings: 1 });
  expect(report.events[1]).toMatchObject({ outcome: 'skipped', notes: ['Bạn đã bỏ chọn.'] });
  expect((await mine()).map(({ title }) => title)).toEqual(['Gặp khách']);
  const again = (await take(calendarOf(client, weekly))).value();
  expect(again).toMatchObject({ imported: 1, known: 1 });
  expect(await importFile(binh, calendarOf(client), { except: '1,x' })).toMatchObject({ status: 422 });
});

test('an instance of a series that is not wanted does not take place', async () => {
  const moved = [
    ...['UID:tuan', 'SUMMARY:Giao ban dời', 'RECURRENCE-ID:20261130T020000Z'],
    ...['DTSTART:20261130T080000Z', 'DTEND:20261130T083000Z'],
  ];
  (await importFile(binh, calendarOf(weekly, moved), { except: '1' })).value();
  const starts = (await mine()).slice(0, 2).map(({ startsAt }) => startsAt);
  expect(starts).toEqual(['2026-11-23T02:00:00.000Z', '2026-12-07T02:00:00.000Z']);
});

test('what repeats becomes a series, with what the file says of one of its meetings alone', async () => {
  const moved = [
    ...['UID:tuan', 'SUMMARY:Giao ban dời', 'RECURRENCE-ID:20261130T020000Z'],
    ...['DTSTART:20261130T080000Z', 'DTEND:20261130T083000Z'],
  ];
  const off = ['UID:tuan', 'STATUS:CANCELLED', 'RECURRENCE-ID:20261207T020000Z', 'DTSTART:20261207T020000Z'];
  const { events, ...counts } = (await take(calendarOf(moved, weekly, off))).value();
  expect(counts).toMatchObject({ imported: 2, skipped: 1, meetings: 52 });
  expect(events.map(({ meetings, notes }) => [meetings, ...notes])).toEqual([
    [1, 'Một buổi của chuỗi, có thay đổi riêng.'],
    [51, 'Thành chuỗi họp: Hằng tuần vào thứ Hai.'],
    [0, 'Sự kiện đã bị hủy trong tệp.'],
  ]);
  const meetings = await mine();
  expect(new Set(meetings.map(({ series }) => series?.id)).size).toBe(1);
  const starts = meetings.map(({ startsAt, title }) => `${startsAt.slice(5, 16)} ${title}`);
  expect(starts.slice(0, 3)).toEqual([
    '11-23T02:00 Giao ban',
    '11-30T08:00 Giao ban dời',
    '12-14T02:00 Giao ban',
  ]);
  const { id = '' } = meetings[2] ?? {};
  const { series } = (await binh.call(readSeries, { params: { meetingId: id } })).value();
  expect(series).toMatchObject({
    number: 3,
    total: null,
    recurrence: { frequency: 'weekly', weekdays: [1], exceptions: ['2026-12-07'] },
  });
  expect((await take(calendarOf(moved, weekly))).value()).toMatchObject({ known: 2, meetings: 0 });
});

test('a series that runs already goes on from now, counted as the file counts it', async () => {
  const running = [
    ...['UID:chay', 'SUMMARY:Chạy', 'DTSTART;TZID=Asia/Ho_Chi_Minh:20261102T093000'],
    ...['DURATION:PT30M', 'RRULE:FREQ=WEEKLY;COUNT=5', 'EXDATE;TZID=Asia/Ho_Chi_Minh:20261123T093000'],
  ];
  const { events } = (await take(calendarOf(running))).value();
  expect(events[0]).toMatchObject({ outcome: 'imported', meetings: 1 });
  expect((await mine()).map(({ startsAt }) => startsAt)).toEqual(['2026-11-30T02:30:00.000Z']);
});

test('a rule that is none of ours is taken meeting by meeting for twelve months', async () => {
  const odd = [...weekly.slice(0, 4), 'RRULE:FREQ=MONTHLY;BYDAY=MO,WE;BYSETPOS=2'];
  const { events, meetings } = (await take(calendarOf(odd))).value();
  expect(meetings).toBeGreaterThan(10);
  expect(events[0]?.notes).toEqual(['Họp Gọn chưa có cách lặp lại này: nhập từng buổi trong 12 tháng tới.']);
  expect((await mine()).every(({ series }) => series === null)).toBe(true);
});

test('the report says of each event what was taken and why not', async () => {
  const { events, ...counts } = (
    await take(
      calendarOf(
        client,
        ['UID:1', 'SUMMARY:Tết', 'DTSTART;VALUE=DATE:20270206'],
        ['UID:2', 'DTSTART:20261126T020000Z'],
        ['UID:3', 'SUMMARY:Hỏng', 'DTSTART:hôm nào'],
        ['UID:4', 'SUMMARY:Dài', 'DTSTART:20261126T020000Z', 'DURATION:P20D'],
      ),
    )
  ).value();
  expect(counts).toMatchObject({ imported: 3, skipped: 2, meetings: 3 });
  expect(events.map(({ title, outcome, notes }) => [title, outcome, ...notes])).toEqual([
    ['Gặp khách', 'imported'],
    ['Tết', 'imported'],
    [
      'Sự kiện không tên',
      'imported',
      'Không có tên, được đặt tên tạm.',
      'Không có giờ kết thúc, được đặt dài 30 phút.',
    ],
    ['Hỏng', 'skipped', 'Không có giờ bắt đầu đọc được.'],
    ['Dài', 'skipped', 'Dài hơn 14 ngày.'],
  ]);
});

test('days are taken as meetings all day, and leave again as days', async () => {
  const trip = ['UID:di', 'SUMMARY:Du lịch', 'DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261204'];
  (await take(calendarOf(trip))).value();
  const [meeting] = await mine();
  expect(meeting).toMatchObject({
    startsAt: '2026-11-30T17:00:00.000Z',
    endsAt: '2026-12-03T17:00:00.000Z',
    timeZone: 'Asia/Ho_Chi_Minh',
  });
  const { address } = (await binh.call(createCalendarFeed)).value();
  const text = (await app.server.inject({ method: 'GET', url: new URL(address).pathname })).body;
  expect(text).toContain('DTSTART;VALUE=DATE:20261201\r\nDTEND;VALUE=DATE:20261204\r\n');
  expect(text).toContain('TRANSP:TRANSPARENT');
});

test.each(['minimal.ics', 'recur_instances.ics', 'google_birthday.ics', 'utc_negative_zero.ics'])(
  'a real file, %s, is imported or reported event by event',
  async (name) => {
    const { events, imported, skipped } = (await take(fixture(name))).value();
    expect(events.length).toBe(imported + skipped);
    for (const { outcome, notes } of events) expect(outcome === 'imported' || notes.length > 0).toBe(true);
  },
);

test('where the company forbids two meetings at once, what is in the way costs its own hour and no other', async () => {
  await app.database.sql('update companies set forbid_person_overlaps = true where id = $1', [
    company.companyId,
  ]);
  const same = client.map((line) => line.replace('UID:khach', 'UID:trung'));
  const daily = [
    ...['UID:ngay', 'SUMMARY:Đứng', 'DTSTART;TZID=Asia/Ho_Chi_Minh:20261124T100000', 'DURATION:PT15M'],
    'RRULE:FREQ=DAILY;COUNT=3',
  ];
  const odd = [
    ...['UID:la', 'SUMMARY:Lạ', 'DTSTART;TZID=Asia/Ho_Chi_Minh:20261124T101500', 'DURATION:PT15M'],
    ...['RRULE:FREQ=DAILY;COUNT=2', 'RDATE;TZID=Asia/Ho_Chi_Minh:20261128T101500'],
  ];
  await take(calendarOf(client));
  const { events } = (await take(calendarOf(same, daily, odd))).value();
  expect(events.map(({ outcome, meetings, notes }) => [outcome, meetings, notes.at(-1)])).toEqual([
    ['skipped', 0, 'Trùng giờ với một cuộc họp khác của bạn, mà công ty không cho phép trùng.'],
    ['imported', 2, 'Bỏ qua 1 buổi trùng giờ với cuộc họp khác của bạn: 10:00 25/11/2026.'],
    ['imported', 2, 'Bỏ qua 1 buổi trùng giờ với cuộc họp khác của bạn: 10:15 25/11/2026.'],
  ]);
});

test.each([
  ['no calendar', 'xin chào', 'calendar_unreadable'],
  ['a calendar without events', 'BEGIN:VCALENDAR\nEND:VCALENDAR', 'calendar_empty'],
  ['more than two megabytes', `BEGIN:VCALENDAR\n${'X'.repeat(2 * 1024 * 1024)}`, 'payload_too_large'],
] as const)('%s is refused', async (_, text, code) => {
  expect(await take(text)).toMatchObject(refusal(code));
});

const daily = [
  'UID:hangngay',
  'SUMMARY:Tập thể dục',
  'DTSTART:20261124T230000Z',
  'DTEND:20261124T233000Z',
  'RRULE:FREQ=DAILY',
];

test('a preview reports what an import would make, event by event, and makes nothing', async () => {
  const preview = (await previewFile(binh, calendarOf(client, daily))).value();
  expect(preview).toMatchObject({ imported: 2, importId: null });
  expect(preview.events.map(({ meetings }) => meetings)).toEqual([1, expect.any(Number)]);
  expect(preview.meetings).toBeGreaterThan(360);
  expect(await mine()).toEqual([]);
  const done = (await take(calendarOf(client, daily))).value();
  expect({ ...done, importId: null }).toEqual(preview);
});

test('an import is undone within a day, but for what was changed since', async () => {
  const { importId, meetings } = (await take(calendarOf(client, daily))).value();
  const [first] = await mine({ query: 'Gặp khách' });
  const meetingId = first?.id ?? '';
  (
    await binh.call(updateMeeting, { params: { meetingId }, body: { version: 1, title: 'Gặp khách cũ' } })
  ).value();
  const params = { importId: importId ?? '' };
  expect(await company.owner.call(undoImport, { params })).toMatchObject(refusal('import_not_found'));
  expect((await binh.call(undoImport, { params })).value()).toEqual({ removed: meetings - 1, kept: 1 });
  expect((await mine()).map(({ title }) => title)).toEqual(['Gặp khách cũ']);
  expect(
    await app.database.sql('select id from meeting_series where created_by = $1', [binh.userId]),
  ).toEqual([]);
  expect((await take(calendarOf(client, daily))).value(), 'what is gone may be taken again').toMatchObject({
    imported: 1,
    known: 1,
  });
});

test('after a day an import is not undone any more', async () => {
  const { importId } = (await take(calendarOf(client))).value();
  const params = { importId: importId ?? '' };
  app.clock.advance(hours(25));
  const late = await givenSession(app, binh);
  expect(await late.call(undoImport, { params })).toMatchObject(refusal('undo_too_late'));
  expect(await late.call(undoImport, { params: { importId: late.userId } })).toMatchObject(
    refusal('import_not_found'),
  );
});
