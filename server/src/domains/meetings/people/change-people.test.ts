import { createMeeting, listMeetings, readMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import type { CallInput } from '@hopgon/contract/route';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, type Person } from '../../../testing/given.ts';
import { calendarLines, readMeetingMails, sendWaitingMails } from '../../../testing/meeting-mails.ts';
import { refusal } from '../../../testing/reply.ts';
import { respond } from '../../../testing/respond.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình' | 'Trần Chi' | 'Phạm Dũng'>;
let an: Person;
let binh: Person;
let chi: Person;
let dung: Person;

beforeAll(async () => {
  app = await startTestApp();
});
// Tests share the app; each has a company of its own.
beforeEach(async () => {
  company = await givenCompany(app, {
    owner: 'Nguyễn Văn An',
    members: ['Lê Thị Bình', 'Trần Chi', 'Phạm Dũng'],
  });
  an = company.owner;
  binh = company.people['Lê Thị Bình'];
  chi = company.people['Trần Chi'];
  dung = company.people['Phạm Dũng'];
});
afterAll(() => app.close());

const inWords = {
  title: 'Chốt kế hoạch quý',
  startsAt: '2026-11-24T02:30:00Z',
  endsAt: '2026-11-24T03:00:00Z',
};
const given = async (body: Partial<CallInput<typeof createMeeting>['body']> = {}) =>
  (
    await an.call(createMeeting, { body: { ...inWords, participants: [{ userId: binh.userId }], ...body } })
  ).value();

type Changes = Omit<CallInput<typeof updateMeeting>['body'], 'version'>;
const change = (person: Person, { id: meetingId, version }: Meeting, changes: Changes) =>
  person.call(updateMeeting, { params: { meetingId }, body: { version, ...changes } });
const partsOf = ({ participants }: Meeting) =>
  participants.map(({ displayName, role }) => [displayName, role]);
const bellOf = async (person: Person) =>
  (await person.call(listNotifications)).value().notifications.map(({ text }) => text);

/** Mails about meetings that have left to people of this company by now, by whom they were sent to. */
async function mails(count: number) {
  const leftTo = async (...people: readonly Person[]) => {
    const theirs = people.map(({ email }) => email);
    const all = await readMeetingMails(app);
    return all.filter(({ to }) => to?.some((one) => 'address' in one && theirs.includes(one.address ?? '')));
  };
  await sendWaitingMails(app);
  await expect.poll(() => leftTo(an, binh, chi, dung)).toHaveLength(count);
  const read = await leftTo(an, binh, chi, dung);
  return (person: Person) =>
    read.filter(({ to }) => to?.some((one) => 'address' in one && one.address === person.email));
}
const calendarOf = (mail: Parameters<typeof calendarLines>[0]): string => calendarLines(mail).join('\n');

// Proves S7.048
test('added people are invited, removed ones notified, the others get nothing', async () => {
  const meeting = await given({ participants: [{ userId: binh.userId }, { userId: chi.userId }] });
  await mails(2);
  const changed = await change(an, meeting, {
    participants: [
      { userId: an.userId, role: 'chair' },
      { userId: chi.userId },
      { userId: dung.userId, role: 'guest' },
    ],
  });
  expect(partsOf(changed.value())).toEqual([
    ['Nguyễn Văn An', 'chair'],
    ['Trần Chi', 'attendee'],
    ['Phạm Dũng', 'guest'],
  ]);
  expect(changed.value().participants.at(-1)).toMatchObject({ answer: 'waiting' });
  const sentTo = await mails(4);
  const [invited, withdrawn] = sentTo(binh);
  expect(invited?.subject).toMatch(/^Mời họp: /);
  expect(withdrawn?.subject).toBe('Rút lời mời họp: Chốt kế hoạch quý (Thứ Ba, 24/11/2026, 09:30–10:00)');
  expect(withdrawn?.text).toContain(
    'Nguyễn Văn An đã rút lời mời bạn dự cuộc họp “Chốt kế hoạch quý”. Bạn không cần đến nữa.',
  );
  expect(withdrawn?.text).not.toContain(meeting.id);
  expect(calendarOf(withdrawn)).toContain('METHOD:CANCEL');
  expect(calendarOf(withdrawn)).toContain('SEQUENCE:1');
  expect(calendarOf(withdrawn), 'the meeting itself goes on').not.toContain('STATUS:CANCELLED');
  expect(calendarOf(withdrawn)).not.toContain(chi.email);
  expect(sentTo(dung).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Mời họp: /)]);
  expect(calendarOf(sentTo(dung)[0])).toContain('METHOD:REQUEST');
  expect(sentTo(chi)).toHaveLength(1);
  expect((await bellOf(binh))[0]).toBe(
    'Nguyễn Văn An đã rút lời mời bạn dự “Chốt kế hoạch quý”, Thứ Ba, 24/11/2026, 09:30–10:00.',
  );
  expect(await bellOf(dung)).toEqual([expect.stringContaining('mời bạn dự')]);
  expect(await bellOf(chi)).toHaveLength(1);
  expect(await binh.call(readMeeting, { params: { meetingId: meeting.id } })).toMatchObject(
    refusal('meeting_not_found'),
  );
  expect((await binh.call(listMeetings)).value().meetings).toEqual([]);
});

