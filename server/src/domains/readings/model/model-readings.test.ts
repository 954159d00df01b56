import { createMeeting } from '@hopgon/contract/meetings/routes';
import { readReader, saveReader } from '@hopgon/contract/readings/model/routes';
import { listReadings } from '@hopgon/contract/readings/routes';
import { createTranscript } from '@hopgon/contract/transcripts/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenCompany, type Person } from '../../../testing/given.ts';
import { type ModelServer, startModelServer } from '../../../testing/models/model-server.ts';
import { turnOnModel } from '../../../testing/models/turn-on-model.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { readTranscriptWithModel } from './read-transcript-with-model.ts';

let server: ModelServer;
let app: TestApp;
let owner: Person;
let companyId: string;

beforeAll(async () => {
  server = await startModelServer();
  app = await startTestApp({ MODEL_PROVIDER: 'anthropic', MODEL_URL: server.url, MODEL_NAME: 'doc-thu' });
  ({ owner, companyId } = await givenCompany(app, { owner: 'Lê Thị Hà' }));
  await turnOnModel(owner);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const talk = [
  'Lê Thị Hà: Chúng ta chốt phương án B với ngân sách 200 triệu.',
  'Trần Minh: Dạ em gửi báo giá cho khách trước thứ Sáu.',
].join('\n');

async function meet(more: { closed?: true } = {}): Promise<string> {
  const times = { startsAt: '2026-11-24T02:00:00Z', endsAt: '2026-11-24T03:00:00Z' };
  const body = { title: 'Chốt phương án', ...times, allowClashes: true };
  const { id } = (await owner.call(createMeeting, { body })).value();
  if (more.closed) await app.database.sql(`update meetings set visibility = 'closed' where id = $1`, [id]);
  await owner.call(createTranscript, { body: { meetingId: id, text: talk } });
  return id;
}

const params = (meetingId: string) => ({ params: { meetingId } });
const readerOf = async (meetingId: string) => (await owner.call(readReader, params(meetingId))).value();
const textsOf = async (meetingId: string) =>
  (await owner.call(listReadings, params(meetingId)))
    .value()
    .readings.map(({ kind, text }) => `${kind} ${text}`);
const settled = async (meetingId: string) => {
  await expect
    .poll(async () => (await readerOf(meetingId)).model?.state ?? 'waiting', { timeout: 20_000 })
    .not.toBe('waiting');
  return readerOf(meetingId);
};

test('lines with support take the place of the engine’s, the others are dropped and counted; one may go back', async () => {
  server.script(() => [
    {
      say: JSON.stringify({
        tom_tat: [
          { cau: 'Cả nhóm chốt phương án B với ngân sách 200 triệu.', luot: [0] },
          { cau: 'Giám đốc đồng ý chi 900 triệu.', luot: [0] },
        ],
        quyet_dinh: [
          { cau: 'Chốt phương án B.', luot: [0] },
          { cau: 'Chốt phương án C.', luot: [99] },
        ],
        viec: [{ viec: 'Gửi khách báo giá', nguoi: 'Nguyễn Bịa', han: '31/12/2027', luot: [1] }],
        cau_hoi: [],
      }),
    },
  ]);
  const meetingId = await meet();
  expect(await settled(meetingId)).toMatchObject({
    reader: 'model',
    model: { model: 'doc-thu', state: 'ready', kept: 3, dropped: 2, mended: 1 },
  });
  const byModel = await textsOf(meetingId);
  expect(byModel).toEqual(
    expect.arrayContaining([
      'summary Cả nhóm chốt phương án B với ngân sách 200 triệu.',
      'decision Chốt phương án B.',
      'task Gửi khách báo giá',
    ]),
  );
  expect(byModel.join()).not.toMatch(/900|phương án C/);
  const tasks = (await owner.call(listReadings, params(meetingId))).value().readings;
  expect(tasks.find(({ text }) => text === 'Gửi khách báo giá')?.task).toMatchObject({
    assigneeName: null,
    deadline: null,
  });
  const [asked] = server.asked.slice(-1);
  // Anthropic takes the shape of an answer as a tool that does nothing.
  expect(asked).toMatchObject({
    tools: ['json'],
    prompt: expect.stringContaining('[0] Lê Thị Hà: Chúng ta chốt'),
  });

  const back = await owner.call(saveReader, { ...params(meetingId), body: { reader: 'engine' } });
  expect(back.value()).toMatchObject({ reader: 'engine', model: { state: 'ready' } });
  expect(await textsOf(meetingId)).not.toEqual(byModel);
  await owner.call(saveReader, { ...params(meetingId), body: { reader: 'model' } });
  expect((await textsOf(meetingId)).toSorted()).toEqual(byModel.toSorted());
}, 60_000);

test.each([
  ['is down', [{ status: 500 }], 'unreachable'],
  ['writes no JSON', [{ say: 'Tôi không đọc được.' }], 'unreadable'],
  ['only lies', [{ say: '{"quyet_dinh":[{"cau":"Chốt 5 tỷ.","luot":[0]}]}' }], 'unreadable'],
] as const)(
  'where the model %s the engine’s reading stays',
  async (_, acts, problem) => {
    server.script(() => acts);
    const meetingId = await meet();
    expect(await settled(meetingId)).toMatchObject({ reader: 'engine', model: { state: 'failed', problem } });
    expect((await textsOf(meetingId)).length).toBeGreaterThan(0);
  },
  60_000,
);

test('a closed meeting is never sent', async () => {
  const before = server.asked.length;
  const meetingId = await meet({ closed: true });
  await expect.poll(async () => (await textsOf(meetingId)).length, { timeout: 20_000 }).toBeGreaterThan(0);
  expect((await readerOf(meetingId)).model).toBeNull();
  expect(server.asked).toHaveLength(before);
}, 60_000);

test('a meeting that is closed while it is read is sent no further, and nothing read of it is kept', async () => {
  const before = server.asked.length;
  const times = { startsAt: '2026-11-24T02:00:00Z', endsAt: '2026-11-24T03:00:00Z' };
  const body = { title: 'Chốt phương án', ...times, allowClashes: true };
  const { id } = (await owner.call(createMeeting, { body })).value();
  server.script(async () => {
    await app.database.sql(`update meetings set visibility = 'closed' where id = $1`, [id]);
    return [{ say: '{"quyet_dinh":[{"cau":"Chốt phương án B.","luot":[0]}]}' }];
  });
  const text = Array.from({ length: 40 }, () => talk.replaceAll('Dạ', `Dạ ${'vâng '.repeat(120)}`)).join(
    '\n',
  );
  await owner.call(createTranscript, { body: { meetingId: id, text } });
  const stateOf = async () =>
    (
      await app.database.sql<{ problem: string; found: unknown }>(
        `select r.problem, r.found from model_readings r join transcripts t on t.id = r.transcript_id where t.meeting_id = $1 and r.state <> 'waiting'`,
        [id],
      )
    )[0];
  await expect.poll(stateOf, { timeout: 20_000 }).toMatchObject({ problem: 'refused', found: null });
  expect(server.asked).toHaveLength(before + 1);
}, 60_000);

test('of a transcript that got another end while it was read nothing is kept; its next analysis asks again', async () => {
  server.script(() => [{ say: '{"quyet_dinh":[{"cau":"Chốt phương án B.","luot":[0]}]}' }]);
  const meetingId = await meet();
  await settled(meetingId);
  const [{ id: transcriptId } = { id: '' }] = await app.database.sql<{ id: string }>(
    'select id from transcripts where meeting_id = $1',
    [meetingId],
  );
  const before = await textsOf(meetingId);
  await app.database.sql(
    `update model_readings set state = 'waiting', found = null where transcript_id = $1`,
    [transcriptId],
  );
  server.script(async () => {
    await app.database.sql('update transcripts set analysis_asked = analysis_asked + 1 where id = $1', [
      transcriptId,
    ]);
    return [{ say: '{"quyet_dinh":[{"cau":"Chốt ngân sách 200 triệu.","luot":[0]}]}' }];
  });
  await readTranscriptWithModel(app.world, app.world.scopes.job(companyId), { transcriptId });
  expect(await textsOf(meetingId)).toEqual(before);
  expect((await readerOf(meetingId)).model?.state).toBe('waiting');
}, 60_000);
