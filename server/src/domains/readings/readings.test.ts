import { createItemComment, listItemComments } from '@hopgon/contract/action-items/comments/routes';
import {
  deleteActionItem,
  listActionItems,
  requestExtension,
  respondToActionItem,
  respondToExtension,
  restoreActionItem,
  updateActionItem,
} from '@hopgon/contract/action-items/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import * as contract from '@hopgon/contract/readings/routes';
import type { Reading, ReadingKind } from '@hopgon/contract/readings/schemas';
import { assignSpeaker, listSpeakers, listTurns, readTranscript } from '@hopgon/contract/transcripts/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givenCompany, type Person } from '../../testing/given.ts';
import { refusal } from '../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { analyseWaitingTranscript } from '../transcripts/analysis/analyse-waiting-transcript.ts';
import type { AnalysisResult } from '../transcripts/analysis/analysis.schemas.ts';
import { createTranscript } from '../transcripts/create-transcript.ts';

let app: TestApp;
let companyId: string;
let chair: Person;
let secretary: Person;
let tuan: Person;
let outsider: Person;
let stranger: Person;
let meetingId: string;

const talk = [
  'Hiếu: Vậy dừng máy số ba đã.',
  'Tuấn: Em thay chụp trước thứ Ba.',
  'Người nói 2: Cuối tháng mình kiểm kê kho nhé.',
].join('\n');

beforeAll(async () => {
  app = await startTestApp();
  const company = await givenCompany(app, {
    owner: 'Trần Văn Hiếu',
    members: ['Nguyễn Thị Mai', 'Phạm Anh Tuấn', 'Lê Quốc Bảo'],
  });
  companyId = company.companyId;
  chair = company.owner;
  secretary = company.people['Nguyễn Thị Mai'];
  tuan = company.people['Phạm Anh Tuấn'];
  outsider = company.people['Lê Quốc Bảo'];
  stranger = (await givenCompany(app, { owner: 'Hồ Thị Xa' })).owner;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00+07:00');
  const body = {
    title: 'Giao ban xưởng',
    startsAt: '2026-11-20T07:00:00Z',
    endsAt: '2026-11-20T08:00:00Z',
    participants: [
      { userId: secretary.userId, role: 'secretary' as const },
      { userId: tuan.userId, role: 'attendee' as const },
    ],
  };
  meetingId = (await chair.call(createMeeting, { body: { ...body, allowClashes: true } })).value().id;
});

interface Said {
  readonly decisions?: readonly string[];
  readonly tasks?: readonly (readonly [title: string, assignee: string | null])[];
}

/** A new version of the transcript in which these are found, and nothing else. */
async function givenSaid({ decisions = [], tasks = [] }: Said, text = talk): Promise<string> {
  const jobs = { ...app.world.jobs, send: async () => undefined };
  const scope = app.world.scopes.company(chair, companyId, 'meeting-edit');
  const { id } = await createTranscript({ ...app.world, jobs }, scope, { meetingId, name: 'Bản dán', text });
  const real = app.world.analyser;
  const analyse: typeof real.analyse = async (...asked): Promise<AnalysisResult> => {
    const { analysis, meetingDate } = await real.analyse(...asked);
    return {
      meetingDate,
      analysis: {
        ...analysis,
        summary: { short: [], medium: [], long: [] },
        decisions: decisions.map((said, place) => ({ text: said, evidence: [place], confidence: 0.9 })),
        openQuestions: [],
      },
      actionItems: tasks.map(([title, assignee], place) => ({
        title,
        assignee,
        deadline: null,
        priority: 'trung bình',
        evidence: [place],
        confidence: 0.4,
      })),
    };
  };
  const world = { ...app.world, analyser: { ...real, analyse } };
  await analyseWaitingTranscript(world, app.world.scopes.job(companyId), { transcriptId: id });
  return id;
}

const params = () => ({ meetingId });
const list = async (person: Person = chair) =>
  (await person.call(contract.listReadings, { params: params() })).value().readings;
const items = async (person: Person = chair) =>
  (await person.call(listActionItems, { query: { meetingId } })).value().items;

async function named(text: string, kind?: ReadingKind): Promise<Reading> {
  const row = (await list()).find((each) => each.text === text && (kind === undefined || each.kind === kind));
  if (!row) throw new Error(`the meeting has no reading ${text}`);
  return row;
}