test('the chair is handed on in one step; both are notified of their new roles', async () => {
  const meeting = await given();
  await mails(1);
  const changed = await change(an, meeting, {
    participants: [
      { userId: an.userId, role: 'secretary' },
      { userId: binh.userId, role: 'chair' },
    ],
  });
  expect(partsOf(changed.value())).toEqual([
    ['Lê Thị Bình', 'chair'],
    ['Nguyễn Văn An', 'secretary'],
  ]);
  const [, role] = (await mails(2))(binh);
  expect(role?.subject).toMatch(/^Đổi vai trò trong cuộc họp: /);
  expect(role?.text).toContain('Vai trò của bạn: Chủ trì');
  expect(calendarOf(role)).toContain('SEQUENCE:1');
  expect(await bellOf(binh)).toContain(
    'Nguyễn Văn An đổi vai trò của bạn trong “Chốt kế hoạch quý” thành chủ trì.',
  );
  expect((await bellOf(an)).filter((line) => line.includes('kế hoạch quý'))).toEqual([]);
});

test('answers of who stays are kept', async () => {
  const meeting = await given();
  (await respond(binh, meeting.id, { answer: 'tentative' })).value();
  const grown = (
    await change(an, meeting, { participants: [an, binh, chi].map(({ userId }) => ({ userId })) })
  ).value();
  expect(grown.participants.map(({ answer }) => answer)).toEqual(['accepted', 'tentative', 'waiting']);
  expect(partsOf(grown)[0], 'the chair stays where nobody else is named').toEqual(['Nguyễn Văn An', 'chair']);
});

test('with a new hour everyone is mailed once: added people an invitation, the others the change', async () => {
  const meeting = await given();
  await mails(1);
  (
    await change(an, meeting, {
      endsAt: '2026-11-24T03:30:00Z',
      participants: [an, binh, chi].map(({ userId }) => ({ userId })),
    })
  ).value();
  const sentTo = await mails(3);
  expect(sentTo(binh).at(-1)?.subject).toMatch(/^Thay đổi lịch họp: .*09:30–10:30/);
  expect(sentTo(chi).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Mời họp: .*09:30–10:30/),
  ]);
  expect(await bellOf(chi)).toHaveLength(1);
});

test('people of a meeting that is over are put right in silence', async () => {
  const meeting = await given({
    startsAt: '2026-11-20T01:00:00Z',
    endsAt: '2026-11-20T01:30:00Z',
    participants: [],
  });
  const kept = (
    await change(an, meeting, { participants: [an, binh].map(({ userId }) => ({ userId })) })
  ).value();
  expect(kept.participantCount).toBe(2);
  expect(await bellOf(binh)).toEqual([]);
  const about = 'select id from outbox_mails where company_id = $1 and subject_id is not null';
  expect(await app.database.sql(about, [company.companyId])).toEqual([]);
});

test('is refused to who only takes part, for strangers, for nobody at all, and on an old version', async () => {
  const meeting = await given();
  const stranger = (await givenCompany(app, { name: 'Công ty khác' })).owner;
  const all = [an, binh].map(({ userId }) => ({ userId }));
  expect(await change(binh, meeting, { participants: all })).toMatchObject(refusal('not_allowed'));
  expect(await change(chi, meeting, { participants: all })).toMatchObject(refusal('meeting_not_found'));
  expect(await change(an, meeting, { participants: [...all, { userId: stranger.userId }] })).toMatchObject(
    refusal('participant_not_member'),
  );
  expect(await change(an, meeting, { participants: [] })).toMatchObject({ status: 422 });
  (await change(an, meeting, { participants: all })).value();
  const read = (await an.call(readMeeting, { params: { meetingId: meeting.id } })).value();
  expect(read.participantCount).toBe(2);
});
