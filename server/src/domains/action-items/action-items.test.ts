import {
  createActionItem,
  deleteActionItem,
  listActionItems,
  respondToActionItem,
  restoreActionItem,
  updateActionItem,
  updateItemState,
} from '@hopgon/contract/action-items/routes';
import { removeMember } from '@hopgon/contract/companies/routes';
import { undoOwnMeeting } from '@hopgon/contract/meetings/lifecycle/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import type { QueryOf } from '@hopgon/contract/route';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givenCompany, givenSession, type Person } from '../../testing/given.ts';
import { refusal } from '../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { recordActionItem } from './recorded/record-action-item.ts';
import { removeActionItem } from './remove-action-item.ts';

let app: TestApp;
let companyId: string;
let chair: Person;
let mai: Person;
let tuan: Person;
let outsider: Person;
let stranger: Person;
let meetingId: string;

const givenTeam = () =>
  givenCompany(app, {
    owner: 'Trần Văn Hiếu',
    members: ['Nguyễn Thị Mai', 'Phạm Anh Tuấn', 'Lê Quốc Bảo'],
  });

beforeAll(async () => {
  app = await startTestApp();
  const company = await givenTeam();
  companyId = company.companyId;
  chair = company.owner;
  mai = company.people['Nguyễn Thị Mai'];
  tuan = company.people['Phạm Anh Tuấn'];
  outsider = company.people['Lê Quốc Bảo'];
  stranger = (await givenCompany(app, { owner: 'Hồ Thị Xa' })).owner;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00+07:00');
  meetingId = await givenMeeting(chair, [mai, tuan]);
});

async function givenMeeting(by: Person, people: readonly Person[]): Promise<string> {
  const body = {
    title: 'Họp dự án website',
    startsAt: '2026-11-20T07:00:00Z',
    endsAt: '2026-11-20T08:00:00Z',
    participants: people.map(({ userId }) => ({ userId })),
  };
  return (await by.call(createMeeting, { body: { ...body, allowClashes: true } })).value().id;
}

/** A task read in what was said and approved by the chair. */
const givenTask = (title: string, assignee: Person | null, evidence: readonly number[] = []) =>
  app.world.scopes.company(chair, companyId, 'meeting-edit').transaction((tx) =>
    recordActionItem(app.world, tx, {
      meetingId,
      title,
      assigneeId: assignee?.userId ?? null,
      assigneeName: null,
      deadline: null,
      priority: 'trung bình',
      transcriptId: null,
      evidence,
    }),
  );

/** The titles of all pages. */
async function listTitles(
  person: Person,
  query: Partial<QueryOf<typeof listActionItems>>,
): Promise<string[]> {
  const { items, nextCursor } = (await person.call(listActionItems, { query })).value();
  const rest = nextCursor === null ? [] : await listTitles(person, { ...query, cursor: nextCursor });
  return [...items.map(({ title }) => title), ...rest];
}

const itemsOf = async (person: Person) =>
  (await person.call(listActionItems, { query: { meetingId } })).value().items;
const mine = async (person: Person) =>
  (await person.call(listActionItems, { query: { mine: 'true', open: 'true' } })).value().items;
const titlesOf = async (person: Person) => (await itemsOf(person)).map((item) => item.title);

async function itemNamed(title: string) {
  const item = (await itemsOf(chair)).find((found) => found.title === title);
  if (!item) throw new Error(`the meeting has no item ${title}`);
  return item;
}

const decide = (person: Person, itemId: string, body: { accept: boolean }) =>
  person.call(respondToActionItem, { params: { itemId }, body });

const write = (
  person: Person,
  body: { title: string; assigneeId: string; meetingId?: string; deadline?: string },
) => person.call(createActionItem, { body });

