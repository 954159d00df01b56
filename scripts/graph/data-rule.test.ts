import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readsEverything, tableGrants } from './data-rule.ts';
import { placeOf } from './place.ts';
import { readImports } from './read-imports.ts';
import { readDeclaredTables, readTables, type TableTouch } from './read-tables.ts';
import { domainUses } from './rule.ts';
import { root, sourceFiles } from './source-files.ts';

interface DomainFile {
  readonly path: string;
  readonly domain: string;
  readonly source: string;
}

const files: readonly DomainFile[] = sourceFiles().flatMap((path) => {
  const place = placeOf(path);
  return place?.zone === 'domain' && !place.test
    ? [{ path, domain: place.domain, source: readFileSync(join(root, path), 'utf8') }]
    : [];
});

const ownerOf = new Map(
  files.flatMap(({ path, domain, source }) =>
    path.endsWith('.tables.ts') ? readDeclaredTables(source).map((table) => [table, domain] as const) : [],
  ),
);

interface ForeignTouch extends TableTouch {
  readonly domain: string;
  readonly owner: string;
  readonly path: string;
}

const foreign: readonly ForeignTouch[] = files.flatMap(({ path, domain, source }) =>
  readTables(source, [...ownerOf.keys()])
    .map((touch) => ({ ...touch, domain, path, owner: ownerOf.get(touch.table) ?? '' }))
    .filter(({ owner }) => owner !== domain),
);

test('each domain declares its tables', () => {
  expect(ownerOf.size).toBeGreaterThan(40);
  expect(ownerOf.get('meetings')).toBe('meetings');
});

test('no domain writes rows of another', () => {
  expect(foreign.filter(({ writes }) => writes).map(({ path, table }) => `${path} writes ${table}`)).toEqual(
    [],
  );
});

test('a domain reads another’s table only where that domain grants it', () => {
  const refused = foreign.filter(
    ({ domain, table }) => domain !== readsEverything && !tableGrants[table]?.includes(domain),
  );
  expect(refused.map(({ path, table }) => `${path} reads ${table}`)).toEqual([]);
});

test('every grant is used, and follows the direction in which domains use each other', () => {
  const rows = Object.entries(tableGrants).flatMap(([table, readers]) =>
    readers.map((domain) => ({ table, domain, owner: ownerOf.get(table) ?? 'nobody' })),
  );
  const unused = rows.filter(
    ({ table, domain }) => !foreign.some((touch) => touch.table === table && touch.domain === domain),
  );
  expect(unused).toEqual([]);
  const backwards = rows.filter(({ domain, owner }) => !domainUses[domain]?.includes(owner));
  expect(backwards).toEqual([]);
});

test('every row of the rule is used: by an import, or by reading a table', () => {
  const used = new Set(foreign.map(({ domain, owner }) => `${domain} → ${owner}`));
  for (const { path, domain, source } of files)
    for (const { specifier } of readImports(path, source)) {
      const other = specifier?.match(/^(?:\.\.\/)+([a-z-]+)\/(?!.*\.events\.ts$)/)?.[1];
      if (other) used.add(`${domain} → ${other}`);
    }
  const rows = Object.entries(domainUses).flatMap(([domain, uses]) =>
    uses.map((other) => `${domain} → ${other}`),
  );
  expect(rows.filter((row) => !used.has(row))).toEqual([]);
});

describe('reads tables', () => {
  const known = ['users', 'meetings', 'meeting_guests'];
  test.each<[string, readonly TableTouch[]]>([
    ["db.selectFrom('users as u').innerJoin('meetings', …)", [read('users'), read('meetings')]],
    ["db\n.insertInto('users')", [write('users')]],
    ['sql`select 1 from meetings m join users u on true`', [read('meetings'), read('users')]],
    ['sql`update meetings m set title = 1`', [write('meetings')]],
    ['sql`delete from users`', [write('users')]],
    ["db.selectFrom('meeting_guests')", [read('meeting_guests')]],
    ['// from users\n/* join meetings */', []],
  ])('of %s', (source, touches) => {
    expect(readTables(source, known)).toEqual(touches);
  });
});

function read(table: string): TableTouch {
  return { table, writes: false };
}

function write(table: string): TableTouch {
  return { table, writes: true };
}
