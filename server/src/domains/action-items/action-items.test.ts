import {
  createActionItem,
  decideActionItem,
  listActionItems,
  progressActionItem,
} from '@hopgon/contract/action-items/routes';
import { removeMember } from '@hopgon/contract/companies/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givenCompany, givenSession, type Person } from '../../testing/given.ts';
import { refusal } from '../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import type { ExtractedItem } from '../transcripts/extracted-item.ts';
import { pasteTranscript } from '../transcripts/paste-transcript.ts';
import { runAnalysis } from '../transcripts/run-analysis.ts';
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

const said = (title: string, assignee: string | null, more: Partial<ExtractedItem> = {}): ExtractedItem => ({
  title,
  assignee,
  deadline: null,
  priority: 'trung bình',
  evidence: [0],
  confidence: 0.8,
  ...more,
});

/** A new version of the meeting's transcript in which these tasks, and nothing else, are found. */
async function givenSaid(...actionItems: readonly ExtractedItem[]): Promise<string> {
  const jobs = { ...app.world.jobs, send: async () => undefined };
  const scope = app.world.scopes.company(chair, companyId, 'meeting-edit');
  const text = 'Hiếu: Mai gửi thiết kế nhé.\nTuấn: Em viết tài liệu.';
  const { id } = await pasteTranscript({ ...app.world, jobs }, scope, { meetingId, name: 'Bản dán', text });
  await analyse(id, actionItems);
  return id;
}

