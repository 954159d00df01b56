import { undoItemsUpdate, updateItems } from '@hopgon/contract/action-items/follow-ups/routes';
import {
  createActionItem,
  listActionItems,
  listItemChanges,
  requestExtension,
  respondToActionItem,
  updateItemState,
} from '@hopgon/contract/action-items/routes';
import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { listNotifications, readNotifications } from '@hopgon/contract/notifications/routes';
import type { NotificationKind } from '@hopgon/contract/notifications/schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenCompany, type Person } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

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
  const { owner, people } = await givenCompany(app, { members: ['Nguyễn Mai', 'Phạm Tuấn'] });
  chair = owner;
  mai = people['Nguyễn Mai'];
  tuan = people['Phạm Tuấn'];
  const body = {
    ...{ title: 'Giao ban', startsAt: '2026-11-20T00:00:00Z', endsAt: '2026-11-20T01:00:00Z' },
    participants: [{ userId: mai.userId }, { userId: tuan.userId }],
  };
  meetingId = (await chair.call(createMeeting, { body })).value().id;
});

async function givenAccepted(title: string, deadline = '2026-11-25'): Promise<ActionItem> {
  const body = { title, deadline, assigneeId: mai.userId, meetingId };
  const { id: itemId } = (await chair.call(createActionItem, { body })).value();
  return (await mai.call(respondToActionItem, { params: { itemId }, body: { accept: true } })).value();
}

const read = async () => {
  const { items } = (await chair.call(listActionItems, { query: { meetingId } })).value();
  return items.map(({ title, assigneeName, deadline, priority, state, extension }) => ({
    ...{ title, assigneeName, deadline, priority, state, asked: extension?.deadline ?? null },
  }));
};
type Change = { assigneeId?: string; deadline?: string | null; priority?: 'cao' };
const update = (by: Person, items: readonly ActionItem[], change: Change) =>
  by.call(updateItems, { body: { items: items.map(({ id, version }) => ({ id, version })), change } });
const bellOf = async (person: Person, wanted: NotificationKind) =>
  (await person.call(listNotifications))
    .value()
    .notifications.filter(({ kind }) => kind === wanted)
    .map(({ text }) => text);
const undo = (by: Person, editId: string | null) =>
  by.call(undoItemsUpdate, { body: { editId: editId ?? '' } });

test('several items get another person, day and priority, and are again what they were when it is undone', async () => {
  const first = await givenAccepted('Gửi bảng giá');
  const asked = { version: first.version, deadline: '2026-12-01', reason: 'Chờ khách' };
  const waiting = await mai.call(requestExtension, { params: { itemId: first.id }, body: asked });
  const items = [waiting.value(), await givenAccepted('Đặt xe')];
  const before = await read();
  const change = { assigneeId: tuan.userId, deadline: '2026-11-30', priority: 'cao' as const };
  const { editId, updated } = (await update(chair, items, change)).value();
  expect(updated).toEqual(items.map(({ id }) => id));
  expect(await read()).toEqual(
    ['Gửi bảng giá', 'Đặt xe'].map((title) => ({
      ...{ title, assigneeName: 'Phạm Tuấn', deadline: '2026-11-30', priority: 'cao' },
      ...{ state: 'proposed', asked: null },
    })),
  );
  expect((await undo(chair, editId)).value().restored.toSorted()).toEqual(updated.toSorted());
  expect(await read()).toEqual(before);
  const bell = (await tuan.call(listNotifications)).value().notifications;
  expect(bell.filter(({ kind }) => kind === 'item-proposed')).toEqual([]);
  expect(await bellOf(chair, 'extension-requested'), 'the question is asked again').toEqual([
    'Nguyễn Mai xin lùi hạn việc “Gửi bảng giá” đến 01/12/2026, lý do: “Chờ khách”. Bạn đồng ý không?',
  ]);
  const { changes } = (await mai.call(listItemChanges, { params: { itemId: first.id } })).value();
  expect(changes.slice(0, 2).map(({ act, deadline }) => [act, deadline])).toEqual([
    ['deadline-changed', '2026-11-25'],
    ['assigned', null],
  ]);
  expect(await undo(chair, editId)).toMatchObject(refusal('items_changed_since'));
});

