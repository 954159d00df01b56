import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { days, fakeClock, minutes } from '../../testing/fake-clock.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { readConfig } from '../config/read-config.ts';
import { type Database, openDatabase } from '../database/database.ts';
import type { Scope } from '../database/scope.ts';
import { createBus } from '../events/bus.ts';
import { newId } from '../ids/ids.ts';
import { createLogger } from '../log/logger.ts';
import { createCanaries } from '../models/canary.ts';
import { openStorage } from '../storage/open-storage.ts';
import { createMailSender, type MailSender, type MailWriters } from './create-mail-sender.ts';
import { deleteOldMails } from './delete-old-mails.ts';
import { createMailHealth } from './mail-health.ts';
import { openOutbox } from './outbox.ts';
import { cancelQueuedMails, type NewMail, queueDrafts, queueMail, queueMails } from './queue-mail.ts';

const userId = newId();
const companyId = newId();
const owner = { companyId };
const subjectId = newId();
const invitation: NewMail = {
  to: [{ name: 'Nguyễn Thị Ánh', address: 'anh@congty.vn' }],
  subject: 'Mời họp: Chốt kế hoạch quý',
  text: 'Trân trọng kính mời chị Ánh.',
  subjectId,
};

let clone: TestDatabase;
let database: Database;
let scope: Scope;
let clock: ReturnType<typeof fakeClock>;
let dataDir: string;
let sender: MailSender | undefined;
let closeServer = async (): Promise<void> => undefined;

beforeAll(async () => {
  clone = await cloneDatabase(inject('postgres'));
  database = openDatabase({ ...clone.appConfig, max: 4, onError: () => undefined });
  scope = database.trusted({ companyId });
  await clone.sql(
    "insert into users (id, email, created_at, email_verified_at) values ($1, 'anh@congty.vn', now(), now())",
    [userId],
  );
  await clone.sql("select app.found_company($1, 'Công ty', $2, 'BCF123', 'Asia/Ho_Chi_Minh', now())", [
    companyId,
    userId,
  ]);
});
afterAll(async () => {
  await database.close();
  await clone.drop();
});
beforeEach(() => {
  clock = fakeClock();
  dataDir = mkdtempSync(join(tmpdir(), 'hop-gon-mail-'));
});
afterEach(async () => {
  await sender?.stop(1000);
  await closeServer();
  closeServer = async () => undefined;
  rmSync(dataDir, { recursive: true });
  await clone.sql('delete from outbox_mails');
});

/** A world whose mails go to SMTP_URL, or into files. */
function newWorld(smtpUrl?: string, writers: MailWriters = {}) {
  const config = readConfig({ DATA_DIR: dataDir, ...(smtpUrl && { SMTP_URL: smtpUrl }) });
  const mailHealth = createMailHealth(smtpUrl !== undefined);
  const log = createLogger('silent');
  const storage = openStorage(config);
  const world = { bus: createBus(), clock, newId, config, database, log, mailHealth, storage };
  sender = createMailSender(world, writers);
  return { ...world, sender };
}

// A mail that is being written has another name still.
const files = () =>
  (readdirSync(dataDir).includes('outbox') ? readdirSync(join(dataDir, 'outbox')) : []).filter((name) =>
    name.endsWith('.eml'),
  );
const readMails = () =>
  Promise.all(files().map((file) => PostalMime.parse(readFileSync(join(dataDir, 'outbox', file)))));
const outbox = () =>
  clone.sql(
    'select attempts, sent_at is not null as sent, failed_at is not null as failed from outbox_mails',
  );

interface Refusal {
  readonly code: number;
  readonly text?: string;
}

/** A real mail server that refuses a given number of mails, then accepts every mail. */
async function openMailServer(refusals: Refusal[] = []) {
  const mails: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      const refusal = refusals.shift();
      done(refusal && Object.assign(new Error(refusal.text ?? 'refused'), { responseCode: refusal.code }));
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks));
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  closeServer = () => new Promise((done) => server.close(() => done()));
  return { mails, url: `smtp://127.0.0.1:${port}` };
}

