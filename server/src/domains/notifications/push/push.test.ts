import { createActionItem } from '@hopgon/contract/action-items/routes';
import { logout, updatePassword } from '@hopgon/contract/auth/routes';
import {
  cancelMeeting,
  createMeeting,
  respondToInvitation,
  updateMeeting,
} from '@hopgon/contract/meetings/routes';
import {
  deletePushSubscription,
  listNotifications,
  readNotifications,
  readPushState,
  savePushSubscription,
  sendTestPush,
  updateNotificationSettings,
} from '@hopgon/contract/notifications/routes';
import { endOtherSessions } from '@hopgon/contract/security/routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type CompanyOf, givenCompany, givenSession, type Person, password } from '../../../testing/given.ts';
import { openPushService, type PushService } from '../../../testing/push-service.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { sendDuePushes } from './send-due-pushes.ts';

const Message = z.strictObject({
  ...{ title: z.string(), body: z.string(), path: z.string() },
  ...{ tag: z.string(), companyId: z.string() },
});

let app: TestApp;
let service: PushService;
let company: CompanyOf<'Lê Thị Bình'>;
let binh: Person;
beforeAll(async () => {
  service = await openPushService();
  app = await startTestApp({}, { pushNetwork: service.network });
  // What is due is sent when a test says so.
  await app.pushes.stop(10_000);
});
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00+07:00');
  company = await givenCompany(app, { name: 'Gỗ Việt', owner: 'Nguyễn Văn An', members: ['Lê Thị Bình'] });
  binh = company.people['Lê Thị Bình'];
  service.received.length = 0;
});
afterAll(async () => {
  await app.close();
  await service.close();
});

const subscribe = async (person: Person, browser: string) =>
  (await person.call(savePushSubscription, { body: service.subscribe(browser) })).value();

async function givenMeeting(
  more: { title?: string; visibility?: 'invited' | 'closed' } = {},
  by: Person = company.owner,
) {
  const body = {
    ...{
      title: 'Sáp nhập Hồng Hà',
      startsAt: '2026-11-24T02:30:00.000Z',
      endsAt: '2026-11-24T03:00:00.000Z',
    },
    ...{ participants: [{ userId: binh.userId }], allowClashes: true, ...more },
  };
  return (await by.call(createMeeting, { body })).value();
}

const sendDue = () => sendDuePushes(app.world, app.world.scopes.job(company.companyId));

/** What the browser shows of what is due a while later, newest last. */
async function pushed(seconds = 20) {
  app.clock.advance(seconds * 1000);
  await sendDue();
  return service.received.splice(0).map(({ text }) => Message.parse(JSON.parse(text)));
}

test('an invitation reaches the browser once, twenty seconds later, and several changes of a meeting are one message', async () => {
  expect(await subscribe(binh, 'binh')).toMatchObject({ devices: 1, here: true });
  const { id, version } = await givenMeeting({ title: 'Giao ban' });
  expect(await pushed(19)).toEqual([]);
  const page = `/meetings/${id}`;
  expect(await pushed(1)).toEqual([
    {
      title: 'Gỗ Việt',
      body: expect.stringMatching(/^Nguyễn Văn An mời bạn dự “Giao ban”/u),
      path: page,
      ...{ tag: `${company.companyId} ${page}`, companyId: company.companyId },
    },
  ]);
  expect(await pushed()).toEqual([]);
  const params = { meetingId: id };
  const change = { version, location: 'Tầng 4' };
  const changed = (await company.owner.call(updateMeeting, { params, body: change })).value();
  const again = { version: changed.version, location: 'Tầng 3' };
  (await company.owner.call(updateMeeting, { params, body: again })).value();
  const messages = await pushed();
  expect(messages).toHaveLength(1);
  expect(messages[0]?.body).toMatch(/đã đổi địa điểm .*\(và 1 thông báo khác\)$/u);
});

test('what was read, answered, undone or turned off meanwhile is no message', async () => {
  await subscribe(binh, 'binh');
  await givenMeeting({ title: 'Đọc rồi' });
  (await binh.call(readNotifications, { body: {} })).value();
  const { id } = await givenMeeting({ title: 'Trả lời rồi' });
  const times = { startsAt: '2026-11-24T02:30:00.000Z', endsAt: '2026-11-24T03:00:00.000Z' };
  const params = { meetingId: id };
  (await binh.call(respondToInvitation, { params, body: { times, answer: 'accepted' } })).value();
  expect(await pushed()).toEqual([]);
  await givenMeeting({ title: 'Tắt rồi' });
  const channels = { invitations: { push: false } };
  (await binh.call(updateNotificationSettings, { body: { channels } })).value();
  expect(await pushed()).toEqual([]);
  const { notifications } = (await binh.call(listNotifications, {})).value();
  expect(notifications).toHaveLength(3);
});