const only = ({ id, version }: Reading) => ({ id, version });
const approve = (person: Person, ...rows: readonly Reading[]) =>
  person.call(contract.approveReadings, { params: params(), body: { readings: rows.map(only) } });
const reject = (person: Person, ...rows: readonly Reading[]) =>
  person.call(contract.rejectReadings, { params: params(), body: { readings: rows.map(only) } });
const undo = (person: Person, ...rows: readonly Reading[]) =>
  person.call(contract.undoReadings, { params: params(), body: { readings: rows.map(only) } });
const update = (person: Person, row: Reading, body: object) =>
  person.call(contract.updateReading, {
    params: { ...params(), readingId: row.id },
    body: { version: row.version, ...body },
  });

describe('what was read', () => {
  test('is proposed with its lines and marks, and is nobody’s task before somebody approves it', async () => {
    const transcriptId = await givenSaid({
      decisions: ['Dừng máy số ba'],
      tasks: [
        ['Thay chụp', 'Tuấn'],
        ['Kiểm kê kho', null],
      ],
    });
    expect(await list(tuan)).toMatchObject([
      {
        kind: 'decision',
        text: 'Dừng máy số ba',
        evidence: [0],
        source: { transcriptId, version: 1 },
        state: 'proposed',
        marks: [],
        lastChange: null,
      },
      { kind: 'task', task: { assigneeId: tuan.userId, assigneeName: 'Phạm Anh Tuấn' }, marks: ['unsure'] },
      { kind: 'task', task: { assigneeId: null }, marks: ['unsure', 'no_assignee'] },
    ]);
    expect(await items()).toEqual([]);
    expect((await tuan.call(listActionItems, { query: { mine: 'true' } })).value().items).toEqual([]);
  });

  test('is changed by who edits the meeting, seen by who sees it, hidden from others', async () => {
    await givenSaid({ decisions: ['Dừng máy số ba'] });
    const row = await named('Dừng máy số ba');
    expect(await approve(tuan, row)).toMatchObject(refusal('not_allowed'));
    for (const person of [outsider, stranger]) {
      const reply = await person.call(contract.listReadings, { params: params() });
      expect(reply).toMatchObject(refusal('meeting_not_found'));
      expect(await approve(person, row)).toMatchObject(refusal('meeting_not_found'));
    }
    expect((await approve(secretary, row)).value().readings).toMatchObject([
      {
        state: 'approved',
        version: 2,
        lastChange: { act: 'approved', by: { userId: secretary.userId, displayName: 'Nguyễn Thị Mai' } },
      },
    ]);
    expect(await approve(chair, row)).toMatchObject(refusal('version_stale'));
  });

  test('a row of another meeting is none of this one', async () => {
    await givenSaid({ decisions: ['Dừng máy số ba'] });
    const row = await named('Dừng máy số ba');
    const body = { title: 'Khác', startsAt: '2026-11-21T07:00:00Z', endsAt: '2026-11-21T08:00:00Z' };
    meetingId = (await chair.call(createMeeting, { body })).value().id;
    expect(await approve(chair, row)).toMatchObject(refusal('reading_not_found'));
  });
});