test('a mail of a transaction that rolled back is never sent', async () => {
  const world = newWorld();
  const failing = scope.transaction(async (tx) => {
    await queueMail(tx, world, owner, invitation);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await world.sender.sendDue();
  expect(files()).toEqual([]);
});

test('without a mail server a mail is a file that only we can read', async () => {
  const world = newWorld();
  world.sender.start();
  await scope.transaction((tx) => queueMail(tx, world, owner, invitation));
  await expect.poll(files).toHaveLength(1);
  expect(statSync(join(dataDir, 'outbox', String(files()[0]))).mode & 0o777).toBe(0o600);
  const [mail] = await readMails();
  expect(mail).toMatchObject({
    from: { name: 'Họp Gọn', address: 'no-reply@127.0.0.1' },
    to: [{ name: 'Nguyễn Thị Ánh', address: 'anh@congty.vn' }],
    subject: 'Mời họp: Chốt kế hoạch quý',
  });
  expect(mail?.text?.trim()).toBe('Trân trọng kính mời chị Ánh.');
});

test('a calendar travels as an alternative that can be answered and as a file', async () => {
  const world = newWorld();
  const content = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';
  await queueMail(scope, world, owner, { ...invitation, calendar: { method: 'REQUEST', content } });
  await world.sender.sendDue();
  const [file = ''] = files();
  const raw = readFileSync(join(dataDir, 'outbox', file), 'utf8');
  expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i);
  expect(raw).toMatch(/filename=cuoc-hop\.ics/);
});

test('a file is named in the outbox and read when the mail leaves; one that is gone ends the mail', async () => {
  const world = newWorld();
  const stored = { folder: 'minutes', id: 'a'.repeat(32) } as const;
  await world.storage.put(stored, Buffer.from('biên bản'));
  const attachments = [{ filename: 'Biên bản.pdf', contentType: 'application/pdf', stored }];
  await queueMail(scope, world, owner, { ...invitation, attachments });
  expect(await clone.sql("select message -> 'attachments' as files from outbox_mails")).toEqual([
    { files: attachments },
  ]);
  await world.sender.sendDue();
  const [file] = files();
  const { attachments: sent } = await PostalMime.parse(readFileSync(join(dataDir, 'outbox', file ?? '')));
  const texts = sent.map(({ content }) =>
    typeof content === 'string' ? content : new TextDecoder().decode(content),
  );
  expect(texts).toEqual(['biên bản']);

  await queueMail(scope, world, owner, { ...invitation, attachments });
  await world.storage.remove(stored);
  await world.sender.sendDue();
  expect(files()).toHaveLength(1);
  expect(await clone.sql('select attempts from outbox_mails where failed_at is not null')).toEqual([
    { attempts: 1 },
  ]);
});

// ASVS v5.0.0-1.3.11
test('input cannot add a header', async () => {
  const world = newWorld();
  await queueMail(scope, world, owner, {
    ...invitation,
    to: [{ name: 'An\r\nBcc: ai@do.vn', address: 'an@congty.vn' }],
    subject: 'Họp\r\nBcc: ai@do.vn\r\n\r\nthân khác',
  });
  await world.sender.sendDue();
  const [mail] = await readMails();
  expect(mail?.bcc).toBeUndefined();
  expect(mail?.subject).toBe('Họp Bcc: ai@do.vn thân khác');
  expect(mail?.to).toEqual([{ name: 'An Bcc: ai@do.vn', address: 'an@congty.vn' }]);
  const address = 'an@congty.vn>\r\nRCPT TO:<ai@do.vn';
  await expect(
    queueMail(scope, world, owner, { ...invitation, to: [{ name: '', address }] }),
  ).rejects.toThrow();
});

test('a mail is sent at its time, not before', async () => {
  const world = newWorld();
  const sendAfter = new Date(clock.now().getTime() + 20_000);
  await queueMail(scope, world, owner, { ...invitation, sendAfter });
  await world.sender.sendDue();
  expect(files()).toEqual([]);
  clock.advance(20_000);
  await world.sender.sendDue();
  expect(files()).toHaveLength(1);
});

test('a delayed mail is sent by itself when it is due', async () => {
  const world = newWorld();
  world.sender.start();
  await queueMail(scope, world, owner, { ...invitation, sendAfter: new Date(clock.now().getTime() + 200) });
  expect(files()).toEqual([]);
  clock.advance(200);
  await expect.poll(files).toHaveLength(1);
});

test('mails about a subject can be cancelled until the first is being sent', async () => {
  const world = newWorld();
  await queueMail(scope, world, owner, {
    ...invitation,
    sendAfter: new Date(clock.now().getTime() + 20_000),
  });
  expect(await cancelQueuedMails(scope, { companyId, subjectIds: [subjectId] })).toBe(true);
  expect(await outbox()).toEqual([]);
  await queueMail(scope, world, owner, invitation);
  await world.sender.sendDue();
  expect(await cancelQueuedMails(scope, { companyId, subjectIds: [subjectId] })).toBe(false);
});

test('a mail about an account is its person’s: a company can neither write nor read it', async () => {
  const world = newWorld();
  const person = database.trusted({ userId });
  await expect(queueMail(scope, world, { userId }, invitation)).rejects.toThrow(/row-level security/);
  await queueMail(person, world, { userId }, invitation);
  const seen = (from: Scope) => from.db.selectFrom('outbox_mails').select('id').execute();
  expect(await seen(person)).toHaveLength(1);
  expect(await seen(scope)).toEqual([]);
});

test('a mail server receives each mail once', async () => {
  const server = await openMailServer();
  const world = newWorld(server.url);
  const many = Array.from({ length: 12 }, (_, place) => ({ ...invitation, subject: `Họp ${place}` }));
  await queueMails(scope, world, owner, many);
  const other = createMailSender(world);
  await Promise.all([world.sender.sendDue(), other.sendDue()]);
  await other.stop(1000);
  const subjects = await Promise.all(
    server.mails.map(async (mail) => (await PostalMime.parse(mail)).subject),
  );
  expect(subjects.toSorted()).toEqual(many.map((mail) => mail.subject).toSorted());
});

test('a mail that could not leave is tried again later, with the same Message-ID', async () => {
  const server = await openMailServer([{ code: 451 }]);
  const world = newWorld(server.url);
  await queueMail(scope, world, owner, invitation);
  await world.sender.sendDue();
  expect(await outbox()).toEqual([{ attempts: 1, sent: false, failed: false }]);
  expect(world.mailHealth.state(), 'it answered').toBe('ok');
  clock.advance(minutes(1) - 1);
  await world.sender.sendDue();
  expect(server.mails).toEqual([]);
  clock.advance(1);
  await world.sender.sendDue();
  expect(await outbox()).toEqual([{ attempts: 2, sent: true, failed: false }]);
  const [{ id } = { id: '' }] = await clone.sql<{ id: string }>('select id from outbox_mails');
  expect((await PostalMime.parse(String(server.mails[0]))).messageId).toBe(`<${id}@127.0.0.1>`);
});

test('an address the server refuses for good is given up at once', async () => {
  const server = await openMailServer([{ code: 550 }]);
  const world = newWorld(server.url);
  await queueMail(scope, world, owner, invitation);
  await world.sender.sendDue();
  expect(await outbox()).toEqual([{ attempts: 1, sent: false, failed: true }]);
  expect(world.mailHealth.state(), 'the server works').toBe('ok');
});

test('what is refused because of us is tried for a day, and some refusals in a row are no health', async () => {
  const quota = { code: 550, text: '5.4.5 Daily user sending limit exceeded' };
  const server = await openMailServer(Array.from({ length: 24 }, () => quota));
  const world = newWorld(server.url);
  await queueMail(scope, world, owner, invitation);
  await world.sender.sendDue();
  expect(world.mailHealth.state(), 'it may be of this mail').toBe('ok');
  for (let attempt = 2; attempt <= 24; attempt += 1) {
    clock.advance(minutes(65));
    await world.sender.sendDue();
  }
  expect(world.mailHealth.state()).toBe('failing');
  clock.advance(minutes(65));
  await world.sender.sendDue();
  expect(await outbox()).toEqual([{ attempts: 25, sent: true, failed: false }]);
  expect(world.mailHealth.state()).toBe('ok');
});

test('a server that does not answer is tried thirty times', async () => {
  const world = newWorld('smtp://127.0.0.1:1');
  await queueMail(scope, world, owner, invitation);
  for (let attempt = 1; attempt <= 31; attempt += 1) {
    await world.sender.sendDue();
    clock.advance(minutes(65));
  }
  expect(await outbox()).toEqual([{ attempts: 30, sent: false, failed: true }]);
  expect(world.mailHealth.state()).toBe('failing');
});

test('a mail claimed by a process that died is sent by the next', async () => {
  const world = newWorld();
  await queueMail(scope, world, owner, invitation);
  await clone.sql('select app.take_due_mails($1, 5, $2)', [clock.now(), [200, 1000, 5]]);
  // A slow mail server may need so long for one mail.
  clock.advance(minutes(4));
  await world.sender.sendDue();
  expect(files()).toEqual([]);
  clock.advance(minutes(1));
  await world.sender.sendDue();
  expect(files()).toHaveLength(1);
});

/** Two mails that one writer writes together; `subject` is that of the first, which cannot be written without one. */
async function queueTwoDrafts(subject: string | null) {
  const server = await openMailServer();
  const subjects = new Map<string, string | null>([
    ['anh@congty.vn', subject],
    ['binh@congty.vn', 'Mời họp'],
  ]);
  const Draft = z.object({ address: z.string() });
  const invite: MailWriters[string] = async (_, drafts) =>
    drafts.map((draft) => {
      const { address } = Draft.parse(draft);
      const to = [{ name: address, address }];
      if (subjects.get(address) === null) throw new Error('unreadable');
      return { message: { ...invitation, to, subject: subjects.get(address) ?? '' } };
    });
  const world = newWorld(server.url, { invite });
  const drafts = [...subjects.keys()].map((address) => ({ address, draft: { kind: 'invite', address } }));
  await queueDrafts(scope, world, owner, drafts);
  return { server, world };
}

const states = () =>
  clone.sql(
    'select address, sent_at is not null as sent, failed_at is not null as failed from outbox_mails order by 1',
  );

test('a mail that one process sent stays sent when the slower try of another fails', async () => {
  const world = newWorld();
  await queueMail(scope, world, owner, invitation);
  const outbox = openOutbox(world);
  const [slow] = await outbox.claim(1);
  clock.advance(days(1));
  const [again] = await outbox.claim(1);
  expect(again?.id, 'claimed a second time').toBe(slow?.id);
  await outbox.sent(again?.id ?? '', { message: invitation });
  await outbox.refused(slow?.id ?? '', 'timeout', false);
  expect(await outbox.untilNext()).toBeNull();
  expect(await clone.sql('select sent_at is not null as sent, last_error from outbox_mails')).toEqual([
    { sent: true, last_error: null },
  ]);
});

test('a mail that was sent is not sent again when another one cannot be recorded', async () => {
  const { server, world } = await queueTwoDrafts('Mời họp');
  await clone.sql(
    `create function lose_record() returns trigger language plpgsql as $$ begin raise 'lost'; end $$`,
  );
  await clone.sql(`create trigger lose_record before update on outbox_mails for each row
    when (new.sent_at is not null and new.address = 'anh@congty.vn') execute function lose_record()`);
  await world.sender.sendDue();
  await clone.sql('drop function lose_record() cascade');
  expect(await states()).toEqual([
    { address: 'anh@congty.vn', sent: false, failed: false },
    { address: 'binh@congty.vn', sent: true, failed: false },
  ]);
  clock.advance(minutes(5));
  await world.sender.sendDue();
  expect(server.mails).toHaveLength(3);
});

test('an invalid mail does not end those that were written with it', async () => {
  const { world } = await queueTwoDrafts('');
  await world.sender.sendDue();
  expect(await states()).toEqual([
    { address: 'anh@congty.vn', sent: false, failed: true },
    { address: 'binh@congty.vn', sent: true, failed: false },
  ]);
});

test('a draft that cannot be written fails alone', async () => {
  const { world } = await queueTwoDrafts(null);
  await world.sender.sendDue();
  expect(await states()).toEqual([
    { address: 'anh@congty.vn', sent: false, failed: false },
    { address: 'binh@congty.vn', sent: true, failed: false },
  ]);
});

const texts = () => clone.sql<{ text: string }>(`select message ->> 'text' as text from outbox_mails`);

test('the text of a mail with a secret is deleted once it was sent', async () => {
  const world = newWorld();
  const link = {
    ...invitation,
    text: 'Mở liên kết: #token=abc',
    html: '<a href="#token=abc">Mở</a>',
    secret: true,
  };
  await queueMail(scope, world, owner, link);
  expect(await texts()).toEqual([{ text: link.text }]);
  await world.sender.sendDue();
  const [mail] = await readMails();
  expect(mail?.text?.trim()).toBe(link.text);
  expect(mail?.html).toContain('#token=abc');
  expect(await clone.sql('select message from outbox_mails')).toEqual([
    { message: { to: link.to, subject: link.subject, text: '' } },
  ]);
});

test('the text of a mail with a secret is kept while it is retried, and deleted when it is given up', async () => {
  const server = await openMailServer([{ code: 451 }, { code: 550 }]);
  const world = newWorld(server.url);
  await queueMail(scope, world, owner, { ...invitation, secret: true });
  await world.sender.sendDue();
  expect(await texts()).toEqual([{ text: invitation.text }]);
  clock.advance(minutes(1));
  await world.sender.sendDue();
  expect(await texts()).toEqual([{ text: '' }]);
});

test('mails of a closed company wait until it is opened again; those about its closing and about accounts leave', async () => {
  const world = newWorld();
  const person = database.trusted({ userId });
  await queueMail(scope, world, owner, { ...invitation, subject: 'Mời họp' });
  await queueMail(scope, world, owner, { ...invitation, subject: 'Sẽ bị xóa', ofClosing: true });
  await queueMail(person, world, { userId }, { ...invitation, subject: 'Đặt lại mật khẩu' });
  const setClosed = (closed: boolean) =>
    clone.sql(
      'update companies set closed_at = $2, closed_by = case when $3 then owner_id end, removed_after = $4 where id = $1',
      [
        companyId,
        closed ? clock.now() : null,
        closed,
        closed ? new Date(clock.now().getTime() + days(7)) : null,
      ],
    );
  await setClosed(true);
  await world.sender.sendDue();
  const subjects = async () => (await readMails()).map(({ subject }) => subject).toSorted();
  expect(await subjects()).toEqual(['Sẽ bị xóa', 'Đặt lại mật khẩu']);
  expect(await clone.sql('select app.next_mail_at() as at')).toEqual([{ at: null }]);
  await setClosed(false);
  await world.sender.sendDue();
  expect(await subjects()).toEqual(['Mời họp', 'Sẽ bị xóa', 'Đặt lại mật khẩu']);
});

test('a mail is deleted a month after it was sent, three after it was given up, and never while it waits', async () => {
  const server = await openMailServer([{ code: 550 }]);
  const world = newWorld(server.url);
  await queueMail(scope, world, owner, { ...invitation, subject: 'Bị từ chối' });
  await world.sender.sendDue();
  await queueMail(scope, world, owner, { ...invitation, subject: 'Đã gửi' });
  await world.sender.sendDue();
  const sendAfter = new Date(clock.now().getTime() + days(200));
  await queueMail(scope, world, owner, { ...invitation, subject: 'Chưa đến giờ', sendAfter });
  const left = async () => {
    await deleteOldMails(world);
    const rows = await clone.sql<{ subject: string }>(
      `select message ->> 'subject' as subject from outbox_mails order by id`,
    );
    return rows.map(({ subject }) => subject);
  };
  clock.advance(days(30));
  expect(await left()).toEqual(['Bị từ chối', 'Đã gửi', 'Chưa đến giờ']);
  clock.advance(1);
  expect(await left()).toEqual(['Bị từ chối', 'Chưa đến giờ']);
  clock.advance(days(60));
  expect(await left()).toEqual(['Chưa đến giờ']);
});

test('a mail that holds the mark of a prompt is not sent, and is not tried again', async () => {
  const world = newWorld();
  const mark = createCanaries(world.config.appSecret).create();
  await queueMail(scope, world, owner, { ...invitation, text: `Xem ${[...mark].join(' ')}` });
  await world.sender.sendDue();
  const [row] = await clone.sql<{ sent_at: Date | null; failed_at: Date | null; last_error: string }>(
    'select sent_at, failed_at, last_error from outbox_mails',
  );
  expect(row).toMatchObject({
    sent_at: null,
    failed_at: expect.any(Date),
    last_error: expect.stringContaining('mark of a prompt'),
  });
});