test('a message says no more than its reader may see when it is sent', async () => {
  await subscribe(binh, 'binh');
  await givenMeeting({ visibility: 'closed' });
  const closedLater = await givenMeeting();
  await app.database.sql(`update meetings set visibility = 'closed' where id = $1`, [closedLater.id]);
  const shown = (await pushed()).map(({ title, body }) => [title, body]);
  const closed = ['Họp Gọn', 'Họp kín: bạn có thông báo mới.'];
  expect(shown).toEqual([closed, closed]);
  const left = await givenMeeting();
  await app.database.sql('delete from meeting_participants where meeting_id = $1 and user_id = $2', [
    left.id,
    binh.userId,
  ]);
  expect(await pushed()).toEqual([]);
  const cancelled = await givenMeeting({ visibility: 'closed' });
  await pushed();
  const params = { meetingId: cancelled.id };
  (await company.owner.call(cancelMeeting, { params, query: { reason: 'Sáp nhập Hồng Hà' } })).value();
  expect(JSON.stringify(await pushed())).not.toContain('Hồng Hà');
});

test.each([
  ['then', false],
  ['before', true],
])('a task that may be named never takes along one given %s that may not', async (_, isUnnamedFirst) => {
  await subscribe(binh, 'binh');
  const { id: meetingId } = await givenMeeting({ title: 'Nhân sự', visibility: 'invited' });
  await app.database.sql('delete from meeting_participants where meeting_id = $1', [meetingId]);
  await pushed();
  const give = async (title: string, ofMeeting: string | null) => {
    const body = { title, assigneeId: binh.userId, meetingId: ofMeeting };
    (await company.owner.call(createActionItem, { body })).value();
  };
  if (isUnnamedFirst) await give('Soạn quyết định thôi việc', meetingId);
  await give('Đặt xe', null);
  if (!isUnnamedFirst) await give('Soạn quyết định thôi việc', meetingId);
  const messages = await pushed();
  expect(messages.map(({ body }) => body).toSorted()).toEqual([
    'Bạn có thông báo mới về một việc.',
    'Nguyễn Văn An giao bạn việc “Đặt xe”. Bạn có nhận không?',
  ]);
  expect(new Set(messages.map(({ tag }) => tag)).size, 'neither takes the place of the other').toBe(2);
});

test('in quiet hours a message waits, and a reminder of a meeting that has begun by then is none', async () => {
  await subscribe(binh, 'binh');
  // As of sessions that are remembered.
  await app.database.sql(`update sessions set expires_at = expires_at + interval '30 days'`);
  app.clock.set('2026-11-20T21:30:00+07:00');
  const owner = await givenSession(app, company.owner);
  await givenMeeting({ title: 'Giao ban' }, owner);
  const time = {
    startsAt: '2026-11-21T01:00:00.000Z',
    endsAt: '2026-11-21T02:00:00.000Z',
    words: '',
    form: 'span',
  };
  await app.database.sql(
    `insert into notifications (company_id, user_id, id, kind, text, time, path, created_at, push_at)
     values ($1, $2, gen_random_uuid(), 'meeting-reminder', 'Sắp họp', $3, '/meetings', $4, $4)`,
    [company.companyId, binh.userId, JSON.stringify(time), app.clock.now()],
  );
  expect(await pushed()).toEqual([]);
  // A Saturday: the company is off.
  app.clock.set('2026-11-21T10:00:00+07:00');
  expect(await pushed(0)).toEqual([]);
  app.clock.set('2026-11-23T07:00:00+07:00');
  expect((await pushed(0)).map(({ body }) => body)).toEqual([expect.stringContaining('“Giao ban”')]);
  const there = await givenSession(app, binh);
  (await there.call(updateNotificationSettings, { body: { quiet: null } })).value();
  app.clock.set('2026-11-23T07:10:00+07:00');
  await givenMeeting({ title: 'Đêm' }, await givenSession(app, company.owner));
  app.clock.set('2026-11-23T23:00:00+07:00');
  expect(await pushed(0)).toHaveLength(1);
});

