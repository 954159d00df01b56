import { joinCompany, updateMemberRole } from '@hopgon/contract/companies/routes';
import { createMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import { listNotifications, readNotifications } from '@hopgon/contract/notifications/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, givenPerson, type Person } from '../../testing/given.ts';
import { refusal } from '../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { createNotifications } from './create-notifications.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình' | 'Trần Chi'>;
let binh: Person;
let chi: Person;

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, { owner: 'Nguyễn Văn An', members: ['Lê Thị Bình', 'Trần Chi'] });
  binh = company.people['Lê Thị Bình'];
  chi = company.people['Trần Chi'];
});
afterAll(() => app.close());

const bell = async (
  person: Person,
  query: { limit?: number; cursor?: string | undefined; unread?: 'true' } = {},
) => (await person.call(listNotifications, { query })).value();

async function invite(...people: Person[]): Promise<string> {
  const body = {
    title: 'Chốt kế hoạch quý',
    startsAt: '2026-11-24T02:30:00Z',
    endsAt: '2026-11-24T03:00:00Z',
    participants: people.map(({ userId }) => ({ userId })),
  };
  return (await company.owner.call(createMeeting, { body: { ...body, allowClashes: true } })).value().id;
}

test('the invited are notified of a meeting, its creator is not; nobody reads another’s bell', async () => {
  const before = (await bell(company.owner)).unread;
  const id = await invite(binh);
  expect(await bell(binh)).toMatchObject({
    unread: 1,
    notifications: [
      {
        kind: 'meeting-invited',
        text: 'Nguyễn Văn An mời bạn dự “Chốt kế hoạch quý”, Thứ Ba, 24/11/2026, 09:30–10:00.',
        time: {
          startsAt: '2026-11-24T02:30:00.000Z',
          endsAt: '2026-11-24T03:00:00.000Z',
          timeZone: 'Asia/Ho_Chi_Minh',
          words: 'Thứ Ba, 24/11/2026, 09:30–10:00',
          form: 'span',
        },
        path: `/meetings/${id}`,
        read: false,
        createdAt: '2026-11-20T02:00:00.000Z',
      },
    ],
  });
  expect((await bell(company.owner)).unread).toBe(before);
  expect((await bell(chi)).unread).toBe(0);
});

test('what was read stays in the list and is counted no more; others’ ids change nothing', async () => {
  await invite(chi);
  await invite(chi);
  const { notifications } = await bell(chi);
  const ids = notifications.slice(0, 1).map(({ id }) => id);
  (await binh.call(readNotifications, { body: { ids } })).value();
  expect((await bell(chi)).unread).toBe(2);
  (await chi.call(readNotifications, { body: { ids } })).value();
  expect(await bell(chi)).toMatchObject({ unread: 1, notifications: [{ read: true }, { read: false }] });
  await invite(chi);
  const [newest, shown] = (await bell(chi)).notifications;
  (await chi.call(readNotifications, { body: { upTo: shown?.id } })).value();
  expect((await bell(chi, { unread: 'true' })).notifications, 'what came later').toMatchObject([
    { id: newest?.id },
  ]);
  (await chi.call(readNotifications, { body: {} })).value();
  expect((await bell(chi)).unread).toBe(0);
});

test('pages go back in time without loss, and count the unread over all', async () => {
  for (let count = 0; count < 4; count += 1) await invite(binh);
  const all = await bell(binh);
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await bell(binh, { limit: 2, cursor });
    expect(page.unread).toBe(all.unread);
    ids.push(...page.notifications.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(ids).toEqual(all.notifications.map(({ id }) => id));
  const broken = await binh.call(listNotifications, { query: { cursor: 'x' } });
  expect(broken).toMatchObject(refusal('bad_request'));
});

test('the unread alone are a list of their own, in pages as well', async () => {
  const all = await bell(binh, { limit: 100 });
  const ids = all.notifications.slice(0, 1).map(({ id }) => id);
  (await binh.call(readNotifications, { body: { ids } })).value();
  const unread = all.notifications.filter(({ id, read }) => !read && !ids.includes(id)).map(({ id }) => id);
  const first = await bell(binh, { unread: 'true', limit: 1 });
  expect(first.notifications.map(({ id }) => id)).toEqual(unread.slice(0, 1));
  const rest = await bell(binh, { unread: 'true', limit: 100, cursor: first.nextCursor ?? '' });
  expect(rest.notifications.map(({ id }) => id)).toEqual(unread.slice(1));
  expect(rest.nextCursor).toBeNull();
});

test('a person who is invited no more keeps no line that leads to the meeting; the others keep theirs', async () => {
  const meetingId = await invite(binh, chi);
  const path = `/meetings/${meetingId}`;
  const linesAbout = async (person: Person) =>
    (await bell(person)).notifications.filter((line) => line.path === path).length;
  expect([await linesAbout(binh), await linesAbout(chi)]).toEqual([1, 1]);
  const params = { meetingId };
  const body = {
    version: 1,
    participants: [{ userId: company.owner.userId, role: 'chair' as const }, { userId: chi.userId }],
  };
  (await company.owner.call(updateMeeting, { params, body })).value();
  expect([await linesAbout(binh), await linesAbout(chi)]).toEqual([0, 1]);
  expect((await bell(binh)).notifications[0]).toMatchObject({ path: '/meetings' });
});

test('owner and admins are notified of joiners, a person of their new role', async () => {
  const params = { userId: binh.userId };
  (await company.owner.call(updateMemberRole, { params, body: { role: 'admin' } })).value();
  expect((await bell(binh)).notifications[0]).toMatchObject({
    kind: 'role-changed',
    text: 'Bạn nay là quản trị viên của công ty.',
    path: '/company-management',
  });
  const joiner = await givenPerson(app, 'Vũ Hạnh');
  (await joiner.call(joinCompany, { body: { inviteCode: company.inviteCode } })).value();
  for (const manager of [company.owner, binh]) {
    expect((await bell(manager)).notifications[0]).toMatchObject({
      kind: 'member-joined',
      text: 'Vũ Hạnh đã tham gia công ty.',
    });
  }
  expect((await bell(joiner)).notifications).toEqual([]);
  expect((await bell(chi)).notifications.map(({ kind }) => kind)).not.toContain('member-joined');
});

test('a session ended for safety is notified in each company of the person', async () => {
  const { userId, sessionId } = chi;
  await app.world.database
    .trusted({ userId })
    .transaction((tx) => app.world.bus.emit(tx, 'auth.session-reused', { userId, sessionId }));
  await expect.poll(async () => (await bell(chi)).notifications[0]?.kind).toBe('session-revoked');
});

test('a person who has left the company gets no more notifications', async () => {
  const scope = app.world.scopes.job(company.companyId);
  const news = {
    companyId: company.companyId,
    kind: 'member-joined',
    text: 'x',
    path: '/dashboard',
  } as const;
  await app.database.sql("update memberships set status = 'removed' where user_id = $1", [chi.userId]);
  await createNotifications(scope, app.world, { ...news, userIds: [chi.userId, binh.userId] });
  const notified = await app.database.sql("select user_id from notifications where text = 'x'");
  expect(notified).toEqual([{ user_id: binh.userId }]);
});
