import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceInviteCode } from '@hopgon/contract/companies/routes';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type CompanyOf, givenCompany } from '../testing/given.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { urlOf } from '../testing/url-of.ts';
import { runCli } from './run-cli.ts';

const Verified = z.object({
  entries: z.int(),
  heads: z.array(z.object({ companyId: z.string(), position: z.int(), hash: z.string() })),
  breaks: z.array(z.object({ problem: z.string(), position: z.int().nullable() }).loose()),
});

let app: TestApp;
let company: CompanyOf<never>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const entries = 6;

beforeEach(async () => {
  company = await givenCompany(app);
  for (let count = 1; count < entries; count += 1) (await company.owner.call(replaceInviteCode)).value();
});

async function verify(...args: string[]) {
  const lines: string[] = [];
  const env = {
    DATA_DIR: app.dataDir,
    DATABASE_URL: urlOf(app.database.appConfig),
    DATABASE_OWNER_URL: urlOf(app.database.ownerConfig),
  };
  const words = ['audit', 'verify', '--company', company.companyId, ...args, '--json'];
  const out = { out: (line: string) => lines.push(line), err: () => undefined, clock: app.clock };
  const code = await runCli(words, env, out);
  return { code, ...Verified.parse(JSON.parse(lines.join(''))) };
}

const entryAt = '(select entry_id from audit_links where company_id = $1 and position = $2)';
/** What somebody with all rights over the database may do, and what of it is found at the fourth entry. */
const tampering: readonly [string, string, string][] = [
  ['entry-changed', 'another actor', `update audit_entries set actor_id = null where id = ${entryAt}`],
  [
    'entry-changed',
    'another time',
    `update audit_entries set at = at - interval '1 second' where id = ${entryAt}`,
  ],
  [
    'entry-changed',
    'another kind of act',
    `update audit_entries set kind = 'company-exported' where id = ${entryAt}`,
  ],
  [
    'entry-changed',
    'other details',
    `update audit_entries set details = '{"meetings":1}' where id = ${entryAt}`,
  ],
  ['entry-removed', 'an entry', `delete from audit_entries where id = ${entryAt}`],
  ['link-removed', 'a link', 'delete from audit_links where company_id = $1 and position = $2 - 1'],
];

test('the log of a company that nobody touched is whole', async () => {
  expect(await verify()).toMatchObject({
    ...{ code: 0, entries, breaks: [] },
    heads: [{ companyId: company.companyId, position: entries }],
  });
});

// ASVS v5.0.0-16.4.2
test.each(tampering)('%s: %s is found, and named by its place', async (problem, _, statement) => {
  await app.database.sql(statement, [company.companyId, 4]);
  expect(await verify()).toMatchObject({ code: 3, breaks: [{ problem, position: 4 }] });
});

test('an entry written past the chain is found', async () => {
  await app.database.sql('delete from audit_links where company_id = $1 and position = $2', [
    company.companyId,
    entries,
  ]);
  expect(await verify()).toMatchObject({ code: 3, breaks: [{ problem: 'entry-unlinked', position: null }] });
});

test('a log rewritten with its links, or cut off, is found by the heads of an earlier run', async () => {
  const file = join(app.dataDir, 'heads.json');
  await writeFile(file, JSON.stringify(await verify()));
  expect(await verify('--since', file)).toMatchObject({ code: 0 });
  await app.database.sql(
    `with link as (delete from audit_links where company_id = $1 and position = $2 returning entry_id)
     delete from audit_entries where id in (select entry_id from link)`,
    [company.companyId, entries],
  );
  expect(await verify()).toMatchObject({ code: 0, entries: entries - 1 });
  expect(await verify('--since', file)).toMatchObject({
    code: 3,
    breaks: [{ problem: 'log-rewritten', position: entries }],
  });
  await company.owner.call(replaceInviteCode);
  expect(await verify('--since', file)).toMatchObject({
    code: 3,
    breaks: [{ problem: 'log-rewritten', position: entries }],
  });
});

test('entries written at once by many are one chain', async () => {
  await Promise.all(Array.from({ length: 20 }, () => company.owner.call(replaceInviteCode)));
  expect(await verify()).toMatchObject({ code: 0, entries: entries + 20, breaks: [] });
});

test('the log of a company that is removed goes with it, whole', async () => {
  const now = app.clock.now();
  await app.database.sql(
    `update companies set closed_at = $2::timestamptz - interval '7 days', closed_by = owner_id, removed_after = $2
     where id = $1`,
    [company.companyId, now],
  );
  await sql`select app.remove_company(${now})`.execute(app.world.scopes.job(company.companyId).db);
  expect(await verify()).toMatchObject({ code: 0, entries: 0, heads: [] });
});
