import {
  createActionItem,
  respondToActionItem,
  updateActionItem,
  updateItemState,
} from '@hopgon/contract/action-items/routes';
import { requestPasswordReset, resetPassword, updatePassword } from '@hopgon/contract/auth/routes';
import {
  createCalendarFeed,
  readCalendarFeed,
  renderCalendarFeed,
  revokeCalendarFeed,
} from '@hopgon/contract/calendar/routes';
import { joinCompany, removeMember } from '@hopgon/contract/companies/routes';
import { cancelMeeting, createMeeting, listMeetings, updateMeeting } from '@hopgon/contract/meetings/routes';
import { createSeries } from '@hopgon/contract/series/routes';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, type Person, password } from '../../testing/given.ts';
import { mailsTo } from '../../testing/mails-to.ts';
import { refusal } from '../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import '../auth/auth.events.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình' | 'Vũ Long'>;
let binh: Person;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await givenCompany(app, { members: ['Lê Thị Bình', 'Vũ Long'] });
  binh = company.people['Lê Thị Bình'];
});

const nameOf = (address: string): string => address.replace(/^.*\/api\/calendar\//, '');

async function meet(by: Person, title: string, more: object = {}): Promise<string> {
  const times = { startsAt: '2026-11-24T02:30:00Z', endsAt: '2026-11-24T03:00:00Z' };
  return (await by.call(createMeeting, { body: { title, ...times, ...more, allowClashes: true } })).value()
    .id;
}

const serve = (file: string, headers: Readonly<Record<string, string>> = {}) =>
  app.server.inject({ method: 'GET', url: `/api/calendar/${file}`, headers });

const titlesIn = (text: string): Record<string, unknown> =>
  Object.fromEntries(
    new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((event) => [event.getFirstPropertyValue('summary'), event.getFirstPropertyValue('status')]),
  );

test('a private address shows what its person made or is invited to, called-off ones as such, and nothing else', async () => {
  await meet(binh, 'Của Bình');
  await meet(company.owner, 'Mời Bình', { participants: [{ userId: binh.userId }] });
  const off = await meet(company.owner, 'Đã hủy', { participants: [{ userId: binh.userId }] });
  (await company.owner.call(cancelMeeting, { params: { meetingId: off } })).value();
  await meet(company.owner, 'Riêng của chủ');
  await meet(company.owner, 'Cả công ty thấy', { visibility: 'company' });
  await meet(binh, 'Bản nháp', { isDraft: true });
  const { address, webcal } = (await binh.call(createCalendarFeed)).value();
  expect(webcal).toBe(address.replace('http:', 'webcal:'));

  const reply = await serve(nameOf(address));
  expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(titlesIn(reply.body)).toEqual({
    'Của Bình': 'CONFIRMED',
    'Mời Bình': 'CONFIRMED',
    'Đã hủy': 'CANCELLED',
  });
  expect(reply.body).not.toContain('ATTENDEE');
});

test('tasks a person accepted are in it by their day, and what is of a closed meeting without its title', async () => {
  const meetingId = await meet(company.owner, 'Giao ban', { participants: [{ userId: binh.userId }] });
  const closedId = await meet(company.owner, 'Chuyện lương', { participants: [{ userId: binh.userId }] });
  await app.database.sql(`update meetings set visibility = 'closed' where id = $1`, [closedId]);
  const give = async (title: string, more: { deadline?: string; meetingId?: string } = {}) => {
    const body = { title, assigneeId: binh.userId, ...more };
    return (await company.owner.call(createActionItem, { body })).value().id;
  };
  const accept = async (itemId: string) => {
    const answer = { params: { itemId }, body: { accept: true } };
    return (await binh.call(respondToActionItem, answer)).value().version;
  };
  await give('Chưa nhận', { meetingId });
  await accept(await give('Gửi bảng giá', { meetingId, deadline: '2026-11-30' }));
  await accept(await give('Tăng lương tổ mộc', { meetingId: closedId, deadline: '2026-12-01' }));
  const done = await give('Đặt xe');
  const body = { version: await accept(done), state: 'done' as const };
  const { version } = (await binh.call(updateItemState, { params: { itemId: done }, body })).value();
  const completedAt = app.clock.now();
  app.clock.advance(60_000);
  const worded = { version, title: 'Đặt xe, gọi khách' };
  (await company.owner.call(updateActionItem, { params: { itemId: done }, body: worded })).value();
  const { address } = (await binh.call(createCalendarFeed)).value();
  const { body: text } = await serve(nameOf(address));
  const tasks = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vtodo')
    .map((task) => [
      task.getFirstPropertyValue('summary'),
      task.getFirstPropertyValue('due')?.toString() ?? null,
      task.getFirstPropertyValue('status'),
    ]);
  expect(tasks).toEqual([
    ['Gửi bảng giá', '2026-11-30', 'NEEDS-ACTION'],
    ['Họp kín', '2026-12-01', 'NEEDS-ACTION'],
    ['Đặt xe, gọi khách', null, 'COMPLETED'],
  ]);
  const at = completedAt.toISOString().replace(/[-:]|\.\d+/g, '');
  expect(text, 'an edit afterwards does not complete it again').toContain(`COMPLETED:${at}`);
  expect(text).not.toContain('Tăng lương');
  const organizers = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => [event.getFirstPropertyValue('summary'), event.getFirstPropertyValue('organizer')]);
  expect(organizers).toContainEqual(['Giao ban', `mailto:${company.owner.email}`]);
  expect(organizers, 'a server of others learns nobody of it').toContainEqual(['Họp kín', null]);
});

