import { updateNotificationChoices } from '@hopgon/contract/account/routes';
import { cancelMeeting, createMeeting, readMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { queueMails } from '../../../platform/mail/queue-mail.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { type CompanyOf, givenCompany, type Person } from '../../../testing/given.ts';
import { calendarLines, readMeetingMails, sendWaitingMails } from '../../../testing/meeting-mails.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { cancelMeeting as cancelByUseCase } from '../core/cancel-meeting.ts';
import { createMeeting as createByUseCase } from '../core/create-meeting.ts';
import { restoreMeeting } from '../undo/restore-meeting.ts';
import { undoMeeting } from '../undo/undo-meeting.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình'>;
let binh: Person;

beforeAll(async () => {
  app = await startTestApp();
});
// Tests share the app; each has a company of its own.
beforeEach(async () => {
  company = await givenCompany(app, { owner: 'Nguyễn Văn An', members: ['Lê Thị Bình'] });
  binh = company.people['Lê Thị Bình'];
});
afterAll(() => app.close());

const inWords = {
  title: 'Chốt kế hoạch quý',
  startsAt: '2026-11-24T02:30:00Z',
  endsAt: '2026-11-24T03:00:00Z',
};
const invitingBinh = () => ({ ...inWords, location: 'Phòng họp 1', participants: [{ userId: binh.userId }] });

/** What has left to people of this company. */
const leftTo = async ({ owner, people }: CompanyOf<string>) => {
  const ours = [owner, ...Object.values(people)].map(({ email }) => email);
  const all = await readMeetingMails(app);
  return all.filter(({ to }) => to?.some((one) => 'address' in one && ours.includes(one.address ?? '')));
};

async function mails(count: number, of: CompanyOf<string> = company) {
  await sendWaitingMails(app);
  await expect.poll(() => leftTo(of)).toHaveLength(count);
  return leftTo(of);
}

const scopeOf = (person: Person): CompanyScope =>
  app.world.scopes.company(person, company.companyId, 'company');
const queued = () =>
  app.database.sql(
    'select id from outbox_mails where company_id = $1 and subject_id is not null and sent_at is null',
    [company.companyId],
  );

test('nobody is invited to a meeting that is put down after it was held', async () => {
  const held = { startsAt: '2026-11-01T02:30:00Z', endsAt: '2026-11-01T03:00:00Z' };
  await company.owner.call(createMeeting, { body: { ...invitingBinh(), ...held } });
  expect(await queued()).toEqual([]);
  const { notifications } = (await binh.call(listNotifications)).value();
  expect(notifications).toEqual([]);
});

test('the invited get a mail in Vietnamese with the invitation their calendar understands', async () => {
  const meeting = (
    await company.owner.call(createMeeting, { body: { ...invitingBinh(), allowClashes: true } })
  ).value();
  const [mail] = await mails(1);
  expect(mail).toMatchObject({
    to: [{ name: 'Lê Thị Bình', address: binh.email }],
    subject: 'Mời họp: Chốt kế hoạch quý (Thứ Ba, 24/11/2026, 09:30–10:00)',
  });
  expect(mail?.text).toContain(`http://127.0.0.1:3000/meetings/${meeting.id}`);
  const lines = calendarLines(mail);
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      `UID:${meeting.id}@127.0.0.1`,
      'SEQUENCE:0',
      'DTSTART;TZID=Asia/Ho_Chi_Minh:20261124T093000',
      'SUMMARY:Chốt kế hoạch quý',
      `ORGANIZER;CN="Nguyễn Văn An":mailto:${company.owner.email}`,
      expect.stringMatching(`^ATTENDEE;.*PARTSTAT=NEEDS-ACTION;RSVP=TRUE;.*${binh.email}$`),
    ]),
  );
});

test('a new hour and a cancellation are mailed with a growing sequence, a new title is not', async () => {
  const { id } = (
    await company.owner.call(createMeeting, { body: { ...invitingBinh(), allowClashes: true } })
  ).value();
  const params = { meetingId: id };
  // Each must have left: one that is overtaken before never does.
  await mails(1);
  await company.owner.call(updateMeeting, { params, body: { version: 1, title: 'Chốt ngân sách' } });
  await company.owner.call(updateMeeting, { params, body: { version: 2, endsAt: '2026-11-24T03:30:00Z' } });
  await mails(2);
  await company.owner.call(cancelMeeting, { params, query: { reason: 'Khách bận' } });
  const [, moved, cancelled] = await mails(3);
  expect(moved?.subject).toBe('Thay đổi lịch họp: Chốt ngân sách (Thứ Ba, 24/11/2026, 09:30–10:30)');
  expect(calendarLines(moved)).toEqual(expect.arrayContaining(['METHOD:REQUEST', 'SEQUENCE:1']));
  expect(cancelled?.text).toContain('Lý do: Khách bận');
  expect(calendarLines(cancelled)).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:2', `UID:${id}@127.0.0.1`]),
  );
});

