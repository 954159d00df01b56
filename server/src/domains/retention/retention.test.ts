import { createActionItem } from '@hopgon/contract/action-items/routes';
import { listAuditEntries } from '@hopgon/contract/audit/routes';
import { createChatSession, sendChatMessage } from '@hopgon/contract/chat/routes';
import { closeCompany } from '@hopgon/contract/company-settings/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { uploadPaper } from '@hopgon/contract/preparation/routes';
import {
  createRetentionHold,
  deleteRetentionHold,
  previewRetention,
  readRetention,
  updateRetention,
} from '@hopgon/contract/retention/routes';
import type { RetentionCounts, RetentionRules } from '@hopgon/contract/retention/schemas';
import { searchCompany } from '@hopgon/contract/search/routes';
import { createTranscript } from '@hopgon/contract/transcripts/routes';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deleteExpiredReplies } from '../../platform/http/delete-expired-replies.ts';
import { days } from '../../testing/fake-clock.ts';
import { findInDatabase, findInFiles } from '../../testing/find-canary.ts';
import { type CompanyOf, givenCompany, givenSession, type Person } from '../../testing/given.ts';
import { givenAdoptedMinutes } from '../../testing/given-minutes.ts';
import { refusal } from '../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { applyRetention } from './apply-retention.ts';
import { scheduleRetention } from './schedule-retention.ts';

let app: TestApp;
let company: CompanyOf<'Mai' | 'Nam'>;
let owner: Person;
const ids: Record<string, string> = {};
const canary = 'zkanariluugiu';

async function addMeeting(person: Person, name: string, visibility: 'company' | 'closed' = 'company') {
  const times = { startsAt: '2026-11-23T02:00:00Z', endsAt: '2026-11-23T03:00:00Z' };
  const title = `${canary} ${name}`;
  const { Mai } = company.people;
  const participants = person === Mai ? [] : [{ userId: Mai.userId }];
  const body = { title, goal: title, ...times, visibility, participants, allowClashes: true };
  const { id } = (await person.call(createMeeting, { body })).value();
  ids[name] = id;
  return id;
}

async function addPaper(person: Person, meetingId: string) {
  const part = 'content-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: text/plain';
  const headers = { 'content-type': 'multipart/form-data; boundary=ranh' };
  const payload = `--ranh\r\n${part}\r\n\r\n${canary}\r\n--ranh--\r\n`;
  (await person.call(uploadPaper, { params: { meetingId } }, { headers, payload })).value();
}

/** Nobody is signed in for so long: the owner signs in again. */
async function pass(count: number): Promise<void> {
  app.clock.advance(days(count));
  owner = await givenSession(app, owner);
}

const addTranscript = async (person: Person, meetingId: string) =>
  (
    await person.call(createTranscript, {
      body: {
        meetingId,
        text: `Mai: ${canary} chị Quỳnh gửi báo giá trước thứ Sáu nhé.\nQuỳnh: Vâng, ${canary}.`,
      },
    })
  ).value();

// Three meetings that are old: one with everything, a closed one of somebody else, one with adopted minutes and a transcript.
beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, { members: ['Mai', 'Nam'] });
  const { Mai } = company.people;
  owner = company.owner;
  const full = await addMeeting(owner, 'đủ');
  await addPaper(owner, full);
  await addTranscript(owner, full);
  const body = { title: `${canary} việc`, assigneeId: owner.userId, deadline: '2026-12-24', meetingId: full };
  ids.task = (await owner.call(createActionItem, { body })).value().id;
  const session = (
    await owner.call(createChatSession, { body: { title: canary, meeting_id: full } })
  ).value();
  const message = `tìm ${canary}`;
  (await owner.call(sendChatMessage, { body: { message, session_id: session.id } })).value();
  const own = (await owner.call(createChatSession, { body: {} })).value();
  const off = { message: `hủy họp ${canary} đủ`, session_id: own.id };
  const { card } = (await owner.call(sendChatMessage, { body: off })).value();
  if (card?.change.kind !== 'meeting-cancel') throw new Error('no card about the meeting');
  // One's own words are kept.
  const unsaid =
    "update chat_messages set content = 'hủy họp', folded = 'huy hop' where role = 'user' and session_id = $1";
  await app.database.sql(unsaid, [own.id]);
  await app.database.sql("update chat_sessions set title = 'Hủy' where id = $1", [own.id]);
  await addMeeting(Mai, 'kín', 'closed');
  const adopted = await addMeeting(owner, 'biên bản');
  await givenAdoptedMinutes(owner, adopted);
  await addTranscript(owner, adopted);
  const isReady = async () =>
    (await app.database.sql("select from transcripts where state = 'ready'")).length === 2;
  await vi.waitUntil(isReady, { timeout: 150_000, interval: 200 });
  await app.mails.sendDue();
  await pass(400);
  // Analyses of two transcripts take long where others use the machine.
}, 180_000);
afterAll(() => app.close());

