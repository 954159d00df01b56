import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { days, fakeClock, minutes } from '../../testing/fake-clock.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { readConfig } from '../config/read-config.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createBus } from '../events/bus.ts';
import { newId } from '../ids/ids.ts';
import { createLogger } from '../log/logger.ts';
import { openStorage } from '../storage/open-storage.ts';
import { createMailSender, type MailSender } from './create-mail-sender.ts';
import { deleteOldMails } from './delete-old-mails.ts';
import { createMailHealth } from './mail-health.ts';
import { type NewMail, queueMails } from './queue-mail.ts';

const [an, binh] = [newId(), newId()];
const [wood, stone] = [newId(), newId()];
const subjectId = newId();

let clone: TestDatabase;
let database: Database;
let clock: ReturnType<typeof fakeClock>;
let dataDir: string;
let sender: MailSender;
let world: Parameters<typeof createMailSender>[0] & { readonly newId: () => string };

const prove = (userId: string, proved: boolean) =>
  clone.sql('update users set email_verified_at = case when $2 then now() end where id = $1', [
    userId,
    proved,
  ]);

beforeAll(async () => {
  clone = await cloneDatabase(inject('postgres'));
  database = openDatabase({ ...clone.appConfig, max: 4, onError: () => undefined });
  for (const [userId, companyId] of [
    [an, wood],
    [binh, stone],
  ] as const) {
    await clone.sql('insert into users (id, email, created_at) values ($1, $2, now())', [
      userId,
      `${userId}@cty.vn`,
    ]);
    await clone.sql("select app.found_company($1, 'Công ty', $2, $3, 'Asia/Ho_Chi_Minh', now())", [
      ...[companyId, userId, companyId === wood ? 'BCF123' : 'BCF124'],
    ]);
  }
});
afterAll(async () => {
  await database.close();
  await clone.drop();
});
beforeEach(async () => {
  clock = fakeClock();
  dataDir = mkdtempSync(join(tmpdir(), 'hop-gon-guests-'));
  const config = readConfig({ DATA_DIR: dataDir });
  const mailHealth = createMailHealth(false);
  const log = createLogger('silent');
  const storage = openStorage(config);
  world = { bus: createBus(), clock, newId, config, database, log, mailHealth, storage };
  sender = createMailSender(world);
  for (const userId of [an, binh]) await prove(userId, true);
});
afterEach(async () => {
  await sender.stop(1000);
  rmSync(dataDir, { recursive: true });
  await clone.sql('delete from outbox_mails');
});

const mail = (address: string, more: Partial<NewMail> = {}): NewMail => ({
  ...{ to: [{ name: 'Khách', address }], subject: address, text: 'Trân trọng kính mời.' },
  ...{ subjectId, opens: true, guestOf: an },
  ...more,
});
const queue = (mails: readonly NewMail[], companyId = wood) =>
  queueMails(database.trusted({ companyId }), world, { companyId }, mails);
const guests = (count: number, domain: string) =>
  Array.from({ length: count }, (_, place) => `khach${place}@${domain}.example`);

async function left(): Promise<(string | undefined)[]> {
  await sender.sendDue();
  const folder = join(dataDir, 'outbox');
  const files = readdirSync(dataDir).includes('outbox') ? readdirSync(folder).toSorted() : [];
  const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))));
  return mails.map(({ subject }) => subject);
}
const waiting = async () =>
  (await clone.sql<{ why: string }>('select waits_for as why from outbox_mails where sent_at is null')).map(
    ({ why }) => why,
  );

test('mails to guests wait until their sender has verified their address, then leave', async () => {
  await prove(an, false);
  await queue([mail('khach@doi-tac.example'), mail('dong.nghiep@cty.example', { guestOf: undefined })]);
  expect(await left()).toEqual(['dong.nghiep@cty.example']);
  clock.advance(days(2));
  expect(await left()).toHaveLength(1);
  expect(await waiting()).toEqual(['proof']);
  await prove(an, true);
  expect((await left()).toSorted()).toEqual(['dong.nghiep@cty.example', 'khach@doi-tac.example']);
});

test('an invited guest is notified of a new time or a cancellation although the sender has not verified their address', async () => {
  await prove(an, false);
  await queue([mail('khach@doi-tac.example', { opens: false, mustReach: true })]);
  expect(await left()).toEqual(['khach@doi-tac.example']);
});

