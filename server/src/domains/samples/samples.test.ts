import { readFileSync } from 'node:fs';
import { listActionItems } from '@hopgon/contract/action-items/routes';
import { createChatSession, sendChatMessage } from '@hopgon/contract/chat/routes';
import { listBusyTimes } from '@hopgon/contract/meetings/busy/routes';
import { cancelMeeting, createMeeting, listMeetings, readMeeting } from '@hopgon/contract/meetings/routes';
import { listReadings } from '@hopgon/contract/readings/routes';
import { createSample, readSample, removeSample } from '@hopgon/contract/samples/routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, type Person } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { analyseSource } from '../transcripts/analysis/analyse-source.ts';
import { computeSampleIds } from './compute-sample-ids.ts';
import { sampleTranscript } from './sample.rules.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình'>;
let hop: Person;
let binh: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T09:40:00+07:00');
  company = await givenCompany(app, { owner: 'Nguyễn Văn Hợp', members: ['Lê Thị Bình'] });
  hop = company.owner;
  binh = company.people['Lê Thị Bình'];
});

const fill = async (person: Person) => (await person.call(createSample)).value();
const meetings = async (person: Person) => (await person.call(listMeetings)).value().meetings;
const allItems = async (person: Person) =>
  (await person.call(listActionItems, { query: { mine: 'true' } })).value().items;
/** Without what the analysis proposes, in its own time. */
const items = async (person: Person) => (await allItems(person)).filter(({ state }) => state !== 'proposed');
const sample = async (person: Person) => (await person.call(readSample)).value();
const isFilled = async (person: Person) => (await sample(person)).filled;

// Proves S3.039, S3.041
test('an empty company is filled for one person: something behind, today and ahead, of each kind', async () => {
  expect(await sample(hop)).toEqual({ filled: false, empty: true, alone: false });
  await fill(hop);
  expect(await sample(hop)).toEqual({ filled: true, empty: false, alone: true });
  expect(await sample(binh)).toEqual({ filled: false, empty: true, alone: false });
  const seen = await meetings(hop);
  expect(seen.map(({ startsAt, type, status }) => [startsAt, type, status])).toEqual([
    ['2026-11-19T02:00:00.000Z', 'in-person', 'completed'],
    ['2026-11-20T04:00:00.000Z', 'video', 'upcoming'],
    ['2026-11-24T07:00:00.000Z', 'audio', 'upcoming'],
  ]);
  expect(seen[0]).toMatchObject({
    id: expect.any(String),
    title: 'Mẫu: Giao ban đầu tuần',
    endsAt: '2026-11-19T03:00:00.000Z',
    participantCount: 1,
  });
  expect((await items(hop)).map(({ state, deadline, overdue }) => [state, deadline, overdue])).toEqual([
    ['accepted', '2026-11-19', true],
    ['done', '2026-11-21', false],
    ['doing', '2026-11-22', false],
  ]);
});

