import { listAuditEntries } from '@hopgon/contract/audit/routes';
import { refreshToken } from '@hopgon/contract/auth/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { givenCompany, givenPerson, type Person } from '../testing/given.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { urlOf } from '../testing/url-of.ts';
import { runCli } from './run-cli.ts';

const Reply = z.record(z.string(), z.unknown());

let app: TestApp;
let env: Readonly<Record<string, string>>;
let owner: Person;
let member: Person;
beforeAll(async () => {
  app = await startTestApp();
  env = {
    DATA_DIR: app.dataDir,
    DATABASE_URL: urlOf(app.database.appConfig),
    DATABASE_OWNER_URL: urlOf(app.database.ownerConfig),
  };
  const company = await givenCompany(app, {
    owner: 'Nguyễn Văn An',
    members: ['Trần Thị Bình'],
    name: 'Gỗ Vân',
  });
  owner = company.owner;
  member = company.people['Trần Thị Bình'];
});
afterAll(() => app.close());

async function cli(...args: string[]) {
  const lines: string[] = [];
  const code = await runCli([...args, '--json'], env, {
    out: (line) => lines.push(line),
    err: () => undefined,
    clock: app.clock,
  });
  return { code, reply: Reply.parse(JSON.parse(lines.join('\n'))) };
}

const auditTexts = async (person: Person) =>
  (await person.call(listAuditEntries))
    .value()
    .entries.map(({ text, actor }) => [actor?.displayName ?? null, text]);

test('accounts are found by name without diacritics, with companies, roles and sessions', async () => {
  const { code, reply } = await cli('users', 'list', 'tran thi');
  expect(code).toBe(0);
  expect(reply.users).toEqual([
    expect.objectContaining({
      email: member.email,
      name: 'Trần Thị Bình',
      hasSecondFactor: false,
      sessions: 1,
      companies: [expect.objectContaining({ name: 'Gỗ Vân', role: 'member' })],
    }),
  ]);
  expect(JSON.stringify(reply)).not.toMatch(/hash|token|secret/i);
});

test('a lost owner is replaced, the former one becomes an admin, and the audit log says that the server did it', async () => {
  expect(await cli('users', 'set-role', owner.email, '--role', 'member')).toMatchObject({ code: 1 });
  expect(await cli('users', 'set-role', member.email, '--role', 'admin')).toMatchObject({
    code: 0,
    reply: { before: 'member', role: 'admin' },
  });
  expect(await cli('users', 'set-role', member.email, '--role', 'owner')).toMatchObject({ code: 0 });
  const { reply } = await cli('users', 'list', owner.email);
  expect(reply.users).toMatchObject([{ companies: [{ role: 'admin' }] }]);
  expect((await auditTexts(member)).slice(0, 2)).toEqual([
    [null, 'đã giao quyền sở hữu cho Trần Thị Bình'],
    [null, 'đã đặt vai trò của Trần Thị Bình là Quản trị viên'],
  ]);
});

// ASVS v5.0.0-6.4.4
test('the second factor of a person who lost it is removed with their sessions, and they get a mail', async () => {
  await app.database.sql(
    `insert into totp_factors (user_id, sealed_secret, created_at, confirmed_at, last_step)
     values ($1, '\\x00', now(), now(), 1)`,
    [owner.userId],
  );
  expect(await cli('users', 'reset-second-factor', owner.email)).toMatchObject({
    code: 0,
    reply: { ended: 1 },
  });
  expect((await owner.call(readMe)).status).toBe(401);
  const again = await app.call(refreshToken, { body: { refreshToken: owner.refreshToken } });
  expect(again.body).toMatchObject({ code: 'refresh_refused', details: { reason: 'operator' } });
  const [mail] = await app.database.sql<{ count: string }>(
    "select count(*) from outbox_mails where message::text like '%hai bước%'",
  );
  expect(Number(mail?.count)).toBe(1);
  expect((await auditTexts(member))[0]).toEqual([null, 'đã gỡ xác thực hai bước của Nguyễn Văn An']);
});