test('a person has 200 mails to guests a day; the rest waits for the next', async () => {
  await queue(guests(203, 'nhieu').map((address) => mail(address)));
  expect(await left()).toHaveLength(200);
  expect(await waiting()).toEqual(['budget', 'budget', 'budget']);
  await queue([mail('khach@cua-binh.example', { guestOf: binh })], stone);
  expect(await left()).toContain('khach@cua-binh.example');
  clock.advance(days(1));
  expect(await left()).toHaveLength(204);
});

test('a company has 1,000 of them a day, whichever member sends', async () => {
  await clone.sql(
    `insert into outbox_mails (id, company_id, address, message, send_after, created_at, guest_of, released_at, sent_at)
     select gen_random_uuid(), $1, n || '@x.example', '{}', $2, $2, gen_random_uuid(), $2, $2 from generate_series(1, 999) n`,
    [wood, clock.now()],
  );
  await queue([mail('nghin@doi-tac.example'), mail('hon-nghin@doi-tac.example', { guestOf: binh })]);
  expect(await left()).toHaveLength(1);
  expect(await waiting()).toEqual(['budget']);
});

test('one address gets five a day, from all people and companies together', async () => {
  const address = 'nan-nhan@noi-khac.example';
  await queue(Array.from({ length: 4 }, () => mail(address)));
  await queue(
    Array.from({ length: 4 }, () => mail(address, { guestOf: binh })),
    stone,
  );
  expect(await left()).toHaveLength(5);
  clock.advance(days(1));
  expect(await left()).toHaveLength(8);
});

test('beyond its budget an address gets one change at once, and later ones every half hour', async () => {
  const address = 'khach@doi-tac.example';
  await queue(Array.from({ length: 5 }, () => mail(address, { subjectId: newId() })));
  expect(await left()).toHaveLength(5);
  const change = () => queue([mail(address, { opens: false, mustReach: true })]);
  await change();
  expect(await left()).toHaveLength(6);
  await change();
  expect(await left()).toHaveLength(6);
  clock.advance(minutes(30));
  expect(await left()).toHaveLength(7);
});

const toMember = (more: Partial<NewMail> = {}) => mail(`${binh}@cty.vn`, { guestOf: undefined, ...more });

test('a member whose address nobody has verified gets five mails of companies a day, and the rest after verifying', async () => {
  await prove(binh, false);
  await queue(Array.from({ length: 4 }, () => toMember()));
  await queue(
    Array.from({ length: 4 }, () => toMember()),
    stone,
  );
  expect(await left()).toHaveLength(5);
  expect(await waiting()).toEqual(['budget', 'budget', 'budget']);
  await queueMails(database.trusted({ userId: binh }), world, { userId: binh }, [toMember()]);
  expect(await left(), 'a mail about the account itself').toHaveLength(6);
  await clone.sql('update users set email_verified_at = $2 where id = $1', [binh, clock.now()]);
  expect(await left()).toHaveLength(9);
});

test('a verified member has no limit, and an unverified one is mailed new times and cancellations', async () => {
  await queue(Array.from({ length: 8 }, () => toMember({ subjectId: newId() })));
  expect(await left()).toHaveLength(8);
  await prove(binh, false);
  await queue(Array.from({ length: 6 }, () => toMember({ subjectId: newId() })));
  expect(await left()).toHaveLength(13);
  await queue([toMember({ opens: false, mustReach: true })]);
  expect(await left()).toHaveLength(14);
});

test('a mail that has waited until it is useless is deleted', async () => {
  await prove(an, false);
  const soon = new Date(clock.now().getTime() + minutes(10));
  await queue([mail('khach@doi-tac.example', { expiresAt: soon })]);
  expect(await left()).toEqual([]);
  clock.advance(minutes(11));
  await prove(an, true);
  expect(await left()).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('what was to reach a member by then is deleted too, a mail server that was away until then', async () => {
  const soon = new Date(clock.now().getTime() + minutes(10));
  await queue([mail('an@cty.vn', { guestOf: undefined, expiresAt: soon })]);
  // A try that failed.
  await clone.sql("update outbox_mails set attempts = 1, send_after = send_after + interval '10 minutes'");
  clock.advance(minutes(10));
  expect(await left()).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('a mail whose sender never verifies their address is deleted after three months', async () => {
  await prove(an, false);
  await queue([mail('khach@doi-tac.example')]);
  await left();
  clock.advance(days(90) + 1);
  await deleteOldMails(world);
  expect(await waiting()).toEqual([]);
});
