import {
  createItemComment,
  deleteItemComment,
  listItemComments,
  listItemViewers,
} from '@hopgon/contract/action-items/comments/routes';
import {
  createActionItem,
  deleteActionItem,
  listItemChanges,
  respondToActionItem,
  restoreActionItem,
} from '@hopgon/contract/action-items/routes';
import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { listNotifications, updateNotificationSettings } from '@hopgon/contract/notifications/routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenCompany, type Person } from '../../../testing/given.ts';
import { mailsAbout } from '../../../testing/mails-to.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let chair: Person;
let mai: Person;
let tuan: Person;
let long: Person;
let item: ActionItem;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00+07:00');
  const { owner, people } = await givenCompany(app, {
    owner: 'Trần Hiếu',
    members: ['Nguyễn Mai', 'Phạm Tuấn', 'Vũ Long'],
  });
  chair = owner;
  mai = people['Nguyễn Mai'];
  tuan = people['Phạm Tuấn'];
  long = people['Vũ Long'];
  const meeting = {
    ...{ title: 'Giao ban', startsAt: '2026-11-20T00:00:00Z', endsAt: '2026-11-20T01:00:00Z' },
    participants: [{ userId: mai.userId }, { userId: tuan.userId }],
  };
  const { id: meetingId } = (await chair.call(createMeeting, { body: meeting })).value();
  const body = { title: 'Gửi bảng giá', assigneeId: mai.userId, meetingId };
  item = (await chair.call(createActionItem, { body })).value();
});

const say = (by: Person, text: string, ...mentioned: Person[]) =>
  by.call(createItemComment, {
    params: { itemId: item.id },
    body: { text, mentionedIds: mentioned.map(({ userId }) => userId) },
  });
const read = async (by: Person) =>
  (await by.call(listItemComments, { params: { itemId: item.id } })).value().comments;
const bellOf = async (person: Person) =>
  (await person.call(listNotifications))
    .value()
    .notifications.filter(({ kind }) => kind === 'item-commented')
    .map(({ text }) => text);

test('everybody who may see an item reads what is said about it, and those it concerns are notified once', async () => {
  (await say(mai, 'Khách chưa trả lời.')).value();
  (await say(tuan, '@Nguyễn Mai gọi lại\nngày mai nhé', mai)).value();
  expect((await read(chair)).map(({ text, author, can }) => [text, author.displayName, can.delete])).toEqual([
    ['Khách chưa trả lời.', 'Nguyễn Mai', false],
    ['@Nguyễn Mai gọi lại\nngày mai nhé', 'Phạm Tuấn', false],
  ]);
  expect((await read(tuan))[1]).toMatchObject({
    mentioned: [{ userId: mai.userId, displayName: 'Nguyễn Mai' }],
    can: { delete: true },
  });
  expect(await bellOf(mai)).toEqual([
    'Phạm Tuấn nhắc tên bạn trong việc “Gửi bảng giá”: “@Nguyễn Mai gọi lại ngày mai nhé”',
  ]);
  expect(await bellOf(chair)).toEqual([
    'Phạm Tuấn bình luận về việc “Gửi bảng giá”: “@Nguyễn Mai gọi lại ngày mai nhé”',
    'Nguyễn Mai bình luận về việc “Gửi bảng giá”: “Khách chưa trả lời.”',
  ]);
  expect(await bellOf(tuan)).toEqual([]);
});

test('the line of the bell opens what was said, on a page its reader may open', async () => {
  (await say(tuan, 'Đã gửi mẫu')).value();
  const pathOf = async (person: Person) =>
    (await person.call(listNotifications)).value().notifications.find(({ kind }) => kind === 'item-commented')
      ?.path;
  expect(await pathOf(chair)).toBe(`/meetings/${item.meeting?.id}?tab=viec&traodoi=${item.id}`);
});

test('of a closed meeting the bell says that something was said, and neither what nor by whom', async () => {
  await app.database.sql(`update meetings set visibility = 'closed' where id = $1`, [item.meeting?.id]);
  (await say(tuan, '@Nguyễn Mai gọi lại', mai)).value();
  expect(await bellOf(mai)).toEqual(['Một người nhắc tên bạn trong một việc của buổi họp kín.']);
});

test('who is named is mailed what was written, once for a while, and not of what was deleted meanwhile', async () => {
  const mails = async () => {
    app.clock.advance(20_000);
    await app.mails.sendDue();
    return (await mailsAbout(app, { id: mai.userId })).filter(({ subject }) => /nhắc tên/u.test(subject));
  };
  (await say(tuan, '@Nguyễn Mai gọi lại khách trước 15h', mai)).value();
  (await say(tuan, 'Không gọi ai')).value();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    to: [{ address: mai.email }],
    subject: 'Phạm Tuấn nhắc tên bạn trong việc “Gửi bảng giá”',
  });
  expect(mail?.text).toContain('“@Nguyễn Mai gọi lại khách trước 15h”');
  expect(mail?.text).toContain(`/meetings/${item.meeting?.id}?tab=viec&traodoi=${item.id}`);
  const { id } = (await say(tuan, '@Nguyễn Mai viết nhầm', mai)).value();
  (await tuan.call(deleteItemComment, { params: { itemId: item.id, itemCommentId: id } })).value();
  expect(await mails()).toHaveLength(1);
  (await say(tuan, '@Nguyễn Mai một', mai)).value();
  (await say(chair, '@Nguyễn Mai hai', mai)).value();
  expect((await mails()).at(-1)?.subject).toBe('2 bình luận nhắc tên bạn');
  const channels = { tasks: { mail: false } };
  (await mai.call(updateNotificationSettings, { body: { channels } })).value();
  (await say(chair, '@Nguyễn Mai ba', mai)).value();
  expect(await mails()).toHaveLength(2);
});

