import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login, register } from '@hopgon/contract/auth/routes';
import { createCompany } from '@hopgon/contract/companies/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type ProductProcess, startProduct } from './product-process.ts';
import { cloneDatabase, type TestDatabase } from './test-database.ts';

const account = { email: 'chu.tri@congty.example', password: 'Hop9Gon-dung' };
const guests = ['khach.mot@doitac.example', 'khach.hai@doitac.example'];

let clone: TestDatabase;
let folder: string;
const started: ProductProcess[] = [];
/** Addresses of guests, one for each mail that came. */
const arrived: string[] = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: async (stream, _session, done) => {
    const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()));
    const to = mail.to?.map(({ address }) => address ?? '') ?? [];
    arrived.push(...to.filter((address) => guests.includes(address)));
    done();
  },
});

beforeAll(async () => {
  clone = await cloneDatabase(inject('postgres'));
  folder = mkdtempSync(join(tmpdir(), 'hop-gon-crash-'));
  mailServer.listen(0, '127.0.0.1');
  await once(mailServer.server, 'listening');
});
afterAll(async () => {
  for (const product of started) product.child.kill('SIGKILL');
  await new Promise<void>((done) => mailServer.close(() => done()));
  await clone.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<ProductProcess> {
  const product = await startProduct(clone, folder, {
    SMTP_URL: `smtp://127.0.0.1:${Number(Object(mailServer.server.address()).port)}`,
  });
  started.push(product);
  return product;
}

async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  expect(response.ok, url).toBe(true);
  return Object(await response.json());
}

/** Invitations that wait for 20 seconds, since the meeting may be undone. */
async function inviteGuests(url: string): Promise<void> {
  await post(url + register.path, { ...account, displayName: 'Lê Chủ Trì' });
  await clone.sql('update users set email_verified_at = now()');
  const { token } = await post(url + login.path, account);
  const signedIn = { authorization: `Bearer ${String(token)}` };
  const { data } = await post(
    url + createCompany.path,
    { name: 'Gỗ Vân', timeZone: 'Asia/Ho_Chi_Minh' },
    signedIn,
  );
  const startsAt = Date.now() + 86_400_000;
  await post(
    url + createMeeting.path,
    {
      title: 'Chốt giá bán',
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(startsAt + 3_600_000).toISOString(),
      guests: guests.map((email) => ({ email, name: 'Khách' })),
      undoable: true,
      allowClashes: true,
    },
    { ...signedIn, 'x-company': String(data.companyId) },
  );
}

const unsent = () => clone.sql('select 1 from outbox_mails where sent_at is null');

test('mails of a process that is killed after the commit are sent once by the two processes after it', async () => {
  const first = await start();
  await inviteGuests(first.url);
  // The verification mail is sent at once; if the process died while sending, the next one would rightly wait a
  // minute.
  await expect.poll(unsent, { timeout: 45_000 }).toHaveLength(guests.length);
  await first.kill();
  expect(arrived).toEqual([]);
  await clone.sql('update outbox_mails set send_after = now() where sent_at is null');

  const followers = [await start(), await start()];
  await expect.poll(unsent, { timeout: 45_000 }).toEqual([]);
  for (const { child } of followers) child.kill('SIGTERM');
  await Promise.all(followers.map(({ child }) => once(child, 'exit')));
  expect(arrived.toSorted()).toEqual(guests.toSorted());
}, 120_000);
