import {
  listFailedMails,
  listWaitingMails,
  readTestMail,
  retryMail,
  sendTestMail,
} from '@hopgon/contract/email/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, givenProvedAddress } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình'>;

beforeAll(async () => {
  // Nobody listens there.
  app = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:1' });
  company = await givenCompany(app, { owner: 'Nguyễn Văn An', members: ['Lê Thị Bình'] });
});
afterAll(() => app.close());

const invite = async (title: string, by = company.owner) =>
  (
    await by.call(createMeeting, {
      body: {
        title,
        startsAt: '2026-11-24T02:30:00Z',
        endsAt: '2026-11-24T03:00:00Z',
        guests: [{ email: 'khach@doi-tac.example', name: 'Khách' }],
        allowClashes: true,
      },
    })
  ).value();

test('who invited guests sees that their mails wait, and for what; nobody else does', async () => {
  const { id } = await invite('Chờ xác nhận');
  await app.mails.sendDue();
  const waiting = async (person = company.owner) => (await person.call(listWaitingMails)).value().waiting;
  expect(await waiting()).toEqual([{ subjectId: id, count: 1, waitsFor: 'verification', until: null }]);
  expect(await waiting(company.people['Lê Thị Bình'])).toEqual([]);
  await givenProvedAddress(app, company.owner);
  await app.mails.sendDue();
  expect(await waiting()).toEqual([]);
});

test('the owner sees which of their mails could not leave and why, and has one tried again', async () => {
  const list = async () => (await company.owner.call(listFailedMails)).value().mails;
  const [mail] = await list();
  expect(mail).toMatchObject({
    to: 'khach@doi-tac.example',
    attempts: 1,
    error: expect.stringContaining('ECONNREFUSED'),
    nextAt: expect.any(String),
  });
  // The thirtieth try is the last.
  const params = { mailId: mail?.id ?? '' };
  await app.database.sql('update outbox_mails set attempts = 29, send_after = $2 where id = $1', [
    params.mailId,
    app.clock.now(),
  ]);
  await app.mails.sendDue();
  expect(await list()).toMatchObject([{ nextAt: null, canRetry: true, subject: expect.any(String) }]);
  (await company.owner.call(retryMail, { params })).value();
  await expect.poll(list).toMatchObject([{ attempts: 1, nextAt: expect.any(String) }]);
  expect(
    await app.database.sql('select message from outbox_mails where id = $1', [params.mailId]),
    'it is written once more',
  ).toEqual([{ message: null }]);
  expect((await company.people['Lê Thị Bình'].call(retryMail, { params })).code).toBe('not_allowed');
});

test('of a meeting the owner may not find neither subject nor guest is shown', async () => {
  const binh = company.people['Lê Thị Bình'];
  await givenProvedAddress(app, binh);
  await invite('Riêng tư', binh);
  await app.mails.sendDue();
  // As one that was written before it could not leave.
  await app.database.sql(
    `update outbox_mails set message = '{"subject": "Mời họp: Riêng tư"}' where guest_of = $1 and address = $2`,
    [binh.userId, 'khach@doi-tac.example'],
  );
  const { mails } = (await company.owner.call(listFailedMails)).value();
  expect(mails).toContainEqual(
    expect.objectContaining({ to: '…@doi-tac.example', subject: 'Thư riêng, không hiện tiêu đề' }),
  );
  expect(JSON.stringify(mails)).not.toContain('Riêng tư');
});

test('a mail whose text was deleted when it was given up is not sent again without it, nor one that comes too late', async () => {
  const insert = (id: string, secret: boolean, expiresAt: Date | null) =>
    app.database.sql(
      `insert into outbox_mails (id, company_id, address, message, secret, expires_at, send_after, created_at, attempts,
         failed_at, last_error)
       values ($1, $2, 'chi@congty.example', '{"subject": "Thư", "text": ""}', $3, $4, now(), now(), 10, now(), 'refused')`,
      [id, company.companyId, secret, expiresAt],
    );
  const [letter, reminder] = [app.world.newId(), app.world.newId()];
  await insert(letter, true, null);
  await insert(reminder, false, app.clock.now());
  const { mails } = (await company.owner.call(listFailedMails)).value();
  for (const mailId of [letter, reminder]) {
    expect(mails.find(({ id }) => id === mailId)?.canRetry).toBe(false);
    expect((await company.owner.call(retryMail, { params: { mailId } })).code).toBe('mail_not_found');
  }
});

test('a test mail says whether it left', async () => {
  const state = async () => (await company.owner.call(readTestMail)).value().mail;
  expect(await state()).toBeNull();
  (await company.owner.call(sendTestMail)).value();
  await expect
    .poll(state)
    .toMatchObject({ state: 'retrying', error: expect.stringContaining('ECONNREFUSED') });
});