describe('a task', () => {
  test('approved is proposed to its person, who alone takes it on; an undo takes it back until then', async () => {
    await givenSaid({ tasks: [['Thay chụp', 'Tuấn']] });
    (await approve(chair, await named('Thay chụp'))).value();
    expect(await items(tuan)).toMatchObject([
      {
        title: 'Thay chụp',
        state: 'proposed',
        assigneeId: tuan.userId,
        source: { version: 1, evidence: [0] },
        can: { accept: true },
      },
    ]);
    (await undo(chair, await named('Thay chụp'))).value();
    expect(await items(tuan)).toEqual([]);
    expect(await named('Thay chụp')).toMatchObject({ state: 'proposed', lastChange: null });

    (await approve(chair, await named('Thay chụp'))).value();
    const [item] = await items(tuan);
    const itemId = item?.id ?? '';
    (await tuan.call(respondToActionItem, { params: { itemId }, body: { accept: true } })).value();
    expect(await undo(chair, await named('Thay chụp'))).toMatchObject(refusal('reading_task_taken'));
    expect(await reject(chair, await named('Thay chụp'))).toMatchObject(refusal('reading_task_taken'));
  });

  test('is mended before it is approved: words, person, deadline and lines in one step, and undone in one', async () => {
    await givenSaid({ tasks: [['Thay chụp', null]] });
    const row = await named('Thay chụp');
    const change = {
      text: 'Thay hai chụp máy số 3',
      assigneeId: tuan.userId,
      deadline: '2026-11-24',
      evidence: [1, 2],
      approve: true,
    };
    expect((await update(chair, row, change)).value()).toMatchObject({
      text: 'Thay hai chụp máy số 3',
      engineText: 'Thay chụp',
      evidence: [1, 2],
      state: 'approved',
      marks: [],
      lastChange: { act: 'approved' },
    });
    expect(await items()).toMatchObject([
      { title: 'Thay hai chụp máy số 3', assigneeId: tuan.userId, deadline: '2026-11-24', state: 'proposed' },
    ]);
    (await undo(secretary, await named('Thay hai chụp máy số 3'))).value();
    expect(await named('Thay chụp')).toMatchObject({ state: 'proposed', engineText: null, evidence: [0] });
    expect(await items()).toEqual([]);
    expect(await update(chair, await named('Thay chụp'), { assigneeId: stranger.userId })).toMatchObject(
      refusal('participant_not_member'),
    );
    expect(await update(chair, await named('Thay chụp'), { evidence: [3] })).toMatchObject(
      refusal('evidence_unknown'),
    );
  });

  test('and its action item stay the same, wherever one of them is changed', async () => {
    await givenSaid({ tasks: [['Thay chụp', 'Tuấn']] });
    (await approve(chair, await named('Thay chụp'))).value();
    (await update(chair, await named('Thay chụp'), { deadline: '2026-11-24' })).value();
    const [item] = await items();
    expect(item).toMatchObject({ deadline: '2026-11-24', state: 'proposed' });
    const itemId = item?.id ?? '';
    const version = item?.version ?? 0;
    const body = { version, title: 'Thay hai chụp', assigneeId: secretary.userId };
    (await secretary.call(updateActionItem, { params: { itemId }, body })).value();
    expect(await named('Thay hai chụp')).toMatchObject({
      state: 'approved',
      task: { assigneeId: secretary.userId, deadline: '2026-11-24' },
      lastChange: { act: 'edited', by: { userId: secretary.userId } },
    });
    const query = { version: version + 1 };
    (await chair.call(deleteActionItem, { params: { itemId }, query })).value();
    expect(await named('Thay hai chụp')).toMatchObject({
      state: 'rejected',
      lastChange: { act: 'rejected' },
    });
    (await chair.call(restoreActionItem, { params: { itemId } })).value();
    expect(await named('Thay hai chụp')).toMatchObject({ state: 'approved' });
  });

  test('of a closed meeting is proposed to its own people alone, whatever name was said and whatever is undone', async () => {
    const close = (visibility: string) =>
      app.database.sql('update meetings set visibility = $2 where id = $1', [meetingId, visibility]);
    await close('closed');
    await givenSaid({
      tasks: [
        ['Soạn quyết định', 'Bảo'],
        ['Thay chụp', 'Tuấn'],
        ['Kiểm kê kho', 'Người nói 2'],
      ],
    });
    const body = { label: 'Người nói 2', userId: outsider.userId, name: '' };
    (await chair.call(assignSpeaker, { params: params(), body })).value();
    expect((await list()).map(({ task }) => task?.assigneeId)).toEqual([null, tuan.userId, null]);
    await close('company');
    const open = await named('Soạn quyết định');
    (await update(chair, open, { assigneeId: outsider.userId, approve: true })).value();
    (await reject(chair, await named('Soạn quyết định'))).value();
    await close('closed');
    (await undo(chair, await named('Soạn quyết định'))).value();
    (await approve(chair, await named('Thay chụp'), await named('Kiểm kê kho'))).value();
    expect((await items()).map(({ title, assigneeId }) => [title, assigneeId]).toSorted()).toEqual([
      ['Kiểm kê kho', null],
      ['Soạn quyết định', null],
      ['Thay chụp', tuan.userId],
    ]);
    expect((await outsider.call(listActionItems, { query: { mine: 'true' } })).value().items).toEqual([]);
  });

  test('mended in words keeps what its item got elsewhere: a granted deadline, and the chair who took it on', async () => {
    await givenSaid({
      tasks: [
        ['Thay chụp', 'Tuấn'],
        ['Kiểm kê kho', null],
      ],
    });
    const [task, open] = await list();
    if (!(task && open)) throw new Error('two tasks were found');
    (await update(chair, task, { deadline: '2026-12-05', approve: true })).value();
    (await approve(chair, open)).value();
    const itemOf = async (title: string) => {
      const item = (await items()).find((each) => each.title === title);
      if (!item) throw new Error(`there is no item ${title}`);
      return { ...item, params: { itemId: item.id } };
    };
    const proposed = await itemOf('Thay chụp');
    const accept = { body: { accept: true } };
    const { version } = (
      await tuan.call(respondToActionItem, { params: proposed.params, ...accept })
    ).value();
    const later = { version, deadline: '2026-12-10', reason: 'Chờ hàng' };
    const asked = (await tuan.call(requestExtension, { params: proposed.params, body: later })).value();
    const grant = { version: asked.version, grant: true };
    (await chair.call(respondToExtension, { params: proposed.params, body: grant })).value();
    (
      await chair.call(respondToActionItem, { params: (await itemOf('Kiểm kê kho')).params, ...accept })
    ).value();
    (await update(secretary, await named('Thay chụp'), { text: 'Thay hai chụp' })).value();
    (await update(secretary, await named('Kiểm kê kho'), { text: 'Kiểm kê kho lẻ' })).value();
    expect(await itemOf('Thay hai chụp')).toMatchObject({ deadline: '2026-12-10', state: 'accepted' });
    expect(await itemOf('Kiểm kê kho lẻ')).toMatchObject({ assigneeId: chair.userId, state: 'accepted' });
  });

  test('rejected and undone comes back with what was said about it', async () => {
    await givenSaid({ tasks: [['Thay chụp', 'Tuấn']] });
    (await approve(chair, await named('Thay chụp'))).value();
    const [item] = await items();
    const itemId = item?.id ?? '';
    const body = { text: 'Chờ hàng về', mentionedIds: [] };
    (await tuan.call(createItemComment, { params: { itemId }, body })).value();
    (await reject(chair, await named('Thay chụp'))).value();
    expect(await items()).toEqual([]);
    (await undo(chair, await named('Thay chụp'))).value();
    const { comments } = (await tuan.call(listItemComments, { params: { itemId } })).value();
    expect(comments.map(({ text }) => text)).toEqual(['Chờ hàng về']);
  });

  test('deleted as an item come back once, wherever and however often that is undone', async () => {
    await givenSaid({ tasks: [['Thay chụp', 'Tuấn']] });
    (await approve(chair, await named('Thay chụp'))).value();
    const [item] = await items();
    const params = { itemId: item?.id ?? '' };
    const remove = async () => {
      const version = (await items())[0]?.version ?? 0;
      return (await chair.call(deleteActionItem, { params, query: { version } })).value();
    };
    const restore = async () => (await chair.call(restoreActionItem, { params })).value();
    await remove();
    (await undo(secretary, await named('Thay chụp'))).value();
    expect((await restore()).id, 'restored elsewhere by then').toBe(item?.id);
    expect((await items()).map(({ id }) => id)).toEqual([item?.id]);
    await remove();
    await restore();
    expect((await restore()).id).toBe(item?.id);
    expect(await items()).toHaveLength(1);
    expect(await named('Thay chụp')).toMatchObject({ state: 'approved' });
  });
});

