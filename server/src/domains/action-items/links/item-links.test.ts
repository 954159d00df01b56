import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { undoItemsUpdate, updateItems } from '@hopgon/contract/action-items/follow-ups/routes';
import {
  createActionItem,
  deleteActionItem,
  listActionItems,
  listItemChanges,
  readItemByLink,
  respondToActionItem,
  respondToItemByLink,
  restoreActionItem,
  updateActionItem,
} from '@hopgon/contract/action-items/routes';
import { updatePassword } from '@hopgon/contract/auth/routes';
import { removeMember } from '@hopgon/contract/companies/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenCompany, givenProvedAddress, type Person, password } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { scheduleProposalMail } from '../mails/schedule-proposal-mail.ts';

let app: TestApp;
let chair: Person;
let mai: Person;
let tuan: Person;
let meetingId: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00+07:00');
  const { owner, people } = await givenCompany(app, {
    owner: 'Trần Văn Hiếu',
    members: ['Nguyễn Thị Mai', 'Phạm Anh Tuấn'],
  });
  chair = owner;
  mai = people['Nguyễn Thị Mai'];
  tuan = people['Phạm Anh Tuấn'];
  // An address nobody proved gets few mails a day.
  await givenProvedAddress(app, mai);
  meetingId = await givenMeeting();
});

async function givenMeeting(): Promise<string> {
  const body = {
    ...{ title: 'Họp dự án', startsAt: '2026-11-20T07:00:00Z', endsAt: '2026-11-20T08:00:00Z' },
    ...{ participants: [{ userId: mai.userId }], allowClashes: true },
  };
  return (await chair.call(createMeeting, { body })).value().id;
}

async function givenClosedMeeting(): Promise<string> {
  const id = await givenMeeting();
  await app.database.sql(`update meetings set visibility = 'closed' where id = $1`, [id]);
  return id;
}

const give = async (title: string, to = mai, ofMeeting = meetingId) => {
  const body = { title, assigneeId: to.userId, deadline: '2026-11-30', meetingId: ofMeeting };
  return (await chair.call(createActionItem, { body })).value();
};

/** The mails about given work that have reached a person, the first first. */
async function mailsOf({ email }: Person) {
  app.clock.advance(60_000);
  await app.mails.sendDue();
  const folder = join(app.dataDir, 'outbox');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .toSorted();
  const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))));
  return mails.filter(
    ({ to, subject }) => to?.[0]?.address === email && subject?.startsWith('Bạn được giao'),
  );
}