test('when the change rolls back nobody is mailed or notified', async () => {
  const scope = scopeOf(company.owner);
  const failing = scope.transaction(async (tx) => {
    await createByUseCase(app.world, tx, { ...body(), sendAfter: undefined });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await queued()).toEqual([]);
  expect((await binh.call(listNotifications)).value()).toMatchObject({ notifications: [], unread: 0 });
});

test('undone in time a meeting leaves no trace: no mail, no line in a bell, no meeting', async () => {
  const sendAfter = new Date(app.clock.now().getTime() + 20_000);
  const { id } = await createByUseCase(app.world, scopeOf(company.owner), { ...body(), sendAfter });
  expect((await binh.call(listNotifications)).value().unread).toBe(1);
  expect(await queued()).toHaveLength(1);
  await undoMeeting(app.world, scopeOf(company.owner), id);
  expect(await queued()).toEqual([]);
  expect((await binh.call(listNotifications)).value()).toMatchObject({ notifications: [], unread: 0 });
  expect((await binh.call(readMeeting, { params: { meetingId: id } })).code).toBe('meeting_not_found');
});

const createdInTimeToUndo = () => {
  const sendAfter = new Date(app.clock.now().getTime() + 20_000);
  return createByUseCase(app.world, scopeOf(company.owner), { ...body(), sendAfter });
};
const ownerAlone = () => [{ userId: company.owner.userId, role: 'chair' as const }];

test('a person whose meeting moved before their invitation left is invited to the new hour', async () => {
  const { id } = await createdInTimeToUndo();
  const later = { version: 1, endsAt: '2026-11-24T03:30:00Z' };
  (await company.owner.call(updateMeeting, { params: { meetingId: id }, body: later })).value();
  const [mail] = await mails(1);
  expect(mail?.subject).toMatch(/^Mời họp: .*09:30–10:30/);
  expect(calendarLines(mail)).toEqual(expect.arrayContaining(['METHOD:REQUEST', 'SEQUENCE:1']));
  expect(await queued()).toEqual([]);
});

test('who is given another part before their invitation left is invited to that part', async () => {
  const { id } = await createdInTimeToUndo();
  const participants = [...ownerAlone(), { userId: binh.userId, role: 'secretary' as const }];
  const changed = { version: 1, participants };
  (await company.owner.call(updateMeeting, { params: { meetingId: id }, body: changed })).value();
  const [mail] = await mails(1);
  expect(mail?.subject).toMatch(/^Mời họp: /);
  expect(mail?.text).toContain('Vai trò của bạn: Thư ký');
  expect(await queued()).toEqual([]);
});

test('a person removed before their invitation left gets no mail, also where the hour moved with it', async () => {
  const { id } = await createdInTimeToUndo();
  const dropped = { version: 1, endsAt: '2026-11-24T03:30:00Z', participants: ownerAlone() };
  (await company.owner.call(updateMeeting, { params: { meetingId: id }, body: dropped })).value();
  expect(await leftTo(company)).toEqual([]);
  expect(await queued()).toEqual([]);
});

test('a meeting called off before the invitations left is called off in silence', async () => {
  const { id } = await createdInTimeToUndo();
  (await company.owner.call(cancelMeeting, { params: { meetingId: id } })).value();
  expect(await leftTo(company)).toEqual([]);
  expect(await queued()).toEqual([]);
});

test('a meeting is called off by mail where a restore holds its invitation, which may have left', async () => {
  const { id } = await createdInTimeToUndo();
  await app.database.sql('update outbox_mails set failed_at = now() where subject_id = $1', [id]);
  (await company.owner.call(cancelMeeting, { params: { meetingId: id } })).value();
  expect((await mails(1))[0]?.subject).toMatch(/^Hủy họp/);
});

test('a new hour withdraws reminders of the old one, and no minutes that wait', async () => {
  const { id, version } = await createdInTimeToUndo();
  const mail = { to: [{ name: 'Bình', address: binh.email }], text: '', subjectId: id };
  const sendAfter = new Date('2026-11-23T00:00:00Z');
  await queueMails(scopeOf(company.owner), app.world, { companyId: company.companyId }, [
    { ...mail, sendAfter, subject: 'Biên bản' },
    { ...mail, sendAfter, subject: 'Nhắc họp', expiresAt: new Date(inWords.startsAt) },
  ]);
  const written = () =>
    app.database.sql(
      `select message ->> 'subject' as subject from outbox_mails where subject_id = $1 and draft is null order by 1`,
      [id],
    );
  const params = { meetingId: id };
  (await company.owner.call(updateMeeting, { params, body: { version, location: 'Phòng 2' } })).value();
  expect(await written()).toEqual([{ subject: 'Biên bản' }, { subject: 'Nhắc họp' }]);
  const body = { version: version + 1, endsAt: '2026-11-24T03:30:00Z', allowClashes: true };
  (await company.owner.call(updateMeeting, { params, body })).value();
  expect(await written()).toEqual([{ subject: 'Biên bản' }]);
});

test('an undone cancellation brings the mails it replaced, and an invitation where it had left', async () => {
  const { id: meetingId } = (
    await company.owner.call(createMeeting, { body: { ...invitingBinh(), allowClashes: true } })
  ).value();
  await mails(1);
  const params = { meetingId };
  const body = {
    version: 1,
    startsAt: '2026-11-24T04:30:00Z',
    endsAt: '2026-11-24T05:00:00Z',
    allowClashes: true,
  };
  (await company.owner.call(updateMeeting, { params, body })).value();
  const later = new Date(app.clock.now().getTime() + 60_000);
  await cancelByUseCase(app.world, scopeOf(company.owner), meetingId, '', { sendAfter: later });
  await restoreMeeting(app.world, scopeOf(company.owner), meetingId);
  expect((await mails(2))[1]?.subject).toMatch(/^Thay đổi lịch họp: .*11:30/);

  await cancelByUseCase(app.world, scopeOf(company.owner), meetingId, '', { sendAfter: later });
  await restoreMeeting(app.world, scopeOf(company.owner), meetingId);
  await mails(2);

  (await company.owner.call(cancelMeeting, { params })).value();
  await mails(3);
  await restoreMeeting(app.world, scopeOf(company.owner), meetingId);
  expect((await mails(4)).map(({ subject }) => subject?.split(':')[0])).toEqual([
    'Mời họp',
    'Thay đổi lịch họp',
    'Hủy họp',
    'Mời họp',
  ]);
});

test('once a mail has left, a meeting can no longer be undone', async () => {
  const { id } = (
    await company.owner.call(createMeeting, { body: { ...invitingBinh(), allowClashes: true } })
  ).value();
  await mails(1);
  await expect(undoMeeting(app.world, scopeOf(company.owner), id)).rejects.toMatchObject({
    code: 'undo_too_late',
  });
  expect((await binh.call(readMeeting, { params: { meetingId: id } })).value().status).toBe('upcoming');
});

test('a move that is put back at once leaves no line in the bell and no mail', async () => {
  const { id } = (
    await company.owner.call(createMeeting, { body: { ...invitingBinh(), allowClashes: true } })
  ).value();
  await mails(1);
  const params = { meetingId: id };
  const bell = async () => (await binh.call(listNotifications)).value().notifications.length;
  const before = await bell();
  const move = (version: number, endsAt: string) =>
    company.owner.call(updateMeeting, { params, body: { version, endsAt } });
  await move(1, '2026-11-24T03:30:00Z');
  expect(await bell()).toBe(before + 1);
  await move(2, inWords.endsAt);
  expect(await bell()).toBe(before);
  await mails(1);
});

const body = () => ({
  ...inWords,
  goal: '',
  type: 'in-person' as const,
  location: '',
  visibility: 'invited' as const,
  participants: [{ userId: binh.userId, role: 'attendee' as const }],
});

test('who wants no mails gets none, while the others do and the bell still rings', async () => {
  const three = await givenCompany(app, { owner: 'Bùi Uyên', members: ['Hồ Bảo', 'Ngô Lễ'] });
  const { 'Hồ Bảo': bao, 'Ngô Lễ': le } = three.people;
  (await bao.call(updateNotificationChoices, { body: { email: false } })).value();
  const participants = [{ userId: bao.userId }, { userId: le.userId }];
  (await three.owner.call(createMeeting, { body: { allowClashes: true, ...inWords, participants } })).value();
  const sent = await mails(1, three);
  expect(sent.map((mail) => mail.to?.map((to) => to.address))).toEqual([[le.email]]);
  expect((await bao.call(listNotifications)).value().unread).toBe(1);
});
