import { createMeeting, listMeetings, readMeeting } from '@hopgon/contract/meetings/routes';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import {
  importTranscript,
  listTranscriptImports,
  previewTranscript,
  readTranscriptImport,
  undoTranscriptImport,
} from '@hopgon/contract/transcripts/import/routes';
import {
  assignSpeaker,
  listTurns,
  readTranscript,
  requestAnalysis,
  updateTurn,
  uploadTranscript,
} from '@hopgon/contract/transcripts/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hours } from '../../../testing/fake-clock.ts';
import { givenCompany, givenSession, type Person } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { analyseWaitingTranscript } from '../analysis/analyse-waiting-transcript.ts';
import { analyseTranscript } from '../transcripts.jobs.ts';

let app: TestApp;
let companyId: string;
let owner: Person;
let mai: Person;
let stranger: Person;

beforeAll(async () => {
  app = await startTestApp();
  const company = await givenCompany(app, { owner: 'Trần Văn Hiếu', members: ['Nguyễn Thị Mai'] });
  companyId = company.companyId;
  owner = company.owner;
  mai = company.people['Nguyễn Thị Mai'];
  stranger = (await givenCompany(app, { owner: 'Hồ Thị Xa' })).owner;
});
afterAll(() => app.close());

const formOf = (fields: Readonly<Record<string, string>>, text: string, name: string) => {
  const parts = Object.entries(fields).map(
    ([field, value]) => `--ranh-gioi\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const file = `--ranh-gioi\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n${text}\r\n--ranh-gioi--\r\n`;
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=ranh-gioi' },
    payload: [...parts, file].join(''),
  };
};

let files = 0;
/** No two are alike. */
const talk = (): string => {
  files += 1;
  return `Mai: Em xin báo cáo phần số ${files}.\nKhách: Chúng ta chốt phương án B.\n`;
};

const preview = (person: Person, path: string, text = talk()) =>
  person.call(
    previewTranscript,
    {},
    formOf({ path, savedAt: '2026-11-20T01:30:00Z' }, text, path.replace(/^.*\//u, '')),
  );

interface Given {
  readonly importId: string;
  readonly target: Readonly<Record<string, string>>;
  readonly text?: string;
}
const take = (person: Person, { importId, target, text = talk() }: Given) =>
  person.call(importTranscript, {}, formOf({ importId, ...target }, text, 'họp.txt'));

const newMeeting = {
  title: 'Họp cũ',
  startsAt: '2025-03-12T02:00:00.000Z',
  endsAt: '2025-03-12T03:00:00.000Z',
};

const givenMeeting = async (title: string, visibility: 'company' | 'closed' = 'company', by = owner) => {
  const times = { startsAt: '2026-11-19T01:00:00Z', endsAt: '2026-11-19T02:00:00Z' };
  return (await by.call(createMeeting, { body: { title, ...times, visibility, allowClashes: true } })).value()
    .id;
};

test('a preview finds the meeting of a file by its time and title, and stores nothing', async () => {
  const meetingId = await givenMeeting('Giao ban xưởng');
  const found = (await preview(owner, '2026-11-19/giao ban xưởng 8h05.txt')).value();
  expect(found).toMatchObject({
    ...{
      known: null,
      title: 'Giao ban xưởng',
      momentFrom: 'name',
      startsAt: '2026-11-19T01:05:00.000Z',
      meetingId,
    },
    speakers: [
      { label: 'Mai', member: { userId: mai.userId, displayName: 'Nguyễn Thị Mai' } },
      { label: 'Khách', member: null },
    ],
  });
  expect(found.meetings[0]).toMatchObject({ id: meetingId, hasTranscript: false, isInSeries: false });
  expect((await owner.call(readTranscript, { params: { meetingId } })).value().versions).toBe(0);
});

test('a preview offers only meetings its caller may edit, none of another company', async () => {
  await givenMeeting('Họp lương', 'closed');
  const titles = async (person: Person) =>
    (await preview(person, 'Họp lương 19-11-2026 8h.txt')).value().meetings.map(({ title }) => title);
  expect(await titles(owner)).toContain('Họp kín');
  expect(await titles(owner)).not.toContain('Họp lương');
  expect(await titles(mai)).toEqual([]);
  expect(await titles(stranger)).toEqual([]);
});

test.each([
  ['of another kind', 'họp.pdf', 'An: Chào.', 'transcript_kind_refused'],
  ['without words', 'họp.txt', ' ', 'transcript_empty'],
  ['of which the content is something else', 'họp.docx', 'An: Chào.', 'transcript_unreadable'],
] as const)('a file %s is refused before anything is written', async (_, name, text, code) => {
  expect(await preview(owner, name, text)).toMatchObject(refusal(code));
});

test('an import makes meetings or fills them once; the same file again changes nothing', async () => {
  const importId = app.world.newId();
  const meetingId = await givenMeeting('Họp tổ');
  const text = talk();
  const first = (await take(owner, { importId, target: newMeeting, text })).value();
  expect(first).toMatchObject({ outcome: 'imported', hasCreatedMeeting: true });
  expect((await take(owner, { importId, target: { meetingId } })).value()).toMatchObject({ meetingId });
  const again = { outcome: 'known', meetingId: first.meetingId, hasCreatedMeeting: false };
  expect((await take(owner, { importId, target: newMeeting, text })).value()).toEqual(again);
  expect((await take(owner, { importId: app.world.newId(), target: newMeeting, text })).value()).toEqual(
    again,
  );
  expect((await preview(owner, 'họp.txt', text)).value().known).toEqual({
    meetingId: first.meetingId,
    title: 'Họp cũ',
  });
  // Where a file of somebody else's private meeting lies is not said.
  expect((await preview(mai, 'họp.txt', text)).value().known).toBeNull();
  const meeting = (await owner.call(readMeeting, { params: { meetingId: first.meetingId } })).value();
  expect(meeting).toMatchObject({ title: 'Họp cũ', visibility: 'invited', participantCount: 1 });
  const { files: listed, import: whole } = (
    await owner.call(readTranscriptImport, { params: { importId } })
  ).value();
  expect(whole).toMatchObject({ files: 2, failed: 0, unasked: 0, canUndo: true });
  expect(listed.map(({ meetingTitle, hasCreatedMeeting }) => [meetingTitle, hasCreatedMeeting])).toEqual([
    ['Họp cũ', true],
    ['Họp tổ', false],
  ]);
  expect((await owner.call(listTranscriptImports)).value().imports.map(({ id }) => id)).toContain(importId);
});

test('a new meeting may be closed, and its title stands nowhere on the page of imports', async () => {
  const importId = app.world.newId();
  const text = talk();
  const target = { ...newMeeting, title: 'Cho thôi việc', visibility: 'closed' };
  const { meetingId } = (await take(owner, { importId, target, text })).value();
  const meeting = (await owner.call(readMeeting, { params: { meetingId } })).value();
  expect(meeting).toMatchObject({ title: 'Cho thôi việc', visibility: 'closed' });
  expect((await preview(owner, 'họp.txt', text)).value().known).toEqual({ meetingId, title: 'Họp kín' });
  const { files: listed } = (await owner.call(readTranscriptImport, { params: { importId } })).value();
  expect(listed.map(({ meetingTitle }) => meetingTitle)).toEqual(['Họp kín']);
  const everybody = { ...newMeeting, visibility: 'company' };
  expect(await take(owner, { importId, target: everybody })).toMatchObject({ code: 'field_invalid' });
});

test('a file by itself goes into its meeting as one of an import does, and is none', async () => {
  const text = talk();
  const takeAlone = (target: Readonly<Record<string, string>>, of = talk()) =>
    owner.call(importTranscript, {}, formOf(target, of, 'họp.txt'));
  const { meetingId } = (await takeAlone({ ...newMeeting, title: 'Họp lẻ' }, text)).value();
  const again = (await takeAlone({ ...newMeeting, title: 'Họp lẻ, sửa tên' }, text)).value();
  expect(again).toEqual({ outcome: 'known', meetingId, hasCreatedMeeting: false });
  expect(await takeAlone({ meetingId })).toMatchObject(refusal('transcript_exists'));
  const { transcript } = (await owner.call(readTranscript, { params: { meetingId } })).value();
  const { isImported } = await lastAnalysisOf(transcript?.id ?? '');
  expect(isImported).toBeUndefined();
  const [row] = await app.database.sql<{ files: number }>(
    'select count(*)::int as files from imported_transcripts where meeting_id = $1',
    [meetingId],
  );
  expect(row?.files).toBe(0);
});

/** What the queue holds for the latest analysis of a transcript. */
const lastAnalysisOf = async (transcriptId: string) => {
  const [job] = await app.database.sql<{ data: unknown }>(
    `select data->'data' as data from jobs.job where name = 'transcripts.analyse'
      and data->'data'->>'transcriptId' = $1 order by created_on desc limit 1`,
    [transcriptId],
  );
  return analyseTranscript.data.parse(job?.data);
};

test('the first analysis of an import sends no notification, a later one does', async () => {
  const importId = app.world.newId();
  await take(owner, { importId, target: newMeeting });
  const { files: listed } = (await owner.call(readTranscriptImport, { params: { importId } })).value();
  const count = async () => (await owner.call(listNotifications)).value().notifications.length;
  const before = await count();
  const transcriptId = listed[0]?.transcriptId ?? '';
  const analyse = async () => {
    const job = await lastAnalysisOf(transcriptId);
    await analyseWaitingTranscript(app.world, app.world.scopes.job(companyId), job);
  };
  await analyse();
  const after = (await owner.call(readTranscriptImport, { params: { importId } })).value();
  expect(after.files[0]?.state).toBe('ready');
  expect(await count()).toBe(before);
  const meetingId = listed[0]?.meetingId ?? '';
  (await owner.call(requestAnalysis, { body: { meetingId } })).value();
  await analyse();
  expect(await count()).toBe(before + 1);
});

test('a file goes into no meeting that has a transcript, that its caller may not edit, or into somebody else’s import', async () => {
  const importId = app.world.newId();
  const meetingId = await givenMeeting('Họp nhóm');
  (await take(owner, { importId, target: { meetingId } })).value();
  expect(await take(owner, { importId, target: { meetingId } })).toMatchObject(refusal('transcript_exists'));
  expect(await take(mai, { importId: app.world.newId(), target: { meetingId } })).toMatchObject(
    refusal('not_allowed'),
  );
  expect(await take(stranger, { importId: app.world.newId(), target: { meetingId } })).toMatchObject(
    refusal('meeting_not_found'),
  );
  expect(await take(mai, { importId, target: newMeeting })).toMatchObject(refusal('import_not_found'));
  expect(await mai.call(readTranscriptImport, { params: { importId } })).toMatchObject(
    refusal('import_not_found'),
  );
  expect(await mai.call(undoTranscriptImport, { params: { importId } })).toMatchObject(
    refusal('import_not_found'),
  );
});

test('undoing an import leaves what people decided about speakers and the glossary, and a meeting its caller lost', async () => {
  const importId = app.world.newId();
  const named = (await take(mai, { importId, target: newMeeting })).value().meetingId;
  const body = { label: 'Khách', userId: null, name: 'Anh Sơn' };
  (await mai.call(assignSpeaker, { params: { meetingId: named }, body })).value();
  const rejected = (await take(mai, { importId, target: newMeeting })).value().meetingId;
  await app.database.sql(
    `update transcript_turns set glossary = '[{"at": 0, "found": "Em", "written": "EM", "state": "rejected"}]'
      where index = 0 and transcript_id in (select id from transcripts where meeting_id = $1)`,
    [rejected],
  );
  const lost = await givenMeeting('Họp lương', 'closed');
  await app.database.sql(
    `insert into meeting_participants (company_id, meeting_id, user_id, role) values ($1, $2, $3, 'secretary')`,
    [companyId, lost, mai.userId],
  );
  (await take(mai, { importId, target: { meetingId: lost } })).value();
  await app.database.sql('delete from meeting_participants where meeting_id = $1 and user_id = $2', [
    ...[lost, mai.userId],
  ]);
  expect((await mai.call(undoTranscriptImport, { params: { importId } })).value()).toEqual({
    removed: 0,
    kept: 3,
  });
  for (const [person, meetingId] of [
    [mai, named],
    [mai, rejected],
    [owner, lost],
  ] as const)
    expect((await person.call(readTranscript, { params: { meetingId } })).value().versions).toBe(1);
});

test('a file that went on a transcript is not imported again', async () => {
  const meetingId = await givenMeeting('Họp nối');
  const text = talk();
  const form = (fields: Readonly<Record<string, string>>, of: string) => formOf(fields, of, 'họp.txt');
  (await owner.call(uploadTranscript, {}, form({ meetingId }, talk()))).value();
  (await owner.call(uploadTranscript, {}, form({ meetingId, mode: 'append' }, text))).value();
  const known = { outcome: 'known', meetingId, hasCreatedMeeting: false };
  expect((await take(owner, { importId: app.world.newId(), target: newMeeting, text })).value()).toEqual(
    known,
  );
});

test('undoing an import takes what it brought, and leaves what people worked with', async () => {
  const importId = app.world.newId();
  const meetingId = await givenMeeting('Họp kho');
  (await take(owner, { importId, target: { meetingId } })).value();
  const made = (await take(owner, { importId, target: newMeeting })).value().meetingId;
  const corrected = (
    await take(owner, { importId, target: { ...newMeeting, title: 'Có người sửa' } })
  ).value().meetingId;
  const transcriptId =
    (await owner.call(readTranscript, { params: { meetingId: corrected } })).value().transcript?.id ?? '';
  const body = { index: 0, text: 'Em đã sửa', corrections: 0 };
  (await owner.call(updateTurn, { params: { transcriptId }, body })).value();
  expect((await owner.call(undoTranscriptImport, { params: { importId } })).value()).toEqual({
    removed: 2,
    kept: 1,
  });
  expect((await owner.call(readTranscript, { params: { meetingId } })).value().versions).toBe(0);
  expect(await owner.call(readMeeting, { params: { meetingId: made } })).toMatchObject(
    refusal('meeting_not_found'),
  );
  expect((await owner.call(listTurns, { params: { transcriptId } })).value().total).toBe(2);
  const { meetings } = (await owner.call(listMeetings, { query: { query: 'Có người sửa' } })).value();
  expect(meetings).toHaveLength(1);
});

test('an import is undone within a day', async () => {
  const importId = app.world.newId();
  (await take(owner, { importId, target: newMeeting })).value();
  app.clock.advance(hours(25));
  const late = await givenSession(app, owner);
  expect(await late.call(undoTranscriptImport, { params: { importId } })).toMatchObject(
    refusal('undo_too_late'),
  );
});