describe('deciding', () => {
  test('the assignee accepts, once', async () => {
    const id = await givenTask('Gửi thiết kế', mai);
    expect(await decide(tuan, id, { accept: true })).toMatchObject(refusal('not_allowed'));
    const accepted = (await decide(mai, id, { accept: true })).value();
    expect(accepted).toMatchObject({
      state: 'accepted',
      version: 2,
      can: { accept: false, decline: false, edit: false, progress: true },
    });
    expect(await decide(chair, id, { accept: false })).toMatchObject(refusal('action_item_decided'));
  });

  test('nobody accepts in another’s name; the chair may decline, and take what is nobody’s', async () => {
    const design = await givenTask('Gửi thiết kế', mai);
    expect(await decide(chair, design, { accept: true })).toMatchObject(refusal('not_allowed'));
    expect((await decide(chair, design, { accept: false })).value()).toMatchObject({
      state: 'declined',
      assigneeId: mai.userId,
    });
    const room = await givenTask('Đặt phòng', null);
    expect(await decide(mai, room, { accept: true })).toMatchObject(refusal('not_allowed'));
    expect((await decide(chair, room, { accept: true })).value()).toMatchObject({
      state: 'accepted',
      assigneeId: chair.userId,
    });
  });

  test('of two people who accept at the same moment, one is refused as already decided', async () => {
    const id = await givenTask('Gửi thiết kế', mai);
    const replies = await Promise.all([
      decide(mai, id, { accept: true }),
      decide(chair, id, { accept: false }),
    ]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
  });

  test('an item one may not see answers like one that does not exist', async () => {
    const id = await givenTask('Gửi thiết kế', mai);
    for (const person of [outsider, stranger]) {
      for (const itemId of [id, app.world.newId()]) {
        expect(await decide(person, itemId, { accept: true })).toMatchObject(
          refusal('action_item_not_found'),
        );
        const body = { version: 1, state: 'done' as const };
        const moved = await person.call(updateItemState, { params: { itemId }, body });
        expect(moved).toMatchObject(refusal('action_item_not_found'));
      }
    }
  });
});

describe('changing', () => {
  const change = (person: Person, itemId: string, body: { version: number; [field: string]: unknown }) =>
    person.call(updateActionItem, { params: { itemId }, body });

  test('title, deadline and person; who is newly named is asked, and what was taken on is open again', async () => {
    const id = await givenTask('Gửi thiết kế', mai);
    (await decide(mai, id, { accept: true })).value();
    const titled = await change(chair, id, { version: 2, title: 'Gửi bản vẽ', deadline: '2026-11-30' });
    expect(titled.value()).toMatchObject({
      title: 'Gửi bản vẽ',
      deadline: '2026-11-30',
      state: 'accepted',
      version: 3,
    });
    const given = (await change(chair, id, { version: 3, assigneeId: tuan.userId })).value();
    expect(given).toMatchObject({ assigneeId: tuan.userId, state: 'proposed', version: 4 });
    const texts = async (person: Person) =>
      (await person.call(listNotifications, {})).value().notifications.map(({ text }) => text);
    expect(await texts(tuan)).toContain('Trần Văn Hiếu giao bạn việc “Gửi bản vẽ”. Bạn có nhận không?');
    expect((await decide(tuan, id, { accept: true })).value()).toMatchObject({ state: 'accepted' });
  });

  test('of a closed meeting it is given to the people of that meeting alone', async () => {
    await app.database.sql(`update meetings set visibility = 'closed' where id = $1`, [meetingId]);
    const body = { title: 'Soát bảng lương', meetingId };
    const give = (assignee: Person) =>
      chair.call(createActionItem, { body: { ...body, assigneeId: assignee.userId } });
    expect(await give(outsider)).toMatchObject(refusal('assignee_not_in_meeting'));
    const { id, version } = (await give(mai)).value();
    expect(await change(chair, id, { version, assigneeId: outsider.userId })).toMatchObject(
      refusal('assignee_not_in_meeting'),
    );
    expect((await change(chair, id, { version, assigneeId: tuan.userId })).value().assigneeId).toBe(
      tuan.userId,
    );
  });

  test('is for who edits the meeting, on the newest version, and names members', async () => {
    const id = await givenTask('Gửi thiết kế', mai);
    expect(await change(mai, id, { version: 1, title: 'Khác' })).toMatchObject(refusal('not_allowed'));
    expect(await change(chair, id, { version: 9, title: 'Khác' })).toMatchObject(refusal('version_stale'));
    const foreign = await change(chair, id, { version: 1, assigneeId: stranger.userId });
    expect(foreign).toMatchObject(refusal('participant_not_member'));
    expect(await change(outsider, id, { version: 1 })).toMatchObject(refusal('action_item_not_found'));
  });

  test('deleting can be undone by who deleted, and leaves the item as it was', async () => {
    const id = await givenTask('Gửi thiết kế', mai);
    const before = await itemNamed('Gửi thiết kế');
    const params = { itemId: id };
    const remove = (person: Person, version: number) =>
      person.call(deleteActionItem, { params, query: { version } });
    expect(await remove(mai, 1)).toMatchObject(refusal('not_allowed'));
    expect(await remove(chair, 2)).toMatchObject(refusal('version_stale'));
    (await remove(chair, 1)).value();
    expect(await titlesOf(chair)).toEqual([]);
    const restore = (person: Person) => person.call(restoreActionItem, { params });
    expect(await restore(mai)).toMatchObject(refusal('action_item_not_found'));
    expect((await restore(chair)).value()).toEqual({ ...before, version: 2 });
    expect((await restore(chair)).value(), 'once more').toEqual({ ...before, version: 2 });
    expect(await restore(mai)).toMatchObject(refusal('action_item_not_found'));
  });

  test('one whose meeting was undone meanwhile is gone with it', async () => {
    const body = { title: 'Kiểm kho', startsAt: '2026-11-25T07:00:00Z', endsAt: '2026-11-25T08:00:00Z' };
    const made = (await chair.call(createMeeting, { body: { ...body, undoable: true } })).value().id;
    const item = { title: 'In phiếu', assigneeId: chair.userId, meetingId: made };
    const { id: itemId } = (await chair.call(createActionItem, { body: item })).value();
    (await chair.call(deleteActionItem, { params: { itemId }, query: { version: 1 } })).value();
    (await chair.call(undoOwnMeeting, { params: { meetingId: made } })).value();
    expect(await chair.call(restoreActionItem, { params: { itemId } })).toMatchObject(
      refusal('action_item_not_found'),
    );
  });
});

describe('writing by hand', () => {
  test('for oneself is accepted at once, for others proposed', async () => {
    const own = (await write(tuan, { title: 'Đọc báo cáo', assigneeId: tuan.userId })).value();
    expect(own).toMatchObject({ state: 'accepted', meeting: null, source: null });
    const asked = (await write(tuan, { title: 'Xem giúp', assigneeId: outsider.userId, meetingId })).value();
    expect(asked).toMatchObject({ state: 'proposed', meeting: { id: meetingId }, can: { accept: false } });
    const [got] = (await mine(outsider)).filter((item) => item.title === 'Xem giúp');
    expect(got).toMatchObject({ can: { accept: true }, meeting: null });
  });

  test('is refused for somebody outside, and about a meeting one may not see', async () => {
    const foreign = await write(tuan, { title: 'Xem giúp', assigneeId: stranger.userId });
    expect(foreign).toMatchObject(refusal('participant_not_member'));
    for (const id of [meetingId, app.world.newId()]) {
      const hidden = await write(outsider, { title: 'Xem giúp', assigneeId: outsider.userId, meetingId: id });
      expect(hidden).toMatchObject(refusal('meeting_not_found'));
    }
  });

  test('is undone by its author alone, without a trace', async () => {
    const { id } = (await write(tuan, { title: 'Xem giúp', assigneeId: mai.userId, meetingId })).value();
    const as = (person: Person) => app.world.scopes.company(person, companyId, 'company');
    await expect(removeActionItem(app.world, as(mai), id)).rejects.toMatchObject({
      code: 'action_item_not_found',
    });
    await removeActionItem(app.world, as(tuan), id);
    expect(await titlesOf(chair)).toEqual([]);
  });
});

describe('progress', () => {
  const move = (person: Person, itemId: string, version: number, state: 'accepted' | 'doing' | 'done') =>
    person.call(updateItemState, { params: { itemId }, body: { version, state } });

  test('is set by the assignee or the chair, on the newest version', async () => {
    const { id } = (await write(mai, { title: 'Vẽ lại', assigneeId: mai.userId, meetingId })).value();
    expect((await move(mai, id, 1, 'doing')).value()).toMatchObject({ state: 'doing', version: 2 });
    expect(await move(mai, id, 1, 'done')).toMatchObject(refusal('version_stale'));
    expect(await move(tuan, id, 2, 'done')).toMatchObject(refusal('not_allowed'));
    expect((await move(chair, id, 2, 'done')).value()).toMatchObject({ state: 'done', version: 3 });
  });

  test('waits until somebody has accepted', async () => {
    const id = await givenTask('Gửi thiết kế', mai);
    expect(await move(mai, id, 1, 'done')).toMatchObject(refusal('not_allowed'));
    (await decide(mai, id, { accept: false })).value();
    expect(await move(mai, id, 2, 'done')).toMatchObject(refusal('action_item_decided'));
  });

  test('is late from the day after the deadline, by the company’s clock', async () => {
    const body = { title: 'Nộp hồ sơ', assigneeId: mai.userId, deadline: '2026-11-20', meetingId };
    await write(mai, body);
    expect((await itemNamed('Nộp hồ sơ')).overdue).toBe(false);
    // Five past midnight in Vietnam is still the day before in UTC.
    app.clock.set('2026-11-21T00:05:00+07:00');
    const again = await givenSession(app, mai);
    expect(await itemsOf(again)).toMatchObject([{ title: 'Nộp hồ sơ', overdue: true }]);
  });
});

describe('listing', () => {
  test('own items come by deadline, in pages', async () => {
    const { owner } = await givenTeam();
    const deadlines = ['2026-12-02', undefined, '2026-11-30', '2026-12-01', undefined];
    for (const [place, deadline] of deadlines.entries()) {
      const body = { title: `Việc ${place}`, assigneeId: owner.userId };
      (await write(owner, deadline === undefined ? body : { ...body, deadline })).value();
    }
    expect(await listTitles(owner, { mine: 'true', limit: 2 })).toEqual([
      'Việc 2',
      'Việc 3',
      'Việc 0',
      'Việc 1',
      'Việc 4',
    ]);
  });

  test('a cursor that is none is refused', async () => {
    for (const cursor of ['x', Buffer.from('["2026-11-20","1"]').toString('base64url')]) {
      const reply = await mai.call(listActionItems, { query: { mine: 'true', cursor } });
      expect(reply).toMatchObject(refusal('bad_request'));
    }
  });

  test('all items are those of meetings one may see, one’s own and those one wrote', async () => {
    const { owner, people, companyId: teamId } = await givenTeam();
    const [other, third] = [people['Nguyễn Thị Mai'], people['Phạm Anh Tuấn']];
    const hidden = await givenMeeting(owner, [other]);
    (await write(owner, { title: 'Của cuộc họp', assigneeId: other.userId, meetingId: hidden })).value();
    (await write(owner, { title: 'Giao cho Tuấn', assigneeId: third.userId })).value();
    (await write(third, { title: 'Tuấn giao', assigneeId: owner.userId })).value();
    expect(teamId).not.toBe(companyId);
    const all = async (person: Person) =>
      (await person.call(listActionItems, {})).value().items.map((item) => item.title);
    expect(await all(owner)).toEqual(['Của cuộc họp', 'Giao cho Tuấn', 'Tuấn giao']);
    expect(await all(other)).toEqual(['Của cuộc họp']);
    expect(await all(third)).toEqual(['Giao cho Tuấn', 'Tuấn giao']);
    expect(await all(people['Lê Quốc Bảo'])).toEqual([]);
  });

  test('what one gave outside of meetings: what is not done, declined too, by deadline; and what was done last first', async () => {
    const { owner, people } = await givenTeam();
    const [other, third] = [people['Nguyễn Thị Mai'], people['Phạm Anh Tuấn']];
    const give = async (title: string, deadline: string, to = other) =>
      (await write(owner, { title, deadline, assigneeId: to.userId })).value();
    const late = await give('Gửi thư', '2026-12-02');
    await give('Gọi khách', '2026-11-30');
    await give('Của tôi', '2026-11-30', owner);
    const ofMeeting = await givenMeeting(owner, [other]);
    (await write(owner, { title: 'Của cuộc họp', assigneeId: other.userId, meetingId: ofMeeting })).value();
    (await write(other, { title: 'Của Mai', assigneeId: third.userId })).value();
    await decide(other, late.id, { accept: false });
    for (const title of ['Xong trước', 'Xong sau']) {
      const params = { itemId: (await give(title, '2026-12-01')).id };
      await decide(other, params.itemId, { accept: true });
      app.clock.advance(60_000);
      (await other.call(updateItemState, { params, body: { version: 2, state: 'done' } })).value();
    }
    const given = (query: Partial<QueryOf<typeof listActionItems>>) =>
      listTitles(owner, { givenByMe: 'true', ...query });
    expect(await given({ open: 'true' })).toEqual(['Gọi khách', 'Gửi thư']);
    expect(await given({ done: 'true', limit: 1 })).toEqual(['Xong sau', 'Xong trước']);
    expect(await listTitles(other, { mine: 'true', done: 'true' })).toEqual(['Xong sau', 'Xong trước']);
    expect(await listTitles(other, { givenByMe: 'true' })).toEqual(['Của Mai']);
  });

  test('finished and declined items are left out where only open ones are asked for', async () => {
    const { id } = (await write(mai, { title: 'Vẽ lại', assigneeId: mai.userId, meetingId })).value();
    const open = async () =>
      (await mai.call(listActionItems, { query: { meetingId, open: 'true' } })).value().items.length;
    expect(await open()).toBe(1);
    await mai.call(updateItemState, { params: { itemId: id }, body: { version: 1, state: 'done' } });
    expect(await open()).toBe(0);
  });

  test('an item without an assignee waits for the person who leads its meeting until it is assigned or declined', async () => {
    const toAssign = async (person: Person) =>
      (await person.call(listActionItems, { query: { toAssign: 'true' } }))
        .value()
        .items.filter((item) => item.meeting?.id === meetingId)
        .map((item) => item.title);
    await givenTask('Gửi thiết kế', mai);
    const room = await givenTask('Đặt phòng', null);
    const poster = await givenTask('In áp phích', null);
    expect(await toAssign(chair)).toEqual(['Đặt phòng', 'In áp phích']);
    for (const person of [mai, tuan, outsider, stranger]) expect(await toAssign(person)).toEqual([]);
    const body = { version: 1, assigneeId: tuan.userId };
    (await chair.call(updateActionItem, { params: { itemId: room }, body })).value();
    (await decide(chair, poster, { accept: false })).value();
    expect(await toAssign(chair)).toEqual([]);
  });

  test('a meeting one may not see answers like one that does not exist', async () => {
    for (const person of [outsider, stranger]) {
      for (const id of [meetingId, app.world.newId()]) {
        const reply = await person.call(listActionItems, { query: { meetingId: id } });
        expect(reply).toMatchObject(refusal('meeting_not_found'));
      }
    }
  });
});

test('open items of a member who leaves lose their assignee, and the chair assigns them to somebody else', async () => {
  const { owner, people } = await givenTeam();
  const leaver = people['Phạm Anh Tuấn'];
  meetingId = await givenMeeting(owner, [leaver]);
  const give = async (title: string) =>
    (await write(leaver, { title, assigneeId: leaver.userId, meetingId })).value().id;
  const [undone, done] = [await give('Chưa xong'), await give('Đã xong')];
  await leaver.call(updateItemState, { params: { itemId: done }, body: { version: 1, state: 'done' } });
  (await owner.call(removeMember, { params: { userId: leaver.userId } })).value();
  expect(await itemsOf(owner)).toMatchObject([
    { id: undone, state: 'proposed', assigneeId: null, version: 2, can: { edit: true } },
    { id: done, state: 'done', assigneeId: leaver.userId },
  ]);
  const { userId } = people['Nguyễn Thị Mai'];
  const body = { version: 2, assigneeId: userId };
  const again = await owner.call(updateActionItem, { params: { itemId: undone }, body });
  expect(again.value()).toMatchObject({ state: 'proposed', assigneeId: userId });
});
