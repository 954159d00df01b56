import { createChatSession, sendChatMessage } from '@hopgon/contract/chat/routes';
import { exportCompanyData } from '@hopgon/contract/exports/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import * as contract from '@hopgon/contract/readings/routes';
import type { Reading, ReadingKind } from '@hopgon/contract/readings/schemas';
import { assignSpeaker, createTranscript, readTranscript } from '@hopgon/contract/transcripts/routes';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenCompany, type Person } from '../../testing/given.ts';
import { refusal } from '../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let chair: Person;
let mai: Person;
let meetingId: string;

const talk = `Tuấn: Chào cả nhà, mình bắt đầu nhé.
Người nói 4: Dạ em báo cáo, doanh thu tháng ba đạt chín mươi hai phần trăm kế hoạch ạ.
Tuấn: Vậy chốt tháng tư khuyến mại mười hai tặng một cho đại lý.
Người nói 4: Vâng ạ.
Tuấn: Bình soạn thông báo gửi đại lý trước thứ sáu nhé.
Bình: Dạ vâng anh.
Người nói 4: Chỉ tiêu quý hai có tăng không anh?
Tuấn: Anh cũng chưa rõ, phải đợi ban giám đốc.`;
const found = {
  report: 'Người nói 4 báo cáo doanh thu tháng 3 đạt 92% kế hoạch.',
  decision: 'Thống nhất: tháng 4 khuyến mại 12 tặng một cho đại lý.',
  task: 'Bình soạn thông báo gửi đại lý (hạn Thứ Sáu, 27/11).',
  question: 'Chưa rõ chỉ tiêu quý II có tăng hay không.',
};

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-23T09:00:00+07:00');
  const company = await givenCompany(app, {
    owner: 'Trần Văn Hiếu',
    members: ['Nguyễn Thị Mai', 'Lê Thanh Bình'],
  });
  chair = company.owner;
  mai = company.people['Nguyễn Thị Mai'];
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.sql('delete from meetings');
  const body = {
    title: 'Giao ban đại lý',
    startsAt: '2026-11-23T01:00:00Z',
    endsAt: '2026-11-23T01:30:00Z',
    participants: [{ userId: mai.userId, role: 'attendee' as const }],
  };
  meetingId = (await chair.call(createMeeting, { body })).value().id;
  await analysed(talk);
});

async function analysed(text: string): Promise<void> {
  (await chair.call(createTranscript, { body: { meetingId, text } })).value();
  const state = async () =>
    (await chair.call(readTranscript, { params: { meetingId } })).value().transcript?.state;
  await expect.poll(state).toBe('ready');
}

const list = async () =>
  (await chair.call(contract.listReadings, { params: { meetingId } })).value().readings;
const summary = async () =>
  (await list())
    .filter(
      ({ kind, levels, state }) => kind === 'summary' && levels.includes('medium') && state !== 'rejected',
    )
    .map(({ text }) => text);
async function only(kind: ReadingKind): Promise<Reading> {
  const [row, ...more] = (await list()).filter((each) => each.kind === kind);
  if (!row || more.length > 0) throw new Error(`not one ${kind}`);
  return row;
}
async function line(text: string): Promise<Reading> {
  const row = (await list()).find((each) => each.kind === 'summary' && each.text === text);
  if (!row) throw new Error(`no line ${text}`);
  return row;
}
const versionOf = ({ id, version }: Reading) => ({ id, version });
const update = (row: Reading, body: object) =>
  chair.call(contract.updateReading, {
    params: { meetingId, readingId: row.id },
    body: { version: row.version, ...body },
  });
const reject = async (row: Reading) =>
  (
    await chair.call(contract.rejectReadings, { params: { meetingId }, body: { readings: [versionOf(row)] } })
  ).value();
const undo = async (row: Reading) =>
  (
    await chair.call(contract.undoReadings, { params: { meetingId }, body: { readings: [versionOf(row)] } })
  ).value();
const assign = async (body: { label: string; userId?: string; name?: string }) =>
  (await chair.call(assignSpeaker, { params: { meetingId }, body })).value();
async function summaryInChat(): Promise<string> {
  const session = (await chair.call(createChatSession, { body: {} })).value();
  const body = { message: 'tóm tắt cuộc họp giao ban đại lý', session_id: session.id };
  return (await chair.call(sendChatMessage, { body })).value().response;
}
async function exported(): Promise<{ kind: string; text: string; state: string }[]> {
  const headers = { authorization: `Bearer ${chair.token}` };
  const { rawPayload } = await app.server.inject({ url: exportCompanyData.path, headers });
  const zip = unzipSync(rawPayload);
  return JSON.parse(strFromU8(zip['noi-dung-doc-duoc.json'] ?? new Uint8Array()));
}

test('the summary shows a corrected task with its new person and day: on the page, in chat and in the export', async () => {
  expect(await summary()).toEqual(Object.values(found));
  (
    await update(await only('task'), { assigneeId: mai.userId, deadline: '2026-11-30', approve: true })
  ).value();
  const corrected = 'Nguyễn Thị Mai soạn thông báo gửi đại lý (hạn Thứ Hai, 30/11).';
  expect(await summary()).toEqual([found.report, found.decision, corrected, found.question]);
  expect(await line(corrected)).toMatchObject({ isRewritten: true, engineText: found.task });
  const shown = await summaryInChat();
  expect(shown).toContain(corrected);
  expect(shown).not.toContain('27/11');
  const lines = (await exported()).filter(({ kind }) => kind === 'summary').map(({ text }) => text);
  expect(lines).toContain(corrected);
  expect(lines).not.toContain(found.task);
  await undo(await only('task'));
  expect(await summary()).toEqual(Object.values(found));
});

test('the summary leaves out what is rejected, until the rejection is undone', async () => {
  const hidden = await line(found.decision);
  await reject(await only('decision'));
  expect(await summary()).toEqual([found.report, found.task, found.question]);
  expect(await summaryInChat()).not.toContain('khuyến mại');
  expect((await exported()).find(({ text }) => text === found.decision)).toMatchObject({ state: 'rejected' });
  expect(await update(hidden, { evidence: [2] })).toMatchObject(refusal('reading_not_found'));
  await undo(await only('decision'));
  expect(await summary()).toEqual(Object.values(found));
});

test('the summary names a speaker as people do, also after they change the name', async () => {
  const reportOf = (name: string) => found.report.replace('Người nói 4', name);
  await assign({ label: 'Người nói 4', userId: mai.userId });
  expect((await summary())[0]).toBe(reportOf('Nguyễn Thị Mai'));
  expect(await summaryInChat()).toContain(reportOf('Nguyễn Thị Mai'));
  await analysed(`${talk}\nTuấn: Thôi mình nghỉ.`);
  expect((await summary())[0]).toBe(reportOf('Nguyễn Thị Mai'));
  await assign({ label: 'Người nói 4', name: 'Anh Lễ' });
  expect((await summary())[0]).toBe(reportOf('Anh Lễ'));
  await assign({ label: 'Người nói 4' });
  expect((await summary())[0]).toBe(found.report);
});

test('a line that a person edited stays as it was written, also in the next version', async () => {
  (await update(await line(found.task), { text: 'Bình lo thông báo cho đại lý.' })).value();
  (await update(await only('task'), { assigneeId: mai.userId })).value();
  await reject(await only('decision'));
  await analysed(`${talk}\nTuấn: Thôi mình nghỉ.`);
  expect(await summary(), 'and what was corrected before stays corrected').toEqual([
    found.report,
    'Bình lo thông báo cho đại lý.',
    found.question,
  ]);
});
