import { joinCompany, removeMember } from '@hopgon/contract/companies/routes';
import { updateCompany } from '@hopgon/contract/company-settings/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { listNotifications, readNotifications } from '@hopgon/contract/notifications/routes';
import type { NotificationKind } from '@hopgon/contract/notifications/schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, givenPerson, type Person } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { createNotifications } from './create-notifications.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình'>;
let binh: Person;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await givenCompany(app, { owner: 'Nguyễn Văn An', members: ['Lê Thị Bình'] });
  binh = company.people['Lê Thị Bình'];
  await company.owner.call(readNotifications, { body: {} });
});

const rows = async (
  person: Person,
  query: { limit?: number; cursor?: string | undefined; unread?: 'true'; bundle?: string } = {},
) => (await person.call(listNotifications, { query: { bundled: 'true', ...query } })).value();

interface Noticed {
  readonly kind?: NotificationKind;
  readonly path?: string;
  readonly at?: string;
}

/** A line in the bell of Bình, at an hour of Hà Nội. */
async function notify(
  text: string,
  { kind = 'item-done', path = '/meetings/my-tasks', at = '' }: Noticed = {},
) {
  const clock = at ? { now: () => new Date(`${at}+07:00`) } : app.clock;
  const news = { companyId: company.companyId, userIds: [binh.userId], kind };
  await createNotifications(
    app.world.scopes.job(company.companyId),
    { ...app.world, clock },
    { ...news, text, path },
  );
}

const textsOf = ({ notifications }: Awaited<ReturnType<typeof rows>>) =>
  notifications.map(({ text, bundle }) => (bundle ? `${text} ×${bundle.size}` : text));

test('who joined on one day stands in one row, with each line in it, and is unread once', async () => {
  for (const name of ['Trần Lan', 'Vũ Minh', 'Đỗ Chi']) {
    const person = await givenPerson(app, name);
    (await person.call(joinCompany, { body: { inviteCode: company.inviteCode } })).value();
  }
  const { notifications, unread } = await rows(company.owner, { unread: 'true' });
  expect(unread).toBe(1);
  expect(notifications).toMatchObject([
    {
      text: 'Đỗ Chi, Vũ Minh và 1 người khác đã tham gia công ty.',
      read: false,
      bundle: {
        size: 3,
        others: null,
        hasOnePage: true,
        lines: [
          { text: 'Đỗ Chi đã tham gia công ty.' },
          { text: 'Vũ Minh đã tham gia công ty.' },
          { text: 'Trần Lan đã tham gia công ty.' },
        ],
      },
    },
  ]);
});

test('a day ends by the clock of the company, or of the reader who has another', async () => {
  await notify('a', { at: '2026-11-20T23:30' });
  await notify('b', { at: '2026-11-21T00:30' });
  await notify('c', { at: '2026-11-21T01:30' });
  expect(textsOf(await rows(binh))).toEqual(['c ×2', 'a']);
  await app.database.sql("update users set time_zone = 'Asia/Tokyo' where id = $1", [binh.userId]);
  await notify('d', { at: '2026-11-22T21:30' });
  await notify('e', { at: '2026-11-22T22:30' });
  expect(textsOf(await rows(binh)).slice(0, 2)).toEqual(['e', 'd']);
});

test('a row is read as it was shown: what came since stays unread, and others keep theirs', async () => {
  for (const text of ['a', 'b']) await notify(text);
  const [shown] = (await rows(binh)).notifications;
  await notify('c');
  const ids = [shown?.id ?? ''];
  (await company.owner.call(readNotifications, { body: { ids, bundled: true } })).value();
  expect((await rows(binh, { unread: 'true' })).notifications[0]?.bundle?.size).toBe(3);
  (await binh.call(readNotifications, { body: { ids, bundled: true } })).value();
  const after = await rows(binh);
  expect(textsOf(after)).toEqual(['c ×3']);
  expect(after).toMatchObject({ unread: 1, notifications: [{ read: false, key: shown?.key }] });
  expect(textsOf(await rows(binh, { unread: 'true' })), 'the unread of it alone').toEqual(['c']);
  (
    await binh.call(readNotifications, { body: { ids: [after.notifications[0]?.id ?? ''], bundled: true } })
  ).value();
  expect(await rows(binh)).toMatchObject({ unread: 0, notifications: [{ read: true }] });
});

test('one line of a row is read by itself', async () => {
  for (const text of ['a', 'b']) await notify(text);
  const [row] = (await rows(binh)).notifications;
  const ids = [row?.bundle?.lines[0]?.id ?? ''];
  (await binh.call(readNotifications, { body: { ids } })).value();
  expect((await rows(binh)).notifications[0]).toMatchObject({
    read: false,
    bundle: { lines: [{ read: true }, { read: false }] },
  });
});

