import {
  createActionItem,
  deleteActionItem,
  listActionItems,
  listItemChanges,
  requestExtension,
  respondToActionItem,
  respondToExtension,
  restoreActionItem,
  updateActionItem,
  updateItemState,
} from '@hopgon/contract/action-items/routes';
import type { ActionItem, ActionItemState } from '@hopgon/contract/action-items/schemas';
import { removeMember } from '@hopgon/contract/companies/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenCompany, givenSession, type Person } from '../../../testing/given.ts';
import { mailsAbout } from '../../../testing/mails-to.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let chair: Person;
let mai: Person;
let tuan: Person;
let stranger: Person;
let meetingId: string;
let closedId: string;

beforeAll(async () => {
  app = await startTestApp();
  const { owner, people } = await givenCompany(app, {
    owner: 'Trần Văn Hiếu',
    members: ['Nguyễn Thị Mai', 'Phạm Anh Tuấn'],
  });
  chair = owner;
  mai = people['Nguyễn Thị Mai'];
  tuan = people['Phạm Anh Tuấn'];
  stranger = (await givenCompany(app, { owner: 'Hồ Thị Xa' })).owner;
  app.clock.set('2026-11-20T09:00:00+07:00');
  meetingId = await givenMeeting();
  closedId = await givenClosedMeeting();
});
afterAll(() => app.close());
beforeEach(() => app.clock.set('2026-11-20T09:00:00+07:00'));

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

/** A task of Mai that she accepted, due on 25/11. */
async function givenAccepted(title = 'Gửi thiết kế', ofMeeting = meetingId): Promise<ActionItem> {
  const body = { title, assigneeId: mai.userId, deadline: '2026-11-25', meetingId: ofMeeting };
  const { id } = (await chair.call(createActionItem, { body })).value();
  return (await mai.call(respondToActionItem, { params: { itemId: id }, body: { accept: true } })).value();
}

const ask = (by: Person, { id, version }: ActionItem, deadline = '2026-12-01', reason = 'Chờ báo giá') =>
  by.call(requestExtension, { params: { itemId: id }, body: { version, deadline, reason } });
const answer = (by: Person, { id, version }: ActionItem, grant: boolean, reason = '') =>
  by.call(respondToExtension, { params: { itemId: id }, body: { version, grant, reason } });
const actsOf = async ({ id }: { readonly id: string }) =>
  (await mai.call(listItemChanges, { params: { itemId: id } })).value().changes.map(({ act }) => act);
const bellOf = async (person: Person, about: string) =>
  (await person.call(listNotifications, {}))
    .value()
    .notifications.map(({ text }) => text)
    .filter((text) => text.includes(about));

test('a granted extension moves the deadline; both are notified by bell and mail', async () => {
  const item = await givenAccepted('Vẽ mặt bằng');
  const asked = (await ask(mai, item)).value();
  expect(asked).toMatchObject({
    deadline: '2026-11-25',
    extension: { deadline: '2026-12-01', reason: 'Chờ báo giá' },
    can: { answerExtension: false },
  });
  const granted = (await answer(chair, asked, true)).value();
  expect(granted).toMatchObject({ deadline: '2026-12-01', extension: null, state: 'accepted' });
  expect(await bellOf(chair, 'Vẽ mặt bằng')).toContain(
    'Nguyễn Thị Mai xin lùi hạn việc “Vẽ mặt bằng” đến 01/12/2026, lý do: “Chờ báo giá”. Đã đồng ý.',
  );
  expect(await bellOf(mai, 'đồng ý lùi hạn')).toContain(
    'Trần Văn Hiếu đồng ý lùi hạn việc “Vẽ mặt bằng” đến 01/12/2026.',
  );
  expect((await mailsAbout(app, item)).map(({ to, subject }) => [to[0]?.address, subject])).toEqual([
    [chair.email, 'Nguyễn Thị Mai xin lùi hạn: Vẽ mặt bằng'],
    [mai.email, 'Trần Văn Hiếu đồng ý lùi hạn: Vẽ mặt bằng'],
  ]);
  const ends = await app.database.sql(
    `select message ->> 'unsubscribe' is not null as has_end from outbox_mails where subject_id = $1`,
    [item.id],
  );
  expect(ends, 'each says how to get no more of them').toEqual([{ has_end: true }, { has_end: true }]);
  expect(await actsOf(item)).toEqual(['extension-granted', 'extension-requested', 'accepted', 'created']);
});