async function tokensOf(person: Person): Promise<string[]> {
  const text = (await mailsOf(person)).at(-1)?.text ?? '';
  return [...text.matchAll(/\/task#token=([\w-]+)/g)].map(([, token = '']) => token);
}

async function tokenOf(person: Person): Promise<string> {
  const [token] = await tokensOf(person);
  if (!token) throw new Error('the mail has no link');
  return token;
}

const read = (token: string) => app.call(readItemByLink, { body: { token } });
const answer = (token: string, accept: boolean, reason = '') =>
  app.call(respondToItemByLink, { body: { token, accept, reason } });
const gone = refusal('item_link_invalid');

test('a task is accepted from the mail without signing in, once; reading the link changes nothing', async () => {
  await give('Gửi bảng giá');
  const token = await tokenOf(mai);
  for (let count = 0; count < 2; count += 1) {
    expect((await read(token)).value()).toEqual({
      ...{ companyName: expect.any(String), title: 'Gửi bảng giá', deadline: '2026-11-30' },
      ...{ meetingTitle: 'Họp dự án', assigneeName: 'Nguyễn Thị Mai', givenByName: 'Trần Văn Hiếu' },
      state: 'proposed',
    });
  }
  expect((await answer(token, true)).value()).toMatchObject({ state: 'accepted' });
  expect(await read(token)).toMatchObject(gone);
  expect(await answer(token, false)).toMatchObject(gone);
  const { notifications } = (await chair.call(listNotifications, {})).value();
  expect(notifications[0]?.text).toBe('Nguyễn Thị Mai đã nhận việc “Gửi bảng giá”.');
});

test('who gave the work is notified why it was declined by the link', async () => {
  await give('Gửi bảng giá');
  const token = await tokenOf(mai);
  expect((await answer(token, false, 'Tôi đi công tác')).value()).toMatchObject({ state: 'declined' });
  const { notifications } = (await chair.call(listNotifications, {})).value();
  expect(notifications[0]?.text).toBe(
    'Nguyễn Thị Mai không nhận việc “Gửi bảng giá”. Lý do: Tôi đi công tác',
  );
});

test('of two answers by the same link at once, one counts', async () => {
  await give('Gửi bảng giá');
  const token = await tokenOf(mai);
  const replies = await Promise.all([answer(token, true), answer(token, false)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 410]);
});

test('a link ends with an answer elsewhere, another assignee, deletion, a new password and the end of membership', async () => {
  const ends: Record<string, (item: { id: string; version: number }) => Promise<unknown>> = {
    answered: ({ id: itemId }) =>
      mai.call(respondToActionItem, { params: { itemId }, body: { accept: true } }),
    reassigned: ({ id: itemId, version }) =>
      chair.call(updateActionItem, { params: { itemId }, body: { version, assigneeId: tuan.userId } }),
    deleted: ({ id: itemId, version }) =>
      chair.call(deleteActionItem, { params: { itemId }, query: { version } }),
    'new password': () =>
      mai.call(updatePassword, {
        body: { idToken: mai.token, currentPassword: password, newPassword: 'Khac8Hon-nhieu' },
      }),
    removed: () => chair.call(removeMember, { params: { userId: mai.userId } }),
  };
  for (const [name, end] of Object.entries(ends)) {
    const item = await give(`Việc ${name}`);
    const token = await tokenOf(mai);
    expect((await read(token)).status, name).toBe(200);
    await end(item);
    expect(await read(token), name).toMatchObject(gone);
    expect(await answer(token, true), name).toMatchObject(gone);
  }
});

test('an item that was changed since is accepted by neither its old link nor its old version', async () => {
  const item = await give('Gửi bảng giá');
  const old = await tokenOf(mai);
  const params = { itemId: item.id };
  const body = { version: item.version, deadline: '2026-11-23' };
  const changed = (await chair.call(updateActionItem, { params, body })).value();
  expect(await answer(old, true)).toMatchObject(gone);
  const accept = (version: number) =>
    mai.call(respondToActionItem, { params, body: { accept: true, version } });
  expect(await accept(item.version)).toMatchObject(refusal('action_item_changed'));
  expect((await read(await tokenOf(mai))).value()).toMatchObject({ deadline: '2026-11-23' });
  const [line] = (await mai.call(listNotifications, {})).value().notifications;
  expect(line?.act).toEqual({ kind: 'accept-item', id: item.id, version: changed.version });
  expect((await accept(changed.version)).value()).toMatchObject({ state: 'accepted' });
});

test('a link of an earlier proposal stays dead when the same person is asked again', async () => {
  const item = await give('Gửi bảng giá');
  const old = await tokenOf(mai);
  const params = { itemId: item.id };
  await chair.call(deleteActionItem, { params, query: { version: item.version } });
  (await chair.call(restoreActionItem, { params })).value();
  const fresh = await tokenOf(mai);
  expect(await read(old)).toMatchObject(gone);
  expect((await read(fresh)).status).toBe(200);
});

test('who declined is asked again by bell, mail and link once the deadline is another, and no longer where that is undone', async () => {
  const item = await give('Gửi bảng giá');
  const params = { itemId: item.id };
  const old = await tokenOf(mai);
  (await answer(old, false, 'Tôi không kịp hạn này')).value();
  const edit = async (change: { deadline?: string; priority?: 'cao'; assigneeId?: string }) => {
    const { items } = (await chair.call(listActionItems, { query: { meetingId } })).value();
    const version = items[0]?.version ?? 0;
    return (await chair.call(updateActionItem, { params, body: { version, ...change } })).value();
  };
  expect(await edit({ priority: 'cao' })).toMatchObject({ state: 'declined' });
  expect(await edit({ deadline: '2026-12-10' })).toMatchObject({ state: 'proposed', declineReason: '' });
  const asking = async () =>
    (await mai.call(listNotifications, {}))
      .value()
      .notifications.filter(({ kind, act }) => kind === 'item-proposed' && act !== null);
  expect(await asking()).toMatchObject([
    { text: 'Trần Văn Hiếu giao bạn việc “Gửi bảng giá”. Bạn có nhận không?' },
  ]);
  const fresh = await tokenOf(mai);
  expect(await read(old)).toMatchObject(gone);
  expect((await read(fresh)).value()).toMatchObject({ deadline: '2026-12-10' });
  (await answer(fresh, false, 'Vẫn không kịp')).value();
  const { changes } = (await mai.call(listItemChanges, { params })).value();
  expect(changes.map(({ act, reason }) => [act, reason])).toEqual([
    ['declined', 'Vẫn không kịp'],
    ['reopened', ''],
    ['deadline-changed', ''],
    ['declined', 'Tôi không kịp hạn này'],
    ['created', ''],
  ]);
  // Given to the same person once more, and undone.
  const [row] = (await chair.call(listActionItems, { query: { meetingId } })).value().items;
  const items = [{ id: item.id, version: row?.version ?? 0 }];
  const given = await chair.call(updateItems, { body: { items, change: { assigneeId: mai.userId } } });
  expect(await asking()).toHaveLength(1);
  const editId = given.value().editId ?? '';
  (await chair.call(undoItemsUpdate, { body: { editId } })).value();
  expect(await asking()).toEqual([]);
  const { items: after } = (await chair.call(listActionItems, { query: { meetingId } })).value();
  expect(after[0]).toMatchObject({ state: 'declined', declineReason: 'Vẫn không kịp' });
});

test('what somebody declined who left is asked of nobody once it is changed', async () => {
  const { id: itemId } = await give('Gửi bảng giá');
  const params = { itemId };
  (await answer(await tokenOf(mai), false, 'Bận')).value();
  (await chair.call(removeMember, { params: { userId: mai.userId } })).value();
  const body = { version: 2, deadline: '2026-12-10' };
  expect((await chair.call(updateActionItem, { params, body })).value()).toMatchObject({
    ...{ state: 'proposed', assigneeId: null },
  });
});

test('what is given within 20 seconds is one mail; what is undone in time is none; who gives themselves gets none', async () => {
  await give('Gửi bảng giá');
  const undone = await give('Đặt phòng');
  await give('In áp phích');
  const params = { itemId: undone.id };
  await chair.call(deleteActionItem, { params, query: { version: undone.version } });
  await give('Việc của tôi', chair);
  const tokens = await tokensOf(mai);
  expect(await mailsOf(mai)).toHaveLength(1);
  expect(await mailsOf(chair)).toEqual([]);
  const titles = await Promise.all(tokens.map(async (token) => (await read(token)).value().title));
  expect(titles).toEqual(['Gửi bảng giá', 'In áp phích']);
});

test('what is given in a change that ends after the mail is due is mailed too', async () => {
  await give('Gửi bảng giá');
  const [first] = await app.database.sql<{ company_id: string; created_by: string }>(
    'select company_id, created_by from action_items where assignee_id = $1',
    [mai.userId],
  );
  if (!first) throw new Error('an item was given');
  const { company_id: companyId, created_by: proposedBy } = first;
  const itemId = app.world.newId();
  app.clock.advance(19_000);
  await app.world.scopes.job(companyId).transaction(async (tx) => {
    await sql`
      insert into action_items (company_id, id, title, assignee_id, state, created_by, created_at, updated_at)
      values (${companyId}, ${itemId}, 'In áp phích', ${mai.userId}, 'proposed', ${proposedBy}, now(), now())
    `.execute(tx.db);
    await scheduleProposalMail(app.world, tx, { companyId, itemId, assigneeId: mai.userId, proposedBy });
    app.clock.advance(60_000);
    await app.mails.sendDue();
  });
  const tokens = await tokensOf(mai);
  const titles = await Promise.all(tokens.map(async (token) => (await read(token)).value().title));
  expect(titles).toEqual(['Gửi bảng giá', 'In áp phích']);
});

test('of a closed meeting the mail says that there is work and has no link to it', async () => {
  await give('Thương lượng giá', mai, await givenClosedMeeting());
  const [mail] = await mailsOf(mai);
  expect(mail?.subject).toBe('Bạn được giao một việc: Họp kín');
  expect(mail?.headers.map(({ key }) => key)).toContain('list-unsubscribe');
  expect(mail?.text).not.toMatch(/Thương lượng|Họp dự án|\/task#token=/);
});

test('the link of a task of a meeting its person may not view names neither the meeting nor who gave it', async () => {
  await app.database.sql(`update meetings set visibility = 'invited' where id = $1`, [meetingId]);
  await give('Gửi bảng giá', tuan);
  expect((await read(await tokenOf(tuan))).value()).toMatchObject({
    ...{ title: 'Gửi bảng giá', meetingTitle: null, givenByName: null },
  });
});

test('a link is dead once its meeting is closed to others', async () => {
  await give('Gửi bảng giá');
  const token = await tokenOf(mai);
  await app.database.sql(`update meetings set visibility = 'closed' where id = $1`, [meetingId]);
  expect(await read(token)).toMatchObject(gone);
});

test('guessing is limited', async () => {
  const replies: number[] = [];
  for (let count = 0; count < 61; count += 1) replies.push((await read('x')).status);
  expect(replies.slice(0, 60).every((status) => status === 410)).toBe(true);
  expect(replies.at(-1)).toBe(429);
});
