import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import {
  readLinkedMails,
  readNotificationSettings,
  unsubscribe,
  updateLinkedMails,
} from '@hopgon/contract/notifications/routes';
import { sendReminder } from '@hopgon/contract/reminders/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, givenProvedAddress } from '../../../testing/given.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { signUnsubscription } from '../../users/unsubscribe.token.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình'>;
const logged: string[] = [];
beforeAll(async () => {
  const settings = { PUBLIC_URL: 'https://hop.congty.vn', LOG_LEVEL: 'error' };
  app = await startTestApp(settings, { onLog: (line) => logged.push(line) });
  company = await givenCompany(app, { members: ['Lê Thị Bình'] });
  for (const person of [company.owner, company.people['Lê Thị Bình']]) await givenProvedAddress(app, person);
});
afterAll(() => app.close());

const binh = () => company.people['Lê Thị Bình'];

let meetings = 0;
/** Has Bình reminded of a new meeting; the mail about it, or null where none was sent. */
async function remind(): Promise<string | null> {
  meetings += 1;
  const title = `Giao ban ${meetings}`;
  const body = {
    ...{ title, startsAt: '2026-11-24T02:30:00.000Z', endsAt: '2026-11-24T03:00:00.000Z' },
    ...{ participants: [{ userId: binh().userId }], allowClashes: true },
  };
  const { id: meetingId } = (await company.owner.call(createMeeting, { body })).value();
  (await company.owner.call(sendReminder, { body: { meetingId } })).value();
  await app.mails.sendDue();
  const folder = join(app.dataDir, 'outbox');
  const files = readdirSync(folder).filter((file) => file.endsWith('.eml'));
  const mails = files.map((file) => readFileSync(join(folder, file), 'utf8').replace(/\r\n[ \t]/g, ' '));
  return mails.find((mail) => /^Subject: .*Nh/m.test(mail) && mail.includes(meetingId)) ?? null;
}

const addressIn = (mail: string | null): string =>
  /^List-Unsubscribe: <https:\/\/hop\.congty\.vn(\/api\/unsubscribe\/[^>]+)>/im.exec(mail ?? '')?.[1] ?? '';

const post = (url: string, type: string, payload: string) =>
  app.server.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });

const remindersByMail = async () =>
  (await binh().call(readNotificationSettings, {})).value().channels.reminders.mail;

test('a mail program turns reminders off with one post, and a person turns them on again, both without signing in', async () => {
  const mail = await remind();
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\s*$/im);
  const url = addressIn(mail);
  const off = await post(url, 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click');
  expect(off.json()).toMatchObject({ success: true, data: { group: 'reminders', on: false } });
  expect(await remindersByMail()).toBe(false);
  expect(await remind()).toBeNull();

  // A browser that follows the address comes to the page that asks.
  const page = await app.server.inject({ method: 'GET', url });
  const token = decodeURIComponent(url.replace('/api/unsubscribe/', ''));
  expect([page.statusCode, page.headers.location]).toEqual([
    303,
    `/unsubscribe#token=${encodeURIComponent(token)}`,
  ]);
  expect((await app.call(readLinkedMails, { body: { token } })).value()).toEqual({
    group: 'reminders',
    on: false,
  });
  expect((await app.call(updateLinkedMails, { body: { token, on: true } })).value()).toMatchObject({
    on: true,
  });
  expect(await remind()).not.toBeNull();

  const form = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  expect((await post(url, 'multipart/form-data; boundary=x', form)).statusCode).toBe(200);
  expect(await remindersByMail()).toBe(false);
});

test('a link that fails is logged without its token', async () => {
  const token = signUnsubscription(app.world.config, { userId: binh().userId, group: 'day-digest' });
  await app.database.sql('alter table users rename to gone');
  try {
    expect((await app.call(unsubscribe, { params: { token } })).status).toBe(500);
  } finally {
    await app.database.sql('alter table gone rename to users');
  }
  expect(logged.join('')).toContain('POST /api/unsubscribe/…');
  expect(logged.join('')).not.toContain(token);
});

test('a link of another group, person or server turns nothing off, and other routes take no forms', async () => {
  const { userId } = binh();
  const token = signUnsubscription(app.world.config, { userId, group: 'day-digest' });
  const foreign = signUnsubscription({ appSecret: 'b'.repeat(32) }, { userId, group: 'day-digest' });
  const locked = signUnsubscription(app.world.config, { userId, group: 'security' });
  for (const wrong of ['', 'x', token.replace('day-digest', 'reminders'), `${token}A`, foreign, locked]) {
    const reply = await app.call(updateLinkedMails, { body: { token: wrong, on: false } });
    expect(reply.code, wrong).toBe('unsubscribe_link_invalid');
  }
  const other = await post('/api/unsubscribe/choose', 'application/x-www-form-urlencoded', 'on=false');
  expect(other.statusCode).toBe(415);
});

test('a network that tries wrong links still uses right ones; each of these chooses thirty times an hour', async () => {
  const network = { address: '10.9.9.9' };
  const guess = async () => (await app.call(readLinkedMails, { body: { token: 'x' } }, network)).code;
  for (let count = 0; count < 60; count += 1) expect(await guess()).toBe('unsubscribe_link_invalid');
  expect(await guess()).toBe('too_many_requests');
  const token = signUnsubscription(app.world.config, { userId: binh().userId, group: 'week-digest' });
  const choose = (on: boolean) => app.call(updateLinkedMails, { body: { token, on } }, network);
  for (let count = 0; count < 30; count += 1) (await choose(count % 2 === 0)).value();
  expect((await choose(true)).code).toBe('too_many_requests');
  expect((await app.call(readLinkedMails, { body: { token } }, network)).value().on).toBe(false);
});