test('pages neither split nor repeat a row, whatever joins one meanwhile', async () => {
  const pathOf = (number: number) => `/meetings/${number}`;
  for (const round of [1, 2, 3])
    for (const number of [1, 2, 3, 4, 5]) await notify(`${number}.${round}`, { path: pathOf(number) });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await rows(binh, { limit: 2, cursor });
    expect(page.unread).toBe(5);
    seen.push(...textsOf(page));
    cursor = page.nextCursor ?? undefined;
    if (seen.length === 2) await notify('2.4', { path: pathOf(2) });
  } while (cursor);
  expect(seen).toEqual(['5.3 ×3', '4.3 ×3', '3.3 ×3', '1.3 ×3']);
  expect(textsOf(await rows(binh, { limit: 2 })), 'it is the newest now').toEqual(['2.4 ×4', '5.3 ×3']);
});

test('a row names the newest lines, and all of them can be listed', async () => {
  for (let count = 0; count < 25; count += 1) await notify(`việc ${count}`);
  const [row] = (await rows(binh)).notifications;
  expect(row?.bundle).toMatchObject({ size: 25, others: 'và 24 việc khác' });
  expect(row?.bundle?.lines).toHaveLength(20);
  const first = await rows(binh, { bundle: row?.key ?? '', limit: 20 });
  const rest = await rows(binh, { bundle: row?.key ?? '', limit: 20, cursor: first.nextCursor ?? '' });
  expect([...textsOf(first), ...textsOf(rest)]).toEqual(
    Array.from({ length: 25 }, (_, place) => `việc ${24 - place}`),
  );
  expect(rest.nextCursor).toBeNull();
  const others = await rows(company.owner, { bundle: row?.key ?? '' });
  expect(others.notifications, 'a key opens nothing of others').toEqual([]);
});

test('who waits is decided person by person, and the row says how many still wait', async () => {
  (
    await company.owner.call(updateCompany, { body: { version: 1, settings: { requireApproval: true } } })
  ).value();
  const waiting: Person[] = [];
  for (const name of ['Trần Lan', 'Vũ Minh']) {
    const person = await givenPerson(app, name);
    (await person.call(joinCompany, { body: { inviteCode: company.inviteCode } })).value();
    waiting.push(person);
  }
  const newest = async () => (await rows(company.owner)).notifications[0];
  expect(await newest()).toMatchObject({
    text: 'Vũ Minh và Trần Lan xin tham gia công ty.',
    act: null,
    bundle: { others: '2 người chờ bạn duyệt', lines: [{ act: {} }, { act: {} }] },
  });
  const [lan, minh] = waiting;
  (await company.owner.call(removeMember, { params: { userId: minh?.userId ?? '' } })).value();
  expect(await newest()).toMatchObject({
    read: false,
    act: { kind: 'approve-member', id: lan?.userId },
    bundle: {
      others: null,
      lines: [
        { act: null, read: true },
        { act: {}, read: false },
      ],
    },
  });
});

test('what is about a closed meeting, or may name one, says so, and so does a row that holds it', async () => {
  const hours = { startsAt: '2026-11-24T02:30:00Z', endsAt: '2026-11-24T03:00:00Z', allowClashes: true };
  const participants = [{ userId: binh.userId }];
  const invite = async (title: string, visibility: 'closed' | 'company') =>
    (await company.owner.call(createMeeting, { body: { title, visibility, ...hours, participants } })).value()
      .id;
  const open = await invite('Giao ban', 'company');
  const closed = await invite('Bàn lương', 'closed');
  for (const id of [open, closed])
    await notify(`Đã phân tích xong bản gỡ băng của “${id === open ? 'Giao ban' : 'Họp kín'}”.`, {
      kind: 'analysis-ready',
      path: `/meetings/${id}?tab=phan-tich`,
    });
  await notify('Hôm nay bạn có 1 cuộc họp.', { kind: 'day-digest', path: '/dashboard' });
  await notify('An đã rút lời mời bạn dự “Họp tuần”.', { kind: 'meeting-cancelled', path: '/meetings' });
  const marks = async (bundled: 'true' | 'false') =>
    (await binh.call(listNotifications, { query: { bundled } }))
      .value()
      .notifications.map(({ kind, isOfClosedMeeting = false }) => [kind, isOfClosedMeeting]);
  expect(await marks('false')).toEqual([
    ['meeting-cancelled', true],
    ['day-digest', true],
    ['analysis-ready', true],
    ['analysis-ready', false],
    ['meeting-invited', true],
    ['meeting-invited', false],
  ]);
  expect((await marks('true')).filter(([kind]) => kind === 'analysis-ready')).toEqual([
    ['analysis-ready', true],
  ]);
});

test('what stands alone stays alone', async () => {
  for (const kind of ['meeting-cancelled', 'own-reminder', 'role-changed'] as const)
    for (const text of ['a', 'b']) await notify(`${kind} ${text}`, { kind, path: '/meetings' });
  expect((await rows(binh)).notifications).toHaveLength(6);
  expect((await rows(binh)).unread).toBe(6);
});