test('who wants no bell but push messages gets these alone', async () => {
  await subscribe(company.owner, 'an');
  const channels = { answers: { bell: false, push: true } };
  (await company.owner.call(updateNotificationSettings, { body: { channels } })).value();
  const { id } = await givenMeeting({ title: 'Giao ban' });
  const times = { startsAt: '2026-11-24T02:30:00.000Z', endsAt: '2026-11-24T03:00:00.000Z' };
  const body = { times, answer: 'declined' as const, reason: 'Đi công tác' };
  (await binh.call(respondToInvitation, { params: { meetingId: id }, body })).value();
  // Who reads all of the bell has not read what it does not hold.
  (await company.owner.call(readNotifications, { body: {} })).value();
  expect((await pushed()).map((message) => message.body)).toEqual([
    'Lê Thị Bình không dự được “Giao ban”. Lý do: Đi công tác',
  ]);
  const { notifications } = (await company.owner.call(listNotifications, {})).value();
  expect(notifications.map(({ kind }) => kind)).toEqual(['member-joined']);
});

test('a browser that is gone is forgotten; a push service that fails is tried again', async () => {
  await subscribe(binh, 'binh');
  service.answer('binh', 503);
  await givenMeeting({ title: 'Giao ban' });
  expect(await pushed()).toEqual([]);
  service.answer('binh', 201);
  expect(await pushed(5 * 60)).toHaveLength(1);
  service.answer('binh', 410);
  await givenMeeting({ title: 'Tuần' });
  expect(await pushed()).toEqual([]);
  expect((await binh.call(readPushState, {})).value()).toMatchObject({ devices: 0, here: false });
  // Nothing is due any more.
  expect(await app.database.sql('select id from notifications where push_at is not null')).toEqual([]);
});

test.each([
  ['signing out there', (there: Person) => there.call(logout, { body: { sessionId: there.sessionId } })],
  ['ending the other sessions', () => binh.call(endOtherSessions, { body: {} })],
  [
    'another password',
    () =>
      binh.call(updatePassword, {
        body: { idToken: binh.token, currentPassword: password, newPassword: 'Hop9Gon-khac' },
      }),
  ],
])('%s ends push messages there', async (_, end) => {
  const there = await givenSession(app, binh);
  await subscribe(there, 'noi-khac');
  (await end(there)).value();
  await givenMeeting({ title: 'Giao ban' });
  expect(await pushed()).toEqual([]);
  expect(
    await app.database.sql('select id from push_subscriptions where user_id = $1', [binh.userId]),
  ).toEqual([]);
});

test('a session that may not enter the company gets none of its messages', async () => {
  await subscribe(binh, 'binh');
  await app.database.sql('update companies set require_second_factor = true where id = $1', [
    company.companyId,
  ]);
  const owner = company.owner.userId;
  await app.database.sql('update sessions set second_factor_at = now() where user_id = $1', [owner]);
  await givenMeeting({ title: 'Giao ban' });
  expect(await pushed()).toEqual([]);
});

test('a browser belongs to who subscribed it last; a person has ten, and turns off the one they sit at', async () => {
  const keys = service.subscribe('chung');
  (await company.owner.call(savePushSubscription, { body: keys })).value();
  expect((await binh.call(savePushSubscription, { body: keys })).value()).toMatchObject({ devices: 1 });
  expect((await company.owner.call(readPushState, {})).value()).toMatchObject({ devices: 0, here: false });
  for (let count = 0; count < 10; count += 1)
    await subscribe(await givenSession(app, { ...binh, address: `10.8.0.${count}` }), `may-${count}`);
  expect((await binh.call(readPushState, {})).value()).toMatchObject({ devices: 10, here: false });
  await subscribe(binh, 'chung');
  (await binh.call(sendTestPush, {})).value();
  expect(service.received.map(({ browser }) => browser)).toEqual(['chung']);
  expect((await binh.call(deletePushSubscription, {})).value()).toMatchObject({ devices: 9, here: false });
  expect((await binh.call(sendTestPush, {})).code).toBe('push_not_subscribed');
});

test('addresses that no push service has, and keys that are none, are refused', async () => {
  const { endpoint, keys } = service.subscribe('binh');
  const refused = [
    { endpoint: endpoint.replace('https', 'http'), keys },
    { endpoint: 'https://169.254.169.254/latest', keys },
    { endpoint, keys: { ...keys, p256dh: 'A'.repeat(87) } },
  ];
  for (const body of refused)
    expect((await binh.call(savePushSubscription, { body })).code).toBe('push_address_refused');
});