const everything: RetentionRules = { transcripts: 12, meetings: 12, keepsAdopted: true };
const preview = async ({ transcripts, meetings, keepsAdopted }: RetentionRules) =>
  (
    await owner.call(previewRetention, {
      query: {
        ...(transcripts !== null && { transcripts: String(transcripts) }),
        ...(meetings !== null && { meetings: String(meetings) }),
        keepsAdopted: keepsAdopted ? 'true' : 'false',
      },
    })
  ).value();
const update = (version: number, rules: RetentionRules, seen: RetentionCounts) =>
  owner.call(updateRetention, { body: { version, rules, seen } });
const runNight = () => applyRetention(app.world, app.world.scopes.job(company.companyId));
const isInTable = async (table: string) =>
  (await findInDatabase(app.database, canary)).includes(`public.${table}`);

test.each<[string, RetentionRules, RetentionCounts, { adopted: number; openTasks: number }]>([
  [
    'nothing',
    { transcripts: null, meetings: null, keepsAdopted: true },
    { meetings: 0, transcripts: 0 },
    { adopted: 0, openTasks: 0 },
  ],
  [
    'young enough',
    { transcripts: 24, meetings: 24, keepsAdopted: false },
    { meetings: 0, transcripts: 0 },
    { adopted: 0, openTasks: 0 },
  ],
  [
    'transcripts',
    { transcripts: 12, meetings: null, keepsAdopted: true },
    { meetings: 0, transcripts: 2 },
    { adopted: 0, openTasks: 0 },
  ],
  [
    'meetings without minutes or open tasks',
    everything,
    { meetings: 1, transcripts: 2 },
    { adopted: 1, openTasks: 1 },
  ],
  [
    'meetings with minutes, too',
    { ...everything, keepsAdopted: false },
    { meetings: 2, transcripts: 1 },
    { adopted: 0, openTasks: 1 },
  ],
])('a preview counts what goes: %s', async (_, rules, counts, kept) => {
  expect(await preview(rules)).toMatchObject({ rules, counts, kept });
});

test('a closed meeting that the owner may not see is counted and not named', async () => {
  const { listed, hidden } = await preview({ transcripts: null, meetings: 12, keepsAdopted: true });
  expect({ listed, hidden }).toEqual({ listed: [], hidden: 1 });
});

test('what is held stays, also with its company; a closed meeting is held by its people alone, and named to them', async () => {
  const { companyId, people } = company;
  const hold = (meetingId: string | null) =>
    owner.call(createRetentionHold, { body: { meetingId, reason: 'Tranh chấp' } });
  expect(await hold(ids.kín ?? '')).toMatchObject(refusal('meeting_not_found'));
  await app.database.sql(
    `insert into retention_holds (company_id, id, meeting_id, reason, held_by, held_at)
     values ($1, gen_random_uuid(), $2, 'lý do kín', $3, '2026-01-01')`,
    [companyId, ids.kín, people.Mai.userId],
  );
  const { holds } = (await hold(ids.đủ ?? '')).value();
  expect(holds).toMatchObject([
    { meeting: null, isHidden: true, reason: '', heldBy: 'Mai' },
    { meeting: { meetingId: ids.đủ }, isHidden: false, reason: 'Tranh chấp' },
  ]);
  expect((await hold(ids.đủ ?? '')).value().holds).toHaveLength(2);
  expect(await preview(everything)).toMatchObject({
    counts: { meetings: 0, transcripts: 1 },
    kept: { held: 2, adopted: 1, openTasks: 0 },
  });
  expect((await hold(null)).value().holds[2]).toMatchObject({ meeting: null, isHidden: false });
  expect((await preview(everything)).counts).toEqual({ meetings: 0, transcripts: 0 });
  const [{ name } = { name: '' }] = await app.database.sql<{ name: string }>(
    'select name from companies where id = $1',
    [companyId],
  );
  expect(await owner.call(closeCompany, { body: { name } })).toMatchObject(refusal('company_held'));

  const all = (await owner.call(readRetention)).value().holds;
  for (const { id: holdId } of all) await owner.call(deleteRetentionHold, { params: { holdId } });
  expect((await owner.call(readRetention)).value().holds).toEqual([]);
  expect((await preview(everything)).counts).toEqual({ meetings: 1, transcripts: 2 });
});