test('a refused one leaves the deadline, and cannot be answered again', async () => {
  const item = await givenAccepted();
  const asked = (await ask(mai, item)).value();
  const refused = (await answer(chair, asked, false, 'Khách đã hẹn')).value();
  expect(refused).toMatchObject({ deadline: '2026-11-25', extension: null, state: 'accepted' });
  expect(await answer(chair, refused, true)).toMatchObject(refusal('extension_not_waiting'));
  const { changes } = (await chair.call(listItemChanges, { params: { itemId: item.id } })).value();
  expect(changes[0]).toMatchObject({
    act: 'extension-refused',
    byName: 'Trần Văn Hiếu',
    deadlineBefore: '2026-11-25',
    reason: 'Khách đã hẹn',
  });
});

test('only the assignee asks, for a later day that has not gone by, on the newest version', async () => {
  const item = await givenAccepted();
  expect(await ask(chair, item)).toMatchObject(refusal('not_allowed'));
  expect(await ask(mai, item, '2026-11-25')).toMatchObject(refusal('extension_not_later'));
  expect(await ask(mai, { ...item, version: 1 })).toMatchObject(refusal('version_stale'));
  app.clock.set('2026-12-01T09:00:00+07:00');
  const later = await givenSession(app, mai);
  expect(await ask(later, item, '2026-11-30')).toMatchObject(refusal('extension_not_later'));
  const asked = (await ask(later, item, '2026-12-04')).value();
  expect(await answer(later, asked, true)).toMatchObject(refusal('not_allowed'));
  for (const person of [await givenSession(app, tuan), await givenSession(app, stranger)]) {
    expect(await ask(person, asked)).toMatchObject(refusal('action_item_not_found'));
    expect(await answer(person, asked, true)).toMatchObject(refusal('action_item_not_found'));
    expect(await person.call(listItemChanges, { params: { itemId: item.id } })).toMatchObject(
      refusal('action_item_not_found'),
    );
  }
});

test('a request ends when the work is done, the deadline changed or given to somebody else', async () => {
  const ends: ((item: ActionItem) => Promise<unknown>)[] = [
    ({ id: itemId, version }) =>
      mai.call(updateItemState, { params: { itemId }, body: { version, state: 'done' } }),
    ({ id: itemId, version }) =>
      chair.call(updateActionItem, { params: { itemId }, body: { version, deadline: '2026-11-27' } }),
    ({ id: itemId, version }) =>
      chair.call(updateActionItem, { params: { itemId }, body: { version, assigneeId: tuan.userId } }),
  ];
  for (const [place, end] of ends.entries()) {
    const title = `Việc kết thúc ${place}`;
    const asked = (await ask(mai, await givenAccepted(title))).value();
    expect(await bellOf(chair, title)).toHaveLength(2);
    await end(asked);
    const { items } = (await chair.call(listActionItems, { query: { meetingId } })).value();
    expect(items.find(({ id }) => id === asked.id)?.extension).toBeNull();
    expect((await bellOf(chair, title)).join(), 'nobody is asked any more').not.toContain('lùi hạn');
  }
});

test('a deleted item comes back with its request and its history', async () => {
  const item = await givenAccepted('Bị xóa nhầm');
  const asked = (await ask(mai, item)).value();
  const params = { itemId: item.id };
  const question = async () =>
    (await bellOf(chair, 'Bị xóa nhầm')).filter((text) => /xin lùi hạn/u.test(text));
  expect(await question()).toHaveLength(1);
  await chair.call(deleteActionItem, { params, query: { version: asked.version } });
  expect(await question()).toEqual([]);
  const restored = (await chair.call(restoreActionItem, { params })).value();
  expect(restored.extension).toEqual(asked.extension);
  expect(await question(), 'who is to answer is asked again').toEqual([
    expect.stringContaining('đến 01/12/2026, lý do: “Chờ báo giá”. Bạn đồng ý không?'),
  ]);
  expect(await actsOf(item)).toEqual(['extension-requested', 'accepted', 'created']);
});