// ASVS v5.0.0-7.4.5
test('the sessions of a person are listed without addresses of houses, and ended', async () => {
  const person = await givenPerson(app, 'Lê Văn Cường');
  const { reply } = await cli('sessions', 'list', person.email);
  expect(reply.sessions).toMatchObject([{ id: person.sessionId, address: expect.stringMatching(/\.x$/) }]);
  expect(await cli('sessions', 'end', person.email)).toMatchObject({ code: 0, reply: { ended: 1 } });
  expect((await person.call(readMe)).status).toBe(401);
});

test.each([
  ['users', 'set-role', 'khong@co.example', '--role', 'admin'],
  ['sessions', 'end', 'khong@co.example'],
])('%s %s of an address without an account says so', async (...args) => {
  expect(await cli(...args)).toMatchObject({
    code: 1,
    reply: { error: 'Không có tài khoản khong@co.example.' },
  });
});

test.each([[['users']], [['users', 'set-role', 'a@b.vn', '--role', 'vua']], [['sessions', 'list']]])(
  '%j is a wrong command line',
  async (args) => {
    expect((await cli(...args)).code).toBe(2);
  },
);

test('what retention rules would delete is counted for each company, and nothing of it is named', async () => {
  const [{ id: companyId } = { id: '' }] = await app.database.sql<{ id: string }>(
    "select id from companies where name = 'Gỗ Vân'",
  );
  await app.database.sql(
    `insert into meetings (company_id, id, title, starts_at, ends_at, time_zone, created_by, created_at, updated_at)
     values ($1, gen_random_uuid(), 'Họp xưa', '2024-01-02', '2024-01-03', 'Asia/Ho_Chi_Minh', $2, '2024-01-01', '2024-01-01')`,
    [companyId, owner.userId],
  );
  await app.database.sql(
    `insert into retention_settings (company_id, meeting_months, keeps_adopted, starts_at, updated_at)
     values ($1, 12, true, '2026-01-01', now())`,
    [companyId],
  );
  expect(await cli('retention')).toMatchObject({ code: 2 });
  const counted = await cli('retention', '--dry-run');
  expect(counted).toMatchObject({
    code: 0,
    reply: { companies: [{ companyId, counts: { meetings: 1, transcripts: 0 }, kept: { held: 0 } }] },
  });
  expect(JSON.stringify(counted)).not.toContain('Họp xưa');
  await app.database.sql(
    `insert into retention_holds (company_id, id, reason, held_by, held_at) values ($1, gen_random_uuid(), 'Thanh tra', $2, now())`,
    [companyId, owner.userId],
  );
  expect((await cli('retention', '--dry-run')).reply).toMatchObject({
    companies: [{ counts: { meetings: 0, transcripts: 0 }, kept: { held: 1 } }],
  });
  expect((await cli('retention', '--dry-run', '--company', owner.userId)).reply).toEqual({ companies: [] });
});

test('doctor looks at an own PostgreSQL and names what backups lack', async () => {
  const { code, reply } = await cli('doctor');
  expect(code).toBe(3);
  const found = z.array(z.object({ check: z.string(), state: z.string(), text: z.string() }));
  const findings = new Map(found.parse(reply.findings).map((finding) => [finding.check, finding]));
  for (const check of ['modes', 'database', 'clock', 'migrations'])
    expect(findings.get(check), check).toMatchObject({ state: 'ok' });
  for (const check of ['mail', 'backup'])
    expect(findings.get(check), check).toMatchObject({ state: 'warning' });
  expect(findings.get('replication')).toMatchObject({
    state: 'problem',
    text: expect.stringContaining('max_wal_senders'),
  });
  expect(await cli('migrate')).toMatchObject({ code: 0, reply: { pending: 0 } });
});
