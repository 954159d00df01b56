import { createActionItem } from '@hopgon/contract/action-items/routes';
import { createChatSession, deleteChatSession, sendChatMessage } from '@hopgon/contract/chat/routes';
import { closeCompany } from '@hopgon/contract/company-settings/routes';
import { exportCompanyData } from '@hopgon/contract/exports/routes';
import { saveTerms } from '@hopgon/contract/glossary/routes';
import { cancelMeeting, createMeeting } from '@hopgon/contract/meetings/routes';
import { removePaper, saveAgenda, uploadPaper } from '@hopgon/contract/preparation/routes';
import { searchCompany } from '@hopgon/contract/search/routes';
import { createTranscript } from '@hopgon/contract/transcripts/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeClosedCompany } from '../domains/companies/closing/remove-closed-company.ts';
import { deleteExpiredReplies } from '../platform/http/delete-expired-replies.ts';
import { days } from './fake-clock.ts';
import { findInDatabase, findInFiles, listFiles } from './find-canary.ts';
import { type CompanyOf, givenCompany, givenProvedAddress, givenSession, type Person } from './given.ts';
import { givenAdoptedMinutes } from './given-minutes.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

const log: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'trace', REQUEST_LOG: 'on' }, { onLog: (line) => log.push(line) });
});
afterAll(() => app.close());

/** What happens each night. */
const forgetReplies = () => deleteExpiredReplies(app.world);

const times = { startsAt: '2026-11-24T02:00:00Z', endsAt: '2026-11-24T03:00:00Z' };
const files = () => listFiles(app.dataDir).filter((file) => /^files|^outbox/.test(file));

async function addPaper(person: Person, meetingId: string, text: string) {
  const part = 'content-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: text/plain';
  const headers = { 'content-type': 'multipart/form-data; boundary=ranh' };
  const payload = `--ranh\r\n${part}\r\n\r\n${text}\r\n--ranh--\r\n`;
  return (await person.call(uploadPaper, { params: { meetingId } }, { headers, payload })).value();
}

/** A company in which the canary stands wherever people write. */
async function givenPlanted(canary: string): Promise<CompanyOf<'Mai'>> {
  const company = await givenCompany(app, { members: ['Mai'], name: `Công ty ${canary}` });
  const { owner, people } = company;
  await givenProvedAddress(app, owner);
  const participants = [{ userId: people.Mai.userId }];
  const guests = [{ email: `${canary}@doitac.example`, name: canary }];
  const body = {
    title: canary,
    goal: canary,
    location: canary,
    ...times,
    participants,
    guests,
    allowClashes: true,
  };
  const { id: meetingId } = (await owner.call(createMeeting, { body })).value();
  const items = [{ title: canary }];
  (await owner.call(saveAgenda, { params: { meetingId }, body: { version: 0, items } })).value();
  await addPaper(owner, meetingId, canary);
  // Before a machine has proposed lines that somebody would have to look at.
  await givenAdoptedMinutes(owner, meetingId);
  const text = `Mai: ${canary} chị Quỳnh gửi báo giá ${canary} trước thứ Sáu nhé.\nQuỳnh: Vâng, tôi gửi ${canary}.`;
  (await owner.call(createTranscript, { body: { meetingId, text } })).value();
  await expect
    .poll(async () => (await app.database.sql("select from transcripts where state = 'ready'")).length)
    .toBeGreaterThan(0);
  const assigneeId = people.Mai.userId;
  (
    await owner.call(createActionItem, { body: { title: canary, assigneeId, deadline: '2026-12-24' } })
  ).value();
  const session = (await owner.call(createChatSession, { body: { title: canary } })).value();
  const message = `tìm ${canary}`;
  (await owner.call(sendChatMessage, { body: { message, session_id: session.id } })).value();
  (await owner.call(saveTerms, { body: { terms: [{ written: canary, spoken: [canary] }] } })).value();
  (await owner.call(searchCompany, { query: { query: canary } })).value();
  expect((await owner.call(exportCompanyData)).status).toBe(200);
  await app.mails.sendDue();
  return company;
}

/** `DELETION_COMPANIES=40 npm test -- unit server/src/testing/deletion` plants more than 500 canaries. */
const companyCount = Number(process.env.DELETION_COMPANIES ?? 1);

test.runIf(process.env.DELETION_COMPANIES !== undefined)(
  'of a removed company nothing is left: in no row of any table, in no file, in no line of the log',
  async () => {
    // One word begins all: each company has it in some twenty places.
    const [canary, other] = ['zkanari7f3a', 'zkanarikhac9'];
    const companies: CompanyOf<'Mai'>[] = [];
    for (let count = 0; count < companyCount; count += 1)
      companies.push(await givenPlanted(`${canary}${count}`));
    await givenPlanted(other);
    expect((await findInDatabase(app.database, canary)).length).toBeGreaterThan(15);
    const ofOther = await findInDatabase(app.database, other);
    const stored = files().filter((file) => file.startsWith('files')).length;
    expect(stored).toBeGreaterThan(companyCount);

    for (const [count, { owner }] of companies.entries()) {
      const { call } = await givenSession(app, owner);
      (await call(closeCompany, { body: { name: `Công ty ${canary}${count}` } })).value();
    }
    app.clock.advance(days(7));
    for (const { companyId } of companies)
      await removeClosedCompany(app.world, app.world.scopes.job(companyId));

    // A mail that was written to the outbox has left; who runs the server takes it from there.
    const kept = () => findInFiles(app.dataDir, canary).filter((file) => !file.startsWith('outbox/'));
    await expect.poll(kept).toEqual([]);
    await forgetReplies();
    expect(await findInDatabase(app.database, canary)).toEqual([]);
    expect(log.filter((line) => line.includes(canary))).toEqual([]);
    // All companies had as many, and one of them is left.
    const uploads = () => files().filter((file) => file.startsWith('files')).length;
    await expect.poll(uploads).toBe(stored / (companyCount + 1));
    expect(await findInDatabase(app.database, other)).toEqual(
      ofOther.filter((table) => table !== 'public.idempotency_keys'),
    );
  },
  60_000 * (companyCount + 1),
);

test('what people delete within a company is gone at once: a draft, a paper, a conversation', async () => {
  const canary = 'zkanarinhap5';
  const { owner } = await givenCompany(app);
  const body = { title: canary, ...times, allowClashes: true, isDraft: true };
  const { id: meetingId } = (await owner.call(createMeeting, { body })).value();
  const { id: paperId } = await addPaper(owner, meetingId, canary);
  const session = (await owner.call(createChatSession, { body: { title: canary } })).value();
  const message = `tìm ${canary}`;
  (await owner.call(sendChatMessage, { body: { message, session_id: session.id } })).value();
  expect(findInFiles(app.dataDir, canary)).toHaveLength(1);

  (await owner.call(removePaper, { params: { meetingId, paperId } })).value();
  (await owner.call(deleteChatSession, { params: { sessionId: session.id } })).value();
  (await owner.call(cancelMeeting, { params: { meetingId } })).value();
  await expect.poll(() => findInFiles(app.dataDir, canary)).toEqual([]);
  // Replies are kept a day for requests that come again.
  expect(await findInDatabase(app.database, canary)).toEqual(['public.idempotency_keys']);
  app.clock.advance(days(1) + 1);
  await forgetReplies();
  expect(await findInDatabase(app.database, canary)).toEqual([]);
});
