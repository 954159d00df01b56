import { readFileSync } from 'node:fs';
import { importCalendar } from '@hopgon/contract/calendar/routes';
import { listMeetings, readMeeting } from '@hopgon/contract/meetings/routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, type Person } from '../../testing/given.ts';
import { refusal } from '../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

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
  readFileSync(new URL(`../../platform/calendar/fixtures/${name}`, import.meta.url), 'utf8');

function take(text: string, person = binh) {
  const boundary = 'ranh-gioi';
  const payload = [
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="lich.ics"\r\ncontent-type: text/calendar\r\n\r\n${text}`,
    `--${boundary}--\r\n`,
  ].join('\r\n');
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return person.call(importCalendar, {}, { headers, payload });
}

const calendar = (...events: readonly (readonly string[])[]): string =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');

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

test('events become private meetings of whoever brought them, and of nobody else', async () => {
  const report = (await take(calendar(client))).value();
  expect(report).toMatchObject({ taken: 1, known: 0, skipped: 0, meetings: 1 });
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
  await take(calendar(client, weekly));
  const before = await mine();
  const moved = client.map((line) => line.replace('T09', 'T08'));
  const again = (await take(calendar(moved, weekly))).value();
  expect(again).toMatchObject({ taken: 0, known: 2, meetings: 0 });
  expect(await mine()).toEqual(before);
});

test('what repeats is taken for twelve months, an instance that was moved at its own hour', async () => {
  const instance = [
    ...['UID:tuan', 'SUMMARY:Giao ban dời', 'RECURRENCE-ID:20261130T020000Z'],
    ...['DTSTART:20261130T080000Z', 'DTEND:20261130T083000Z'],
  ];
  const report = (await take(calendar(weekly, instance))).value();
  expect(report.meetings).toBe(52);
  expect(report.events[0]?.notes).toEqual(['Lặp lại: nhập các lần trong 12 tháng tới.']);
  const starts = (await mine()).map(({ startsAt, title }) => `${startsAt} ${title}`);
  expect(starts).toContain('2026-11-30T08:00:00.000Z Giao ban dời');
  expect(starts).not.toContain('2026-11-30T02:00:00.000Z Giao ban');
  expect(starts).toContain('2026-12-07T02:00:00.000Z Giao ban');
});

test('the report says of each event what was taken and why not', async () => {
  const { events, ...counts } = (
    await take(
      calendar(
        client,
        ['UID:1', 'SUMMARY:Tết', 'DTSTART;VALUE=DATE:20270206'],
        ['UID:2', 'DTSTART:20261126T020000Z'],
        ['UID:3', 'SUMMARY:Hỏng', 'DTSTART:hôm nào'],
        ['UID:4', 'SUMMARY:Dài', 'DTSTART:20261126T020000Z', 'DURATION:P20D'],
      ),
    )
  ).value();
  expect(counts).toMatchObject({ taken: 2, skipped: 3, meetings: 2 });
  expect(events.map(({ title, outcome, notes }) => [title, outcome, ...notes])).toEqual([
    ['Gặp khách', 'taken'],
    ['Tết', 'skipped', 'Sự kiện cả ngày (ngày lễ, sinh nhật…) không phải là cuộc họp.'],
    [
      'Sự kiện không tên',
      'taken',
      'Không có tên, được đặt tên tạm.',
      'Không có giờ kết thúc, được đặt dài 30 phút.',
    ],
    ['Hỏng', 'skipped', 'Không có giờ bắt đầu đọc được.'],
    ['Dài', 'skipped', 'Dài hơn 14 ngày.'],
  ]);
});

test.each(['minimal.ics', 'recur_instances.ics', 'google_birthday.ics', 'utc_negative_zero.ics'])(
  'a real file, %s, is taken or told of event by event',
  async (name) => {
    const { events, taken, skipped } = (await take(fixture(name))).value();
    expect(events.length).toBe(taken + skipped);
    for (const { outcome, notes } of events) expect(outcome === 'taken' || notes.length > 0).toBe(true);
  },
);

test('where the company forbids two meetings at once, the second is told and the rest is taken', async () => {
  await app.database.sql('update companies set forbid_person_overlaps = true where id = $1', [
    company.companyId,
  ]);
  const same = client.map((line) => line.replace('UID:khach', 'UID:trung'));
  const { events } = (await take(calendar(client, same, weekly))).value();
  expect(events.map(({ outcome }) => outcome)).toEqual(['taken', 'skipped', 'taken']);
  expect(events[1]?.notes[0]).toContain('Trùng giờ');
});

test.each([
  ['no calendar', 'xin chào', 'calendar_unreadable'],
  ['a calendar without events', 'BEGIN:VCALENDAR\nEND:VCALENDAR', 'calendar_empty'],
  ['more than two megabytes', `BEGIN:VCALENDAR\n${'X'.repeat(2 * 1024 * 1024)}`, 'payload_too_large'],
] as const)('%s is refused', async (_, text, code) => {
  expect(await take(text)).toMatchObject(refusal(code));
});