test('a series is one event by the name its mails give it, with what differs in some of its meetings', async () => {
  const recurrence = {
    frequency: 'weekly' as const,
    weekdays: [2],
    ends: { by: 'count' as const, count: 5 },
  };
  const times = { startsAt: '2026-11-24T02:30:00Z', endsAt: '2026-11-24T03:00:00Z' };
  const participants = [{ userId: binh.userId }];
  const body = { title: 'Giao ban', ...times, recurrence, participants, allowClashes: true };
  const { series } = (await company.owner.call(createSeries, { body })).value();
  const { meetings } = (await company.owner.call(listMeetings, { query: { query: 'Giao ban' } })).value();
  const [, moved, notTheirs, off] = meetings.map(({ id }) => ({ meetingId: id }));
  const change = async (params: { meetingId: string } | undefined, changed: object) =>
    (
      await company.owner.call(updateMeeting, {
        params: params ?? { meetingId: '' },
        body: { version: 1, allowClashes: true, ...changed },
      })
    ).value();
  await change(moved, { startsAt: '2026-12-02T02:30:00Z', endsAt: '2026-12-02T03:00:00Z' });
  await change(notTheirs, { participants: [{ userId: company.owner.userId }] });
  (await company.owner.call(cancelMeeting, { params: off ?? { meetingId: '' } })).value();
  const { address } = (await binh.call(createCalendarFeed)).value();
  const lines = (await serve(nameOf(address))).body.split('\r\n');
  const uid = `UID:${series?.id}@127.0.0.1`;
  expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([uid, uid]);
  expect(lines).toEqual(
    expect.arrayContaining([
      'RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=5',
      'EXDATE;TZID=Asia/Ho_Chi_Minh:20261208T093000,20261215T093000',
      'RECURRENCE-ID;TZID=Asia/Ho_Chi_Minh:20261201T093000',
      'DTSTART;TZID=Asia/Ho_Chi_Minh:20261202T093000',
    ]),
  );
});