describe('rows', () => {
  test('are rejected and come back by an undo; what is out is not changed', async () => {
    await givenSaid({ decisions: ['Chúc cả nhà làm an toàn'] });
    const row = await named('Chúc cả nhà làm an toàn');
    (await reject(chair, row)).value();
    const out = await named(row.text);
    expect(out).toMatchObject({ state: 'rejected', marks: [], lastChange: { act: 'rejected' } });
    expect(await update(chair, out, { text: 'x' })).toMatchObject(refusal('reading_closed'));
    expect(await approve(chair, out)).toMatchObject(refusal('reading_closed'));
    (await undo(chair, out)).value();
    const back = await named(row.text);
    expect(back).toMatchObject({ state: 'proposed', version: 3, lastChange: null });
    expect(await undo(chair, back)).toMatchObject(refusal('reading_unchanged'));
  });

  test('of one kind are merged: one keeps its words and takes the lines, one undo parts them', async () => {
    await givenSaid({ decisions: ['Dừng máy số ba', 'Dừng máy'], tasks: [['Thay chụp', 'Tuấn']] });
    const [kept, other, task] = await list();
    if (!(kept && other && task)) throw new Error('three rows were found');
    const merge = (into: Reading, ...others: readonly Reading[]) =>
      chair.call(contract.mergeReadings, {
        params: params(),
        body: { into: only(into), readings: others.map(only) },
      });
    expect(await merge(kept, task)).toMatchObject(refusal('readings_differ'));
    (await merge(kept, other)).value();
    const merged = await named('Dừng máy số ba');
    expect(merged).toMatchObject({ evidence: [0, 1], state: 'proposed' });
    expect(await named('Dừng máy')).toMatchObject({ state: 'merged' });

    (await update(chair, merged, { text: 'Dừng hẳn' })).value();
    expect(await undo(chair, await named('Dừng máy'))).toMatchObject(refusal('reading_changed_since'));
    (await undo(chair, await named('Dừng hẳn'))).value();
    (await undo(chair, await named('Dừng máy'))).value();
    expect(await named('Dừng máy số ba')).toMatchObject({ evidence: [0], lastChange: null });
    expect(await named('Dừng máy')).toMatchObject({ state: 'proposed' });
  });

  test('typed by a person are approved by them; undone they were never there', async () => {
    const body = { kind: 'decision' as const, text: 'Nghỉ thứ Bảy' };
    const typed = (await chair.call(contract.createReading, { params: params(), body })).value();
    expect(typed).toMatchObject({ state: 'approved', isTyped: true, source: null, marks: ['no_evidence'] });
    (await undo(chair, typed)).value();
    expect(await list()).toEqual([]);
  });

  test('changed by two at once: the second is refused', async () => {
    await givenSaid({ decisions: ['Dừng máy số ba'] });
    const row = await named('Dừng máy số ba');
    const replies = await Promise.all([
      update(chair, row, { text: 'A' }),
      update(secretary, row, { text: 'B' }),
    ]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
  });
});

describe('a new version of the transcript', () => {
  test('replaces what nobody touched, and keeps what somebody did, with its lines where they still stand', async () => {
    await givenSaid({ decisions: ['Dừng máy số ba', 'Thay chụp sớm', 'Bỏ đi'], tasks: [['Kiểm kê', null]] });
    (await update(chair, await named('Dừng máy số ba'), { text: 'Dừng máy 3' })).value();
    (await approve(chair, await named('Thay chụp sớm'))).value();
    (await reject(chair, await named('Bỏ đi'))).value();
    const next = ['Mai: Chào cả nhà.', 'Hiếu: Vậy dừng máy số ba đã.', 'Tuấn: Em thay chụp thứ Tư.'].join(
      '\n',
    );
    await givenSaid({ decisions: ['DỪNG MÁY SỐ BA', 'bo di', 'Việc mới'] }, next);
    expect(
      (await list()).map(({ text, state, evidence, source, marks }) => [
        text,
        state,
        evidence,
        source?.version,
        marks,
      ]),
    ).toEqual([
      ['Dừng máy 3', 'proposed', [1], 2, []],
      ['Thay chụp sớm', 'approved', [1], 1, ['older_version']],
      ['Bỏ đi', 'rejected', [1], 2, []],
      ['Việc mới', 'proposed', [2], 2, []],
    ]);
  });

  test('analysed a second time, changes nothing', async () => {
    const transcriptId = await givenSaid({ decisions: ['Dừng máy số ba'] });
    const before = await list();
    await app.database.sql("update transcripts set state = 'waiting', analysis = null where id = $1", [
      transcriptId,
    ]);
    const real = app.world.analyser;
    const analyser: typeof real = {
      ...real,
      analyse: async (...asked) => {
        const result = await real.analyse(...asked);
        const decisions = [{ text: 'Dừng máy số ba', evidence: [0], confidence: 0.9 }];
        const summary = { short: [], medium: [], long: [] };
        const analysis = { ...result.analysis, summary, decisions, openQuestions: [] };
        return { ...result, analysis, actionItems: [] };
      },
    };
    await analyseWaitingTranscript({ ...app.world, analyser }, app.world.scopes.job(companyId), {
      transcriptId,
    });
    expect(await list()).toEqual(before);
  });
});

describe('speakers', () => {
  const speakers = async () => (await chair.call(listSpeakers, { params: params() })).value().speakers;
  const assign = (person: Person, body: { label: string; userId?: string; name?: string }) =>
    person.call(assignSpeaker, { params: params(), body });
  const whoSpeaks = async () => {
    const { transcript } = (await chair.call(readTranscript, { params: params() })).value();
    const turns = await chair.call(listTurns, { params: { transcriptId: transcript?.id ?? '' } });
    return turns.value().turns.map(({ speaker }) => speaker);
  };

  test('are assigned once, for every reader and every later version, and can be assigned otherwise', async () => {
    await givenSaid({});
    expect(await speakers()).toMatchObject([
      { label: 'Hiếu', turns: 1, assigned: null, named: { displayName: 'Trần Văn Hiếu' }, candidates: [] },
      { label: 'Tuấn', named: { displayName: 'Phạm Anh Tuấn' } },
      { label: 'Người nói 2', named: null, candidates: [{ displayName: 'Nguyễn Thị Mai' }] },
    ]);
    (await assign(chair, { label: 'Người nói 2', userId: secretary.userId })).value();
    expect(await whoSpeaks()).toEqual(['Hiếu', 'Tuấn', 'Nguyễn Thị Mai']);
    const { analysis } = (await chair.call(readTranscript, { params: params() })).value();
    expect(analysis?.figures.speakers.map(({ speaker }) => speaker)).toContain('Nguyễn Thị Mai');
    await givenSaid({});
    expect(await whoSpeaks()).toEqual(['Hiếu', 'Tuấn', 'Nguyễn Thị Mai']);
    expect((await speakers())[2]).toMatchObject({
      label: 'Người nói 2',
      assigned: { userId: secretary.userId, name: 'Nguyễn Thị Mai', by: { userId: chair.userId } },
    });
    (await assign(chair, { label: 'Người nói 2', name: 'Anh Lễ' })).value();
    expect(await whoSpeaks()).toEqual(['Hiếu', 'Tuấn', 'Anh Lễ']);
    (await assign(chair, { label: 'Người nói 2' })).value();
    expect(await whoSpeaks()).toEqual(['Hiếu', 'Tuấn', 'Người nói 2']);
  });

  test('take their proposed tasks along, and none that a person changed', async () => {
    await givenSaid({
      tasks: [
        ['Kiểm kê kho', 'Người nói 2'],
        ['Chụp ảnh mẫu', 'Người nói 2'],
        ['Thay chụp', 'Tuấn'],
      ],
    });
    const assignees = async () => (await list()).map(({ task }) => task?.assigneeId);
    expect(await assignees()).toEqual([null, null, tuan.userId]);
    (await update(chair, await named('Chụp ảnh mẫu'), { assigneeId: tuan.userId })).value();
    const before = await named('Kiểm kê kho');
    (await assign(chair, { label: 'Người nói 2', userId: secretary.userId })).value();
    expect(await assignees()).toEqual([secretary.userId, tuan.userId, tuan.userId]);
    expect(await update(chair, before, { assigneeId: null }), 'the row changed meanwhile').toMatchObject(
      refusal('version_stale'),
    );
    expect((await named('Kiểm kê kho')).marks).not.toContain('no_assignee');
    (await assign(chair, { label: 'Người nói 2' })).value();
    expect(await assignees(), 'undone').toEqual([null, tuan.userId, tuan.userId]);
    (await assign(chair, { label: 'Tuấn', name: 'Anh Tuấn bên kho' })).value();
    expect(await assignees()).toEqual([null, tuan.userId, null]);
    (await assign(chair, { label: 'Tuấn' })).value();
    expect(await assignees(), 'as the name alone says').toEqual([null, tuan.userId, tuan.userId]);
  });

  test('take along the tasks of an analysis that began before they were assigned', async () => {
    await givenSaid({});
    (await assign(chair, { label: 'Người nói 2', userId: secretary.userId })).value();
    await givenSaid({ tasks: [['Kiểm kê kho', 'Người nói 2']] });
    expect(await named('Kiểm kê kho')).toMatchObject({
      task: { assigneeId: secretary.userId, assigneeName: 'Nguyễn Thị Mai' },
      marks: ['unsure'],
    });
  });

  test('are assigned by an editor of the meeting, among its members and its speakers', async () => {
    await givenSaid({});
    expect(await assign(tuan, { label: 'Hiếu', name: 'Ai đó' })).toMatchObject(refusal('not_allowed'));
    expect(await assign(outsider, { label: 'Hiếu' })).toMatchObject(refusal('meeting_not_found'));
    expect(await assign(chair, { label: 'Lan' })).toMatchObject(refusal('speaker_not_found'));
    const foreign = { label: 'Hiếu', userId: stranger.userId };
    expect(await assign(chair, foreign)).toMatchObject(refusal('participant_not_member'));
  });
});