test('it keeps nobody busy, and stands alone until something of their own is there', async () => {
  await fill(hop);
  const wholeMonth = { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' };
  const busyTimes = async () =>
    (await binh.call(listBusyTimes, { query: { ...wholeMonth, personId: hop.userId } })).value().busy;
  expect(await busyTimes()).toEqual([]);
  const body = { title: 'Họp thật', startsAt: '2026-11-20T04:00:00Z', endsAt: '2026-11-20T05:00:00Z' };
  (await hop.call(createMeeting, { body })).value();
  expect(await busyTimes()).toHaveLength(1);
  expect(await sample(hop)).toEqual({ filled: true, empty: false, alone: false });
  expect((await meetings(hop)).map(({ title, isSample }) => [title.startsWith('Mẫu:'), isSample])).toEqual([
    [true, true],
    [false, false],
    [true, true],
    [true, true],
  ]);
  expect((await allItems(hop)).every(({ isSample }) => isSample)).toBe(true);
});

test('its transcript is read: tasks wait for approval, marked as sample', async () => {
  await fill(hop);
  const [held] = await meetings(hop);
  const params = { meetingId: held?.id ?? '' };
  const tasks = async () =>
    (await hop.call(listReadings, { params }))
      .value()
      .readings.filter(({ kind }) => kind === 'task')
      .map(({ text }) => text);
  await expect
    .poll(tasks, { timeout: 45_000 })
    .toContainEqual(expect.stringMatching(/^Mẫu: .*bảng giá mới/i));
});

test('its transcript answers the question README gives as an example', async () => {
  await fill(hop);
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
  const question = /hỏi lại trong chat: “(.+?)”/u.exec(readme)?.[1] ?? '';
  const { id } = (await hop.call(createChatSession, { body: {} })).value();
  const ask = async () =>
    (await hop.call(sendChatMessage, { body: { message: question, session_id: id } })).value();
  await expect
    .poll(async () => (await ask()).reading, { timeout: 45_000, interval: 500 })
    .toMatchObject({
      kind: 'answer',
      sources: expect.arrayContaining([
        expect.objectContaining({ text: expect.stringContaining('chốt tăng giá năm phần trăm') }),
      ]),
    });
});

test('nobody else sees it or is notified of it', async () => {
  await fill(hop);
  expect(await meetings(binh)).toEqual([]);
  expect(await items(binh)).toEqual([]);
  expect(await isFilled(binh)).toBe(false);
  const [mails] = await app.database.sql<{ count: number }>(
    'select count(*)::int as count from outbox_mails where company_id = $1',
    [company.companyId],
  );
  expect(mails?.count).toBe(0);
});

test('asked twice, also at once, it is filled once', async () => {
  await Promise.all([fill(hop), fill(hop)]);
  await fill(hop);
  expect(await meetings(hop)).toHaveLength(3);
  expect(await items(hop)).toHaveLength(3);
});

// Proves S3.038
test('it goes as a whole, and what is one’s own stays', async () => {
  await fill(hop);
  await fill(binh);
  const [first] = await meetings(hop);
  await hop.call(cancelMeeting, { params: { meetingId: first?.id ?? '' } });
  (await hop.call(removeSample)).value();
  expect([await meetings(hop), await items(hop), await isFilled(hop)]).toEqual([[], [], false]);
  expect(await meetings(binh)).toHaveLength(3);
  (await hop.call(removeSample)).value();
  await fill(hop);
  expect(await meetings(hop)).toHaveLength(3);
});

test('a sample meeting others were mailed about is called off, not swept away', async () => {
  await fill(hop);
  const [, today] = await meetings(hop);
  const meetingId = today?.id ?? '';
  await app.database.sql(
    `insert into outbox_mails (id, company_id, user_id, subject_id, address, message, send_after, sent_at, created_at)
     values ($1, $2, $3, $4, 'an@congty.example', '{}', $5, $5, $5)`,
    [app.world.newId(), company.companyId, hop.userId, meetingId, app.clock.now()],
  );
  (await hop.call(removeSample)).value();
  expect((await meetings(hop)).map(({ status }) => status)).toEqual(['cancelled']);
  expect((await hop.call(readMeeting, { params: { meetingId } })).value().cancelledReason).toBe(
    'Đây là dữ liệu mẫu',
  );
  expect(await isFilled(hop)).toBe(false);
  (await hop.call(removeSample)).value();
});

test('ids are those of one person in one company, and valid', () => {
  const place = { companyId: company.companyId, userId: hop.userId };
  const ids = computeSampleIds(place, 3);
  expect(computeSampleIds(place, 3)).toEqual(ids);
  expect(new Set([...ids, ...computeSampleIds({ ...place, userId: binh.userId }, 3)]).size).toBe(6);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
});

test('what is read in the sample is what is said in it: the first analysis a new customer sees is right', () => {
  const content = sampleTranscript('Nguyễn Thị Mai');
  const source = { name: 'Bản mẫu', content, turns: null, meetingDate: '2026-11-23' };
  const { analysis, actionItems } = analyseSource(source);
  expect(analysis.decisions.map(({ text }) => text)).toEqual(['Tăng giá 5% từ đầu tháng sau']);
  expect(analysis.openQuestions.map(({ text }) => text)).toEqual([
    'Chưa rõ ai liên hệ nhà in cho đợt hàng tới',
  ]);
  expect(actionItems.map(({ title, assignee, deadline }) => [title, assignee, deadline])).toEqual([
    ['Gửi bảng giá mới cho khách', 'Nguyễn Thị Mai', '2026-11-27'],
    ['Tính lại chi phí vận chuyển', 'Kế toán', '2026-11-25'],
    ['Hỏi lại bên kho rồi báo', 'Kế toán', null],
  ]);
});
