import { allRoutes } from '@hopgon/contract/all-routes';
import { createCalendarFeed } from '@hopgon/contract/calendar/routes';
import { pathOf, type RouteShape } from '@hopgon/contract/route';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matrixInputs } from '../../testing/access/inputs.ts';
import { givenObjects, type Objects } from '../../testing/access/objects.ts';
import { type CompanyOf, givenCompany } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { encodeCursor } from '../database/cursor.rules.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Mai'>;
let ids: Objects;
let feedFile: string;
const avatarId = '0123456789abcdef0123456789abcdef';

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, { members: ['Lê Thị Mai'] });
  const cast = {
    companyId: company.companyId,
    ownerId: company.owner.userId,
    invitedId: company.people['Lê Thị Mai'].userId,
    chatterId: company.owner.userId,
    itemState: 'proposed',
    cardState: 'open',
  } as const;
  ids = await givenObjects(app.database, cast, app.clock.now());
  await app.world.storage.put({ folder: 'avatars', id: avatarId }, Buffer.from('ảnh'));
  await app.world.storage.put({ folder: 'papers', id: ids.paperId.replaceAll('-', '') }, Buffer.from('giấy'));
  await app.world.storage.put(
    { folder: 'minutes', id: ids.minutesId.replaceAll('-', '') },
    Buffer.from('ký'),
  );
  await app.world.storage.put(
    { folder: 'minutes', id: ids.companyTemplateId.replaceAll('-', '') },
    Buffer.from('mẫu'),
  );
  const { address } = (await company.owner.call(createCalendarFeed)).value();
  feedFile = address.slice(address.lastIndexOf('/') + 1);
});
afterAll(() => app.close());

const reads = allRoutes.filter(({ route }) => route.method === 'GET' && route.stream !== 'always');

const ask = (method: 'GET' | 'HEAD' | 'OPTIONS', url: string) =>
  app.server.inject({ method, url, headers: { authorization: `Bearer ${company.owner.token}` } });

const namesOf = (shape: RouteShape['query']): string[] => Object.keys(shape?.shape ?? {});

const paramsOf = (route: RouteShape): Record<string, string> => {
  const known: Record<string, string> = {
    ...ids,
    avatarId,
    file: feedFile,
    name: 'terms',
    part: 'chair',
    number: '1',
    form: 'minutes',
  };
  return Object.fromEntries(namesOf(route.params).map((name) => [name, known[name] ?? '']));
};

const queryTextOf = (name: string): string =>
  new URLSearchParams({ ...matrixInputs[name]?.(ids).query }).toString();

/** One text that changes when any row of any table does, but those of `except` and the counts of limits. */
async function stateOfDatabase(except: readonly string[] = []): Promise<string> {
  const tables = await app.database.sql<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all ($1) order by 1`,
    [[...except, 'rate_limits']],
  );
  const sums = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(string_agg(t::text, '' order by t::text)) as rows from ${name} t`,
  );
  return JSON.stringify(await app.database.sql(`${sums.join(' union all ')} order by name`));
}

describe('reading changes nothing', () => {
  // Exporting a company's data writes an audit entry, and a private feed address records when it was last requested.
  const recorded: Readonly<Record<string, readonly string[]>> = {
    exportCompanyData: ['audit_entries', 'audit_links'],
    exportAuditEntries: ['audit_entries', 'audit_links'],
    renderCalendarFeed: ['calendar_feeds'],
  };
  /** There is no closing to read while the company is open. */
  const statuses: Readonly<Record<string, number>> = { readClosing: 409 };

  /** The state that the test before this one left, since looking at all rows takes longer than a call. */
  let known: string | null = null;

  // ASVS v5.0.0-3.5.3
  test.each(reads)('$route.method $route.path, by GET and HEAD, with any query', async ({ name, route }) => {
    const url = `${pathOf(route, paramsOf(route))}?${queryTextOf(name)}`;
    const but = recorded[name];
    const before = but || known === null ? await stateOfDatabase(but) : known;
    expect((await ask('GET', url)).statusCode).toBe(statuses[name] ?? 200);
    expect((await ask('HEAD', url)).body).toBe('');
    await ask('OPTIONS', url);
    const after = await stateOfDatabase(but);
    known = but ? null : after;
    expect(after).toBe(before);
  });

  test('nor does reading a path that only accepts writes', async () => {
    const before = await stateOfDatabase();
    for (const { route } of allRoutes.filter(({ route }) => route.method !== 'GET')) {
      const url = pathOf(route, paramsOf(route));
      for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) await ask(method, url);
    }
    expect(await stateOfDatabase()).toBe(before);
  });

  test('and the check detects a change', async () => {
    const before = await stateOfDatabase();
    await app.database.sql(`update users set phone = '0901 234 567' where id = $1`, [company.owner.userId]);
    expect(await stateOfDatabase()).not.toBe(before);
  });
});