test('who declines says why, to who gave the work; of a closed meeting the mail says only that', async () => {
  const decline = async (ofMeeting: string) => {
    const body = { title: 'Thương lượng giá', assigneeId: mai.userId, meetingId: ofMeeting };
    const { id } = (await chair.call(createActionItem, { body })).value();
    const given = { accept: false, reason: 'Tôi đang nghỉ phép' };
    const declined = (await mai.call(respondToActionItem, { params: { itemId: id }, body: given })).value();
    expect(declined).toMatchObject({ state: 'declined', declineReason: 'Tôi đang nghỉ phép' });
    return (await mailsAbout(app, { id })).at(-1);
  };
  expect(await decline(meetingId)).toMatchObject({
    subject: 'Nguyễn Thị Mai không nhận: Thương lượng giá',
    text: expect.stringContaining('Lý do: Tôi đang nghỉ phép'),
  });
  const closed = await decline(closedId);
  expect(closed?.subject).toBe('Họp kín: có người không nhận');
  expect(closed?.text).not.toMatch(/Thương lượng|nghỉ phép|Nguyễn Thị Mai/);
});

/** What each state may become by one act of one person. */
const nextStates: Readonly<Record<ActionItemState, readonly ActionItemState[]>> = {
  proposed: ['accepted', 'declined'],
  accepted: ['doing', 'done', 'proposed'],
  doing: ['accepted', 'done', 'proposed'],
  done: ['accepted', 'doing', 'proposed'],
  declined: ['proposed', 'accepted'],
};

const acts = {
  accept: (by: Person, { id: itemId }: ActionItem) =>
    by.call(respondToActionItem, { params: { itemId }, body: { accept: true } }),
  decline: (by: Person, { id: itemId }: ActionItem) =>
    by.call(respondToActionItem, { params: { itemId }, body: { accept: false, reason: 'Bận' } }),
  start: (by: Person, { id: itemId, version }: ActionItem) =>
    by.call(updateItemState, { params: { itemId }, body: { version, state: 'doing' } }),
  complete: (by: Person, { id: itemId, version }: ActionItem) =>
    by.call(updateItemState, { params: { itemId }, body: { version, state: 'done' } }),
  assign: (by: Person, { id: itemId, version, assigneeId }: ActionItem) => {
    const next = assigneeId === mai.userId ? chair.userId : mai.userId;
    return by.call(updateActionItem, { params: { itemId }, body: { version, assigneeId: next } });
  },
  ask: (by: Person, item: ActionItem) => ask(by, item, '2026-12-20'),
  grant: (by: Person, item: ActionItem) => answer(by, item, true),
  refuse: (by: Person, item: ActionItem) => answer(by, item, false),
};

const actNames = ['accept', 'decline', 'start', 'complete', 'assign', 'ask', 'grant', 'refuse'] as const;

test('whatever people do, an item is in one state, reached by a permitted step, and what waits belongs to it', async () => {
  const names = fc.constantFrom(...actNames);
  const steps = fc.array(fc.tuple(names, fc.boolean()), { minLength: 4, maxLength: 12 });
  const read = async (id: string) => {
    const { items } = (await chair.call(listActionItems, { query: { meetingId, limit: 200 } })).value();
    const [item, ...others] = items.filter((each) => each.id === id);
    if (!item || others.length > 0) throw new Error('the item is not listed once');
    return item;
  };
  await fc.assert(
    fc.asyncProperty(steps, async (walk) => {
      const body = { title: 'Đi một vòng', assigneeId: mai.userId, deadline: '2026-11-25', meetingId };
      let item = (await chair.call(createActionItem, { body })).value();
      for (const [name, byChair] of walk) {
        const reply = await acts[name](byChair ? chair : mai, item);
        const after = await read(item.id);
        const allowed = [item.state, ...nextStates[item.state]];
        expect(allowed, `${name} of ${item.state}`).toContain(after.state);
        if (reply.status >= 400) expect(after, `${name} was refused`).toEqual(item);
        expect(after.extension === null || ['accepted', 'doing'].includes(after.state)).toBe(true);
        item = after;
      }
    }),
    { numRuns: 12 },
  );
});

test('what a member who left had asked is asked no more', async () => {
  const { owner, people } = await givenCompany(app, { owner: 'Vũ Chủ', members: ['Lê Rời'] });
  const leaver = people['Lê Rời'];
  const body = { title: 'Dở dang', assigneeId: leaver.userId, deadline: '2026-11-25' };
  const { id: itemId } = (await owner.call(createActionItem, { body })).value();
  const taken = (
    await leaver.call(respondToActionItem, { params: { itemId }, body: { accept: true } })
  ).value();
  (await ask(leaver, taken)).value();
  const { id: deletedId } = (await owner.call(createActionItem, { body })).value();
  const deleted = { itemId: deletedId };
  (await leaver.call(respondToActionItem, { params: deleted, body: { accept: true } })).value();
  (await owner.call(deleteActionItem, { params: deleted, query: { version: 2 } })).value();
  (await owner.call(removeMember, { params: { userId: leaver.userId } })).value();
  const { changes } = (await owner.call(listItemChanges, { params: { itemId } })).value();
  expect(changes[0]).toMatchObject({ act: 'assigned', byName: null, assigneeName: null });
  expect(await bellOf(owner, 'lùi hạn')).toEqual([]);
  expect((await owner.call(restoreActionItem, { params: deleted })).value(), 'deleted before').toMatchObject({
    ...{ assigneeId: null, state: 'proposed' },
  });
});