test('nobody is named, or reads, who may not see the item', async () => {
  expect(await say(mai, '@Vũ Long xem giúp', long)).toMatchObject(refusal('mentioned_may_not_view'));
  expect(await read(mai)).toEqual([]);
  expect(await say(long, 'Xin chào')).toMatchObject(refusal('action_item_not_found'));
  const { owner: stranger } = await givenCompany(app);
  expect(await say(mai, '@Người lạ', stranger)).toMatchObject(refusal('mentioned_may_not_view'));
});

test('who may be named is found by a part of the name: nobody else than who may see the item', async () => {
  const find = async (by: Person, query: string) =>
    (await by.call(listItemViewers, { params: { itemId: item.id }, query: { query } }))
      .value()
      .viewers.map(({ displayName }) => displayName);
  expect(await find(chair, 'nguyen m')).toEqual(['Nguyễn Mai']);
  expect(await find(mai, 'nguyen m'), 'not oneself').toEqual([]);
  expect(await find(chair, 'long'), 'who may not see it').toEqual([]);
  expect(await find(tuan, '')).toContain('Nguyễn Mai');
  expect(await find(tuan, '')).not.toContain('Vũ Long');
  const params = { itemId: item.id };
  expect(await long.call(listItemViewers, { params, query: {} })).toMatchObject(
    refusal('action_item_not_found'),
  );
});

test('who does a task of a meeting they may not view finds none of its people, neither by name nor by id', async () => {
  const meetingId = item.meeting?.id ?? '';
  const given = { title: 'Soạn quyết định', assigneeId: long.userId, meetingId };
  item = (await chair.call(createActionItem, { body: given })).value();
  const params = { itemId: item.id };
  const find = async (by: Person) =>
    (await by.call(listItemViewers, { params, query: {} }))
      .value()
      .viewers.map(({ displayName }) => displayName)
      .toSorted();
  for (const visibility of ['invited', 'closed']) {
    await app.database.sql('update meetings set visibility = $2 where id = $1', [meetingId, visibility]);
    expect(await find(long), visibility).toEqual([]);
    for (const other of [chair, mai])
      expect(await say(long, '@Ai đó xem giúp', other)).toMatchObject(refusal('mentioned_may_not_view'));
    expect(await find(mai), visibility).toEqual(['Phạm Tuấn', 'Trần Hiếu', 'Vũ Long']);
    const ofReader = async (by: Person) => (await by.call(listItemChanges, { params })).value().changes;
    expect(await ofReader(long)).toMatchObject([
      { act: 'created', byName: 'Một người', assigneeName: 'Vũ Long' },
    ]);
    expect(await ofReader(mai)).toMatchObject([{ act: 'created', byName: 'Trần Hiếu' }]);
  }
  const accepted = await long.call(respondToActionItem, { params, body: { accept: true } });
  expect(accepted.value().givenByName).toBeNull();
  const [newest] = (await long.call(listItemChanges, { params })).value().changes;
  expect(newest, 'what they did themselves').toMatchObject({ act: 'accepted', byName: 'Vũ Long' });
});

test('a comment is deleted by its author alone, and comes back with a restored item', async () => {
  const { id } = (await say(mai, 'Viết nhầm')).value();
  (await say(chair, 'Nhớ kèm mẫu màu')).value();
  const params = { itemId: item.id, itemCommentId: id };
  expect(await chair.call(deleteItemComment, { params })).toMatchObject(refusal('item_comment_not_found'));
  expect((await bellOf(chair)).join()).toContain('Viết nhầm');
  (await mai.call(deleteItemComment, { params })).value();
  expect(await bellOf(chair), 'the bell quotes it no more').toEqual([]);
  const own = { itemId: item.id };
  await chair.call(deleteActionItem, { params: own, query: { version: item.version } });
  (await chair.call(restoreActionItem, { params: own })).value();
  expect((await read(mai)).map(({ text }) => text)).toEqual(['Nhớ kèm mẫu màu']);
});

test.each([
  ['', 422],
  ['  ', 422],
  ['a'.repeat(2001), 422],
  ['a'.repeat(2000), 200],
])('a text of the wrong length is refused (%#)', async (text, status) => {
  expect((await say(mai, text)).status).toBe(status);
});