test('nothing is turned on without its preview, and by nobody but the owner', async () => {
  const member = await givenSession(app, company.people.Mai);
  const body = { version: 1, rules: everything, seen: { meetings: 1, transcripts: 2 } };
  expect(await member.call(updateRetention, { body })).toMatchObject(refusal('not_allowed'));
  expect(await update(1, everything, { meetings: 0, transcripts: 0 })).toMatchObject(
    refusal('retention_preview_stale'),
  );
  expect(await update(7, everything, body.seen)).toMatchObject(refusal('version_stale'));
  expect((await owner.call(readRetention)).value()).toMatchObject({ version: 1, startsAt: null });
});

test('what is old enough is deleted after a week, whole, and the audit log says how much', async () => {
  const { counts } = await preview(everything);
  const { version, startsAt } = (await update(1, everything, counts)).value();
  expect(startsAt).toBe(new Date(app.clock.now().getTime() + days(7)).toISOString());
  await runNight();
  expect((await preview(everything)).counts).toEqual(counts);
  // As one that was approved where it was read.
  await app.database.sql(
    `update action_items i set transcript_id = t.id, evidence = '{0}', created_by = null from transcripts t
     where t.meeting_id = i.meeting_id and i.id = $1`,
    [ids.task],
  );

  await pass(7);
  await runNight();
  expect((await preview(everything)).counts).toEqual({ meetings: 0, transcripts: 0 });
  // A task outlives the transcript of its meeting.
  const task = 'select transcript_id, created_by from action_items where id = $1';
  expect(await app.database.sql(task, [ids.task])).toEqual([
    { transcript_id: null, created_by: owner.userId },
  ]);
  expect(await isInTable('transcript_turns')).toBe(false);
  expect(await app.database.sql('select from meetings where id = $1', [ids.kín])).toEqual([]);

  await app.database.sql("update action_items set state = 'done', completed_at = now() where id = $1", [
    ids.task,
  ]);
  const all = { ...everything, keepsAdopted: false };
  (await update(version, all, (await preview(all)).counts)).value();
  await pass(8);
  await runNight();
  await deleteExpiredReplies(app.world);
  // The mails that left are kept for their own time.
  expect(
    (await findInDatabase(app.database, canary)).filter((table) => table !== 'public.outbox_mails'),
  ).toEqual([]);
  await expect
    .poll(() => findInFiles(app.dataDir, canary).filter((file) => file.startsWith('files')))
    .toEqual([]);
  const found = (
    await owner.call(searchCompany, { query: { query: canary, kinds: 'meetings,items,chats,said' } })
  ).value();
  expect(found).toMatchObject({ meetings: [], items: [], chats: [], said: [] });
  const { entries } = (await owner.call(listAuditEntries, { query: {} })).value();
  expect(entries.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'đã giữ lại mọi dữ liệu của công ty, không xóa theo quy tắc lưu giữ',
      'đã xóa theo quy tắc lưu giữ: 1 cuộc họp',
      'đã xóa theo quy tắc lưu giữ: 2 bản gỡ băng',
      'đã xóa theo quy tắc lưu giữ: 2 cuộc họp',
      // What was done about a meeting that is gone.
      'đã thêm bản gỡ băng cho một cuộc họp riêng',
    ]),
  );
  expect((await owner.call(readRetention)).value()).toMatchObject({
    lastRun: { meetings: 2, transcripts: 0 },
  });
});

test('the night queues a job for the companies whose rules have begun, and for no other', async () => {
  await givenCompany(app);
  await scheduleRetention(app.world);
  const queued = await app.database.sql<{ id: string }>(
    "select data->>'companyId' as id from jobs.job where name = 'retention.apply'",
  );
  expect(queued.map(({ id }) => id)).toEqual([company.companyId]);
});