/** `HOSTILE_RUNS=500` for a night; each run of the suite draws other values. */
const hostileRuns = Number(process.env.HOSTILE_RUNS ?? 15);

const hostile = fc.oneof(
  fc.constantFrom(
    ...['', '0', '-1', '1', '5', '2147483648', '9007199254740993', '1e309', 'NaN', 'null', 'true', 'false'],
    ...['2026-11-20T02:00:00Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999999999Z', '2026-11-20'],
    ...['\0', '\ud800', '%', '_', '\\', "'", '"', '.*(', '[', '$1', '{}', '\u2028', 'đ', 'e\u0301'],
    '019f0000-0000-7000-8000-000000000000',
    "' or 1=1; --",
    'a'.repeat(500),
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

/** A cursor that is well made but was never given out. */
const forged = fc
  .array(
    fc.oneof(
      hostile,
      fc.constantFrom('2026-11-20T02:00:00.000Z', '019f0000-0000-7000-8000-00000000000c', 'infinity', '0'),
    ),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((keys) => encodeCursor(keys));

const queryOf = (route: RouteShape) =>
  fc.record(
    Object.fromEntries(
      namesOf(route.query).map((name) => [
        name,
        fc.array(name === 'cursor' ? forged : hostile, { minLength: 1, maxLength: 2 }),
      ]),
    ),
    { requiredKeys: [] },
  );

// Half a surrogate pair cannot be written in an address; what a browser would send stands for it.
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

describe('any query gets a reply or a refusal', () => {
  // ASVS v5.0.0-2.2.1, v5.0.0-4.3.1
  test.each(reads)('$route.path', async ({ route }) => {
    const params = fc.record(
      Object.fromEntries(
        Object.entries(paramsOf(route)).map(([name, id]) => [
          name,
          fc.oneof({ weight: 3, arbitrary: fc.constant(id) }, hostile),
        ]),
      ),
    );
    const pathFor = (named: Readonly<Record<string, string>>) =>
      route.path.replace(/:(\w+)/g, (_, name: string) => encode(named[name] ?? ''));
    // The first call loads the use case, and what prints or reads files; the time below is for those after it.
    await ask('GET', pathFor(paramsOf(route)));
    // Nothing can be spoilt in the address of the others.
    if (namesOf(route.params).length + namesOf(route.query).length === 0) return;
    await fc.assert(
      fc.asyncProperty(params, queryOf(route), async (named, query) => {
        const path = pathFor(named);
        const pairs = Object.entries(query).flatMap(([name, values = []]) =>
          values.map((value) => `${name}=${encode(value)}`),
        );
        const reply = await ask('GET', `${path}?${pairs.join('&')}`);
        expect(reply.statusCode, reply.body).toBeLessThan(500);
        const isFile = route.file !== undefined && reply.statusCode === 200;
        if (!isFile) expect(JSON.parse(reply.body)).toHaveProperty('success', reply.statusCode === 200);
      }),
      { numRuns: hostileRuns, interruptAfterTimeLimit: 5_000 },
    );
  });
});