test('what somebody changed since stays, the rest is undone', async () => {
  const [first, second] = [await givenAccepted('Gửi bảng giá'), await givenAccepted('Đặt xe')];
  const { editId } = (await update(chair, [first, second], { deadline: '2026-11-30' })).value();
  const done = { version: first.version + 1, state: 'done' as const };
  (await mai.call(updateItemState, { params: { itemId: first.id }, body: done })).value();
  expect((await undo(chair, editId)).value().restored).toEqual([second.id]);
  expect((await read()).map(({ deadline, state }) => [deadline, state])).toEqual([
    ['2026-11-30', 'done'],
    ['2026-11-25', 'accepted'],
  ]);
});

test('what one may not edit, or has not read as it is, is left out; nobody undoes what another changed', async () => {
  const item = await givenAccepted('Gửi bảng giá');
  const stale = { ...(await givenAccepted('Đặt xe')), version: 1 };
  expect((await update(mai, [item], { priority: 'cao' })).value().updated).toEqual([]);
  const { editId, updated } = (await update(chair, [item, stale], { priority: 'cao' })).value();
  expect(updated).toEqual([item.id]);
  expect(await undo(mai, editId)).toMatchObject(refusal('items_changed_since'));
});

test('a change names something, and a person of the company', async () => {
  const item = await givenAccepted('Gửi bảng giá');
  expect((await update(chair, [item], {})).status).toBe(422);
  const { owner: stranger } = await givenCompany(app);
  expect(await update(chair, [item], { assigneeId: stranger.userId })).toMatchObject(
    refusal('participant_not_member'),
  );
});

test('who works on items is notified of what others change, once by mail; what is undone in time leaves nothing', async () => {
  const items = [await givenAccepted('Gửi bảng giá'), await givenAccepted('Đặt xe')];
  const mails = async () => {
    app.clock.advance(20_000);
    await app.mails.sendDue();
    return app.database.sql<{ subject: string }>(
      `select message ->> 'subject' as subject from outbox_mails where address = $1 and sent_at is not null
         and message ->> 'subject' ~ 'thay đổi|đổi hạn|giao việc' order by id`,
      [mai.email],
    );
  };
  const deadline = '2026-11-23';
  const first = (await update(chair, items, { deadline })).value();
  expect(await bellOf(mai, 'item-changed')).toHaveLength(2);
  (await undo(chair, first.editId)).value();
  expect(await bellOf(mai, 'item-changed')).toEqual([]);
  expect(await mails()).toEqual([]);
  const now = (await chair.call(listActionItems, { query: { meetingId } })).value().items;
  const second = (await update(chair, now, { deadline })).value();
  expect((await bellOf(mai, 'item-changed'))[0]).toMatch(
    /đã đổi hạn việc “.+” từ 25\/11\/2026 thành 23\/11\/2026\.$/u,
  );
  expect(await mails()).toEqual([{ subject: '2 việc của bạn vừa thay đổi' }]);
  // What was read is undone by a line of its own.
  (await mai.call(readNotifications, { body: {} })).value();
  (await undo(chair, second.editId)).value();
  expect((await bellOf(mai, 'item-changed'))[0]).toMatch(/từ 23\/11\/2026 thành 25\/11\/2026\.$/u);
});

test('two changes at once, and a task of a closed meeting, leave out what they may not change and refuse nothing', async () => {
  const [first, second] = [await givenAccepted('Gửi bảng giá'), await givenAccepted('Đặt xe')];
  const replies = await Promise.all([
    update(chair, [first, second], { priority: 'cao' }),
    update(chair, [second, first], { deadline: '2026-11-30' }),
  ]);
  expect(replies.map((reply) => reply.value().updated.length).toSorted()).toEqual([0, 2]);
  const body = {
    ...{ title: 'Họp kín', startsAt: '2026-11-20T02:00:00Z', endsAt: '2026-11-20T03:00:00Z' },
    ...{ visibility: 'closed' as const, participants: [{ userId: mai.userId }] },
  };
  const closed = (await chair.call(createMeeting, { body })).value();
  const task = { title: 'Định giá', assigneeId: mai.userId, meetingId: closed.id };
  const secret = (await chair.call(createActionItem, { body: task })).value();
  const open = (await chair.call(listActionItems, { query: { meetingId } })).value().items;
  const { updated } = (await update(chair, [secret, ...open], { assigneeId: tuan.userId })).value();
  expect(updated.toSorted()).toEqual(open.map(({ id }) => id).toSorted());
});