/** A meeting of this morning that a member led and another created, with a task that a participant wrote for another. */
async function givenLedMeeting(secretary: boolean) {
  const { owner, people } = await givenCompany(app, {
    owner: 'Vũ Chủ',
    members: ['Lê Tạo', 'Đỗ Trì', 'Hà Ghi', 'Võ Viết', 'Bùi Làm'],
  });
  const [trì, ghi, viết, làm] = [people['Đỗ Trì'], people['Hà Ghi'], people['Võ Viết'], people['Bùi Làm']];
  const body = {
    ...{ title: 'Giao ban', startsAt: '2026-11-20T00:00:00Z', endsAt: '2026-11-20T01:00:00Z' },
    participants: [
      { userId: trì.userId, role: 'chair' as const },
      ...(secretary ? [{ userId: ghi.userId, role: 'secretary' as const }] : []),
      ...[viết, làm].map(({ userId }) => ({ userId })),
    ],
  };
  const { id: ofMeeting } = (await people['Lê Tạo'].call(createMeeting, { body })).value();
  const task = {
    ...{ title: 'Gửi thiết kế', assigneeId: làm.userId, deadline: '2026-11-25', meetingId: ofMeeting },
  };
  const { id: itemId } = (await viết.call(createActionItem, { body: task })).value();
  const accepted = await làm.call(respondToActionItem, { params: { itemId }, body: { accept: true } });
  for (const name of ['Đỗ Trì', 'Lê Tạo'] as const)
    (await owner.call(removeMember, { params: { userId: people[name].userId } })).value();
  return { item: accepted.value(), ghi, viết, làm };
}

test('a later deadline is asked of somebody who may grant it: after chair and creator left, of the secretary', async () => {
  const { item, ghi, viết, làm } = await givenLedMeeting(true);
  const asked = (await ask(làm, item)).value();
  expect(await bellOf(ghi, 'xin lùi hạn')).toHaveLength(1);
  expect(await bellOf(viết, 'xin lùi hạn'), 'who wrote it may not answer').toEqual([]);
  const mails = (await mailsAbout(app, item)).filter(({ subject }) => subject.includes('xin lùi hạn'));
  expect(mails.map(({ to }) => to[0]?.address)).toEqual([ghi.email]);
  expect((await answer(ghi, asked, true)).value()).toMatchObject({ deadline: '2026-12-01' });
});

test('where nobody is left who may grant it, a request is refused and nothing waits', async () => {
  const { item, viết, làm } = await givenLedMeeting(false);
  expect(await ask(làm, item)).toMatchObject(refusal('extension_unanswerable'));
  const { changes } = (await làm.call(listItemChanges, { params: { itemId: item.id } })).value();
  expect(changes[0]?.act).toBe('accepted');
  expect(await bellOf(viết, 'xin lùi hạn')).toEqual([]);
});

test('what somebody gave outside of meetings who left is its assignee’s to change', async () => {
  const { owner, people } = await givenCompany(app, { owner: 'Vũ Chủ', members: ['Lê Hoa', 'Bùi Bình'] });
  const [hoa, bình] = [people['Lê Hoa'], people['Bùi Bình']];
  const body = { title: 'Đặt xe', assigneeId: bình.userId, deadline: '2026-11-25' };
  const { id: itemId } = (await hoa.call(createActionItem, { body })).value();
  const params = { itemId };
  const taken = (await bình.call(respondToActionItem, { params, body: { accept: true } })).value();
  (await ask(bình, taken)).value();
  (await owner.call(removeMember, { params: { userId: hoa.userId } })).value();
  const [now] = (await bình.call(listActionItems, { query: { mine: 'true' } })).value().items;
  expect(now).toMatchObject({
    ...{ givenByName: null, extension: null },
    can: { edit: true, requestExtension: false },
  });
  const change = { version: now?.version ?? 0, deadline: '2026-12-04' };
  expect((await bình.call(updateActionItem, { params, body: change })).value().deadline).toBe('2026-12-04');
});