async function analyse(transcriptId: string, actionItems: readonly ExtractedItem[]): Promise<void> {
  const real = app.world.analyser;
  const analyser: typeof real = {
    ...real,
    analyse: async (...asked) => ({ ...(await real.analyse(...asked)), actionItems: [...actionItems] }),
  };
  await runAnalysis({ ...app.world, analyser }, app.world.scopes.job(companyId), { transcriptId });
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

const decide = (person: Person, itemId: string, body: { accept: boolean; assigneeId?: string }) =>
  person.call(decideActionItem, { params: { itemId }, body });

const write = (
  person: Person,
  body: { title: string; assigneeId: string; meetingId?: string; deadline?: string },
) => person.call(createActionItem, { body });

describe('what an analysis finds', () => {
  test('is proposed to the member whose name was said, with its evidence', async () => {
    const transcriptId = await givenSaid(
      said('Gửi thiết kế', 'chị Mai', { deadline: '2026-11-25', priority: 'cao', evidence: [0, 1] }),
      said('Viết tài liệu', 'Tuấn', { confidence: 0.4 }),
      said('Đặt phòng', 'Mọi người'),
    );
    expect(await itemsOf(tuan)).toMatchObject([
      {
        title: 'Gửi thiết kế',
        assigneeId: mai.userId,
        assigneeName: 'Nguyễn Thị Mai',
        deadline: '2026-11-25',
        priority: 'cao',
        state: 'proposed',
        overdue: false,
        meeting: { id: meetingId, title: 'Họp dự án website' },
        source: { transcriptId, version: 1, evidence: [0, 1] },
        confidence: 0.8,
        can: { decide: false, progress: false },
      },
      { title: 'Viết tài liệu', assigneeId: tuan.userId, confidence: 0.4, can: { decide: true } },
      { title: 'Đặt phòng', assigneeId: null, assigneeName: 'Mọi người', can: { decide: false } },
    ]);
    expect((await itemsOf(chair)).map((item) => item.can.decide)).toEqual([true, true, true]);
  });

  test('is proposed once, however often the analysis runs', async () => {
    const transcriptId = await givenSaid(said('Gửi thiết kế', 'Mai'));
    const [before] = await itemsOf(chair);
    await analyse(transcriptId, [said('Gửi thiết kế', 'Mai')]);
    expect(await itemsOf(chair)).toEqual([before]);
  });

  test('in a new version replaces what nobody answered, and keeps what somebody did', async () => {
    await givenSaid(said('Gửi thiết kế', 'Mai'), said('Viết tài liệu', 'Tuấn'), said('Đặt phòng', null));
    (await decide(mai, (await itemNamed('Gửi thiết kế')).id, { accept: true })).value();
    (await decide(tuan, (await itemNamed('Viết tài liệu')).id, { accept: false })).value();
    await write(chair, { title: 'Mời khách', assigneeId: mai.userId, meetingId });
    await givenSaid(said('GỬI THIẾT KẾ', 'Tuấn'), said('viet tai lieu', 'Mai'), said('Thuê máy chiếu', null));
    expect(await itemsOf(chair)).toMatchObject([
      { title: 'Gửi thiết kế', state: 'accepted', assigneeId: mai.userId, source: { version: 1 } },
      { title: 'Viết tài liệu', state: 'declined', source: { version: 1 } },
      { title: 'Mời khách', state: 'proposed', source: null },
      { title: 'Thuê máy chiếu', state: 'proposed', source: { version: 2 } },
    ]);
  });

  test('in an old version, analysed after a newer one, changes nothing', async () => {
    const first = await givenSaid(said('Gửi thiết kế', 'Mai'));
    await givenSaid(said('Viết tài liệu', 'Tuấn'));
    await app.database.sql("update transcripts set state = 'waiting', analysis = null where id = $1", [
      first,
    ]);
    await analyse(first, [said('Gửi thiết kế', 'Mai')]);
    expect(await titlesOf(chair)).toEqual(['Viết tài liệu']);
  });
});

describe('deciding', () => {
  test('the assignee accepts, once', async () => {
    await givenSaid(said('Gửi thiết kế', 'Mai'));
    const { id } = await itemNamed('Gửi thiết kế');
    expect(await decide(tuan, id, { accept: true })).toMatchObject(refusal('not_allowed'));
    const accepted = (await decide(mai, id, { accept: true })).value();
    expect(accepted).toMatchObject({ state: 'accepted', version: 2, can: { decide: false, progress: true } });
    expect(await decide(chair, id, { accept: false })).toMatchObject(refusal('action_item_decided'));
  });

  test('the assignee may decline and the chair may too', async () => {
    await givenSaid(said('Gửi thiết kế', 'Mai'), said('Viết tài liệu', 'Tuấn'));
    const declined = await decide(mai, (await itemNamed('Gửi thiết kế')).id, { accept: false });
    expect(declined.value()).toMatchObject({ state: 'declined', assigneeId: mai.userId });
    const other = await decide(chair, (await itemNamed('Viết tài liệu')).id, { accept: false });
    expect(other.value()).toMatchObject({ state: 'declined' });
  });

  test('only the chair gives an item to somebody else, a member', async () => {
    await givenSaid(said('Gửi thiết kế', 'Mai'), said('Đặt phòng', 'Mọi người'), said('Thuê xe', null));
    const design = (await itemNamed('Gửi thiết kế')).id;
    const room = (await itemNamed('Đặt phòng')).id;
    const given = { accept: true, assigneeId: tuan.userId };
    expect(await decide(mai, design, given)).toMatchObject(refusal('not_allowed'));
    expect((await decide(chair, design, given)).value()).toMatchObject({ assigneeId: tuan.userId });
    expect(await decide(mai, room, { accept: true })).toMatchObject(refusal('not_allowed'));
    const foreign = await decide(chair, room, { accept: true, assigneeId: stranger.userId });
    expect(foreign).toMatchObject(refusal('participant_not_member'));
    expect((await decide(chair, room, given)).value()).toMatchObject({
      assigneeId: tuan.userId,
      assigneeName: 'Phạm Anh Tuấn',
    });
    const own = await decide(chair, (await itemNamed('Thuê xe')).id, { accept: true });
    expect(own.value()).toMatchObject({ assigneeId: chair.userId });
  });

  test('of two at the same moment, one is told it is decided', async () => {
    await givenSaid(said('Gửi thiết kế', 'Mai'));
    const { id } = await itemNamed('Gửi thiết kế');
    const replies = await Promise.all([
      decide(mai, id, { accept: true }),
      decide(chair, id, { accept: false }),
    ]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
  });

  test('an item one may not see answers like one that does not exist', async () => {
    await givenSaid(said('Gửi thiết kế', 'Mai'));
    const { id } = await itemNamed('Gửi thiết kế');
    for (const person of [outsider, stranger]) {
      for (const itemId of [id, app.world.newId()]) {
        expect(await decide(person, itemId, { accept: true })).toMatchObject(
          refusal('action_item_not_found'),
        );
        const body = { version: 1, state: 'done' as const };
        const moved = await person.call(progressActionItem, { params: { itemId }, body });
        expect(moved).toMatchObject(refusal('action_item_not_found'));
      }
    }
  });
});

describe('writing by hand', () => {
  test('for oneself is accepted at once, for others proposed', async () => {
    const own = (await write(tuan, { title: 'Đọc báo cáo', assigneeId: tuan.userId })).value();
    expect(own).toMatchObject({ state: 'accepted', meeting: null, source: null, confidence: null });
    const asked = (await write(tuan, { title: 'Xem giúp', assigneeId: outsider.userId, meetingId })).value();
    expect(asked).toMatchObject({ state: 'proposed', meeting: { id: meetingId }, can: { decide: false } });
    const [got] = (await mine(outsider)).filter((item) => item.title === 'Xem giúp');
    expect(got).toMatchObject({ can: { decide: true }, meeting: null });
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
    person.call(progressActionItem, { params: { itemId }, body: { version, state } });

  test('is told by the assignee or the chair, on the newest version', async () => {
    const { id } = (await write(mai, { title: 'Vẽ lại', assigneeId: mai.userId, meetingId })).value();
    expect((await move(mai, id, 1, 'doing')).value()).toMatchObject({ state: 'doing', version: 2 });
    expect(await move(mai, id, 1, 'done')).toMatchObject(refusal('version_stale'));
    expect(await move(tuan, id, 2, 'done')).toMatchObject(refusal('not_allowed'));
    expect((await move(chair, id, 2, 'done')).value()).toMatchObject({ state: 'done', version: 3 });
  });

  test('waits until somebody has accepted', async () => {
    await givenSaid(said('Gửi thiết kế', 'Mai'), said('Viết tài liệu', 'Mai'));
    const { id } = await itemNamed('Gửi thiết kế');
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
    const titles: string[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const query = { mine: 'true' as const, limit: 2, ...(cursor === undefined ? {} : { cursor }) };
      const page = (await owner.call(listActionItems, { query })).value();
      titles.push(...page.items.map((item) => item.title));
      cursor = page.nextCursor;
    }
    expect(titles).toEqual(['Việc 2', 'Việc 3', 'Việc 0', 'Việc 1', 'Việc 4']);
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

  test('finished and declined items are left out where only open ones are asked for', async () => {
    const { id } = (await write(mai, { title: 'Vẽ lại', assigneeId: mai.userId, meetingId })).value();
    const open = async () =>
      (await mai.call(listActionItems, { query: { meetingId, open: 'true' } })).value().items.length;
    expect(await open()).toBe(1);
    await mai.call(progressActionItem, { params: { itemId: id }, body: { version: 1, state: 'done' } });
    expect(await open()).toBe(0);
  });

  test('what is nobody’s waits for whoever leads its meeting, until it is given or declined', async () => {
    const toAssign = async (person: Person) =>
      (await person.call(listActionItems, { query: { toAssign: 'true' } }))
        .value()
        .items.filter((item) => item.meeting?.id === meetingId)
        .map((item) => item.title);
    await givenSaid(
      said('Gửi thiết kế', 'chị Mai'),
      said('Đặt phòng', 'Mọi người'),
      said('In áp phích', null),
    );
    expect(await toAssign(chair)).toEqual(['Đặt phòng', 'In áp phích']);
    for (const person of [mai, tuan, outsider, stranger]) expect(await toAssign(person)).toEqual([]);
    await decide(chair, (await itemNamed('Đặt phòng')).id, { accept: true, assigneeId: tuan.userId });
    await decide(chair, (await itemNamed('In áp phích')).id, { accept: false });
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

test('whoever leaves hands undone tasks back; the chair gives them to somebody else', async () => {
  const { owner, people } = await givenTeam();
  const leaver = people['Phạm Anh Tuấn'];
  meetingId = await givenMeeting(owner, [leaver]);
  const give = async (title: string) =>
    (await write(leaver, { title, assigneeId: leaver.userId, meetingId })).value().id;
  const [undone, done] = [await give('Chưa xong'), await give('Đã xong')];
  await leaver.call(progressActionItem, { params: { itemId: done }, body: { version: 1, state: 'done' } });
  (await owner.call(removeMember, { params: { userId: leaver.userId } })).value();
  expect(await itemsOf(owner)).toMatchObject([
    { id: undone, state: 'proposed', assigneeId: null, version: 2, can: { decide: true } },
    { id: done, state: 'done', assigneeId: leaver.userId },
  ]);
  const { userId } = people['Nguyễn Thị Mai'];
  const again = await decide(owner, undone, { accept: true, assigneeId: userId });
  expect(again.value()).toMatchObject({ state: 'accepted', assigneeId: userId });
});