test('a calendar that asks again gets "not modified" until something changes', async () => {
  await meet(binh, 'Của Bình');
  const { address } = (await binh.call(createCalendarFeed)).value();
  const etag = String((await serve(nameOf(address))).headers.etag);
  app.clock.advance(600_000);
  const again = await serve(nameOf(address), { 'if-none-match': `W/${etag}, "khac"` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await meet(binh, 'Mới');
  expect((await serve(nameOf(address), { 'if-none-match': etag })).statusCode).toBe(200);
});

test('an address ends when it is dropped, replaced, or its person leaves; only a hash of it is kept', async () => {
  const first = nameOf((await binh.call(createCalendarFeed)).value().address);
  expect((await binh.call(readCalendarFeed)).value().createdAt).not.toBeNull();
  const second = nameOf((await binh.call(createCalendarFeed)).value().address);
  const status = async (file: string) => (await serve(file)).statusCode;
  expect([await status(first), await status(second)]).toEqual([404, 200]);
  expect((await binh.call(readCalendarFeed)).value().readAt).not.toBeNull();
  const rows = await app.database.sql('select calendar_feeds::text as row from calendar_feeds');
  expect(JSON.stringify(rows)).not.toContain(second.slice(0, -4));
  (await binh.call(revokeCalendarFeed)).value();
  expect(await status(second)).toBe(404);
  expect((await binh.call(readCalendarFeed)).value()).toEqual({ createdAt: null, readAt: null });

  const long = company.people['Vũ Long'];
  const third = nameOf((await long.call(createCalendarFeed)).value().address);
  (await company.owner.call(removeMember, { params: { userId: long.userId } })).value();
  expect(await status(third)).toBe(404);
});

test.each([
  [
    'a changed password',
    async () => {
      const body = { idToken: binh.token, currentPassword: password, newPassword: 'Moi7Hon-truoc' };
      (await binh.call(updatePassword, { body })).value();
    },
  ],
  [
    'a password that was reset by mail',
    async () => {
      (await app.call(requestPasswordReset, { body: { email: binh.email } })).value();
      const mail = (await mailsTo(app, binh)).at(-1)?.text ?? '';
      const token = /reset-password#token=([\w-]+)/.exec(mail)?.[1] ?? '';
      (await app.call(resetPassword, { body: { token, newPassword: 'Moi7Hon-truoc' } })).value();
    },
  ],
  [
    'who takes over the account',
    () =>
      app.world.database
        .trusted({ userId: binh.userId })
        .transaction((tx) => app.world.bus.emit(tx, 'auth.account-taken-over', { userId: binh.userId })),
  ],
])('an address ends with %s, in every company, and nobody else’s does', async (_, end) => {
  const other = await givenCompany(app, { name: 'Nơi khác' });
  (await binh.call(joinCompany, { body: { inviteCode: other.inviteCode } })).value();
  const feedOf = async (person: Person, companyId: string) =>
    nameOf((await person.call(createCalendarFeed, {}, { company: companyId })).value().address);
  const own = [await feedOf(binh, company.companyId), await feedOf(binh, other.companyId)];
  const foreign = await feedOf(company.owner, company.companyId);
  const statuses = async () =>
    Promise.all([...own, foreign].map(async (file) => (await serve(file)).statusCode));
  expect(await statuses()).toEqual([200, 200, 200]);
  await end();
  expect(await statuses()).toEqual([404, 404, 200]);
});

test('an unknown address is refused, and a network that guesses is limited in these alone', async () => {
  const params = { file: `${'A'.repeat(22)}.ics` };
  expect(await app.call(renderCalendarFeed, { params })).toMatchObject(refusal('calendar_feed_not_found'));
  for (const file of ['..%2f', 'x.ics', 'A'.repeat(60)]) expect((await serve(file)).statusCode).toBe(404);
  for (let turn = 0; turn < 60; turn += 1) await app.call(renderCalendarFeed, { params });
  expect((await app.call(renderCalendarFeed, { params })).status).toBe(429);
  const { address } = (await binh.call(createCalendarFeed)).value();
  expect((await serve(nameOf(address))).statusCode, 'one that exists').toBe(200);
});
