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
  await app.database.sql('update outbox_mails set failed_at = $1 where address = $2', [
    app.clock.now(),
    'khach@doi-tac.example',
  ]);
  expect(await list()).toMatchObject([{ nextAt: null }]);
  const params = { mailId: mail?.id ?? '' };
  (await company.owner.call(retryMail, { params })).value();
  await expect.poll(list).toMatchObject([{ attempts: 1, nextAt: expect.any(String) }]);
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

test('a test mail says whether it left', async () => {
  const state = async () => (await company.owner.call(readTestMail)).value().mail;
  expect(await state()).toBeNull();
  (await company.owner.call(sendTestMail)).value();
  await expect
    .poll(state)
    .toMatchObject({ state: 'retrying', error: expect.stringContaining('ECONNREFUSED') });
});
