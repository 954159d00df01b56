import { cancelMeeting, createMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import type { BodyOf } from '@hopgon/contract/route';
import { createSeries } from '@hopgon/contract/series/routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, givenProvedAddress, type Person } from '../../../testing/given.ts';
import { readMeetingMails, sendWaitingMails } from '../../../testing/meeting-mails.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { changesToMail } from './notified-changes.rules.ts';

test.each([
  [['time'], false, undefined, ['time']],
  [['time', 'place'], true, false, ['time', 'place']],
  [['time'], true, true, ['time', 'content']],
  [['place'], false, undefined, ['place']],
  [['place'], true, undefined, ['place']],
  [['place'], true, false, []],
  [['place'], true, true, ['place', 'content']],
  [[], true, undefined, []],
  [[], true, true, ['content']],
  [[], false, true, []],
] as const)(
  'of %j, new content %s and the choice %s, %j is mailed',
  (changes, hasNewContent, notify, mailed) => {
    expect(changesToMail({ changes, hasNewContent, notify })).toEqual(mailed);
  },
);

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình'>;
let an: Person;
let binh: Person;
let seen = 0;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  company = await givenCompany(app, { owner: 'Nguyễn Văn An', members: ['Lê Thị Bình'] });
  an = company.owner;
  binh = company.people['Lê Thị Bình'];
  await givenProvedAddress(app, an);
  seen = (await readMeetingMails(app)).length;
});
afterAll(() => app.close());

const times = { startsAt: '2026-11-24T02:30:00Z', endsAt: '2026-11-24T03:00:00Z' };
const details = () => ({
  ...{ ...times, title: 'Chốt kế hoạch quý', location: 'Phòng họp 1', allowClashes: true },
  participants: [{ userId: binh.userId }],
});

/** Subjects of the mails that left since the last look, without what stands in brackets. */
async function subjects(count: number) {
  await sendWaitingMails(app);
  await expect.poll(async () => (await readMeetingMails(app)).length - seen).toBe(count);
  const news = (await readMeetingMails(app)).slice(seen);
  seen += count;
  return news.map(({ to, subject }) => `${to?.[0]?.address}: ${subject?.replace(/ \(.*/, '')}`);
}

const bell = async () => (await binh.call(listNotifications)).value().notifications.map(({ text }) => text);

async function givenInvited(): Promise<Meeting> {
  const made = (await an.call(createMeeting, { body: details() })).value();
  await subjects(1);
  return made;
}

const change = async (
  meeting: Meeting,
  body: Omit<BodyOf<typeof updateMeeting>, 'version' | 'allowClashes' | 'makeJoinUrl'>,
) =>
  (
    await an.call(updateMeeting, {
      params: { meetingId: meeting.id },
      body: { ...body, version: meeting.version, allowClashes: true },
    })
  ).value();

test.each([
  ['a meeting', (body: object) => an.call(createMeeting, { body: { ...details(), ...body } })],
  [
    'a series',
    (body: object) =>
      an.call(createSeries, {
        body: {
          ...details(),
          recurrence: { frequency: 'daily', ends: { by: 'count', count: 2 } },
          ...body,
        },
      }),
  ],
])(
  '%s made without mails stands in the bell; guests are invited, and an end reaches all',
  async (_, make) => {
    const guests = [{ email: `khach@${company.companyId}.vn`, name: 'Khách' }];
    const made = (await make({ notify: false, guests })).value();
    expect(await subjects(1)).toEqual([`khach@${company.companyId}.vn: Mời họp: Chốt kế hoạch quý`]);
    expect(await bell()).toEqual([expect.stringMatching(/mời bạn dự (?:chuỗi )?“Chốt kế hoạch quý”/)]);
    (await an.call(cancelMeeting, { params: { meetingId: made.id } })).value();
    expect(await subjects(2)).toContain(`${binh.email}: Hủy họp: Chốt kế hoạch quý`);
  },
);

test('a new place is mailed unless it is declined; a new time always is, with all that is new', async () => {
  const meeting = await givenInvited();
  const silent = await change(meeting, { location: 'Phòng họp 2', notify: false });
  await subjects(0);
  const moved = await change(silent, { endsAt: '2026-11-24T03:30:00Z', notify: false });
  expect(await subjects(1)).toEqual([`${binh.email}: Thay đổi lịch họp: Chốt kế hoạch quý`]);
  const [mail] = (await readMeetingMails(app)).slice(-1);
  expect(mail?.text).toContain('đã thay đổi thời gian và địa điểm');
  await change(moved, { location: 'Phòng họp 3' });
  expect(await subjects(1)).toEqual([`${binh.email}: Thay đổi lịch họp: Chốt kế hoạch quý`]);
});

test('a new title or goal is mailed where that is asked for, and not when it is put back in time', async () => {
  const meeting = await givenInvited();
  const silent = await change(meeting, { goal: 'Chốt ngân sách' });
  await subjects(0);
  const asked = await change(silent, { goal: 'Chốt cả nhân sự', notify: true });
  expect(await subjects(1)).toEqual([`${binh.email}: Thay đổi nội dung họp: Chốt kế hoạch quý`]);
  expect(await bell()).toContainEqual(expect.stringContaining('đã đổi nội dung của “Chốt kế hoạch quý”'));
  const there = await change(asked, { title: 'Chốt', notify: true });
  const back = await change(there, { title: 'Chốt kế hoạch quý', notify: true });
  await subjects(0);
  // What was changed in silence does not come out with something that is put back.
  const quiet = await change(back, { location: 'Phòng họp 2', notify: false });
  const moved = await change(quiet, { endsAt: '2026-11-24T03:30:00Z' });
  await change(moved, { endsAt: times.endsAt });
  await subjects(0);
});

test('who is new or has another part is mailed unless that is declined; who need not come always is', async () => {
  const meeting = await givenInvited();
  const own = { userId: an.userId, role: 'chair' as const };
  const secretary = { userId: binh.userId, role: 'secretary' as const };
  const other = await change(meeting, { participants: [own, secretary], notify: false });
  await subjects(0);
  const without = await change(other, { participants: [own], notify: false });
  expect(await subjects(1)).toEqual([`${binh.email}: Rút lời mời họp: Chốt kế hoạch quý`]);
  await change(without, { participants: [own, secretary], notify: false });
  await subjects(0);
  expect(await bell()).toContainEqual(expect.stringContaining('mời bạn dự “Chốt kế hoạch quý”'));
});
