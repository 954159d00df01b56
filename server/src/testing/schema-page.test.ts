import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from './test-database.ts';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly key: boolean;
}

interface Reference {
  readonly table: string;
  readonly target: string;
  readonly columns: string;
  readonly cascades: boolean;
}

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('postgres'));
});
afterAll(() => database.drop());

const domainsFolder = new URL('../domains/', import.meta.url);

/** The domain that declares each table in one of its folders; the platform owns the others. */
function ownersOfTables(): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const domain of readdirSync(domainsFolder)) {
    const folder = new URL(`${domain}/`, domainsFolder);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.tables.ts')))
      for (const [, table = ''] of readFileSync(new URL(file, folder), 'utf8').matchAll(/^ {4}(\w+): /gm))
        if (!owners.has(table)) owners.set(table, domain);
  }
  return owners;
}

const listColumns = () =>
  database.sql<Column>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull as required,
      coalesce(a.attnum = any (p.conkey), false) as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_constraint p on p.conrelid = c.oid and p.contype = 'p'
    where n.nspname = 'public' and c.relkind in ('r', 'p')
    order by c.relname, a.attnum`);

const listReferences = () =>
  database.sql<Reference>(`
    select c.relname as table, t.relname as target, k.confdeltype = 'c' as cascades,
      (select string_agg(a.attname, ', ' order by u.place) from unnest(k.conkey) with ordinality u (number, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = u.number) as columns
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and n.nspname = 'public'
    order by 1, 2, 4`);

const identifier = (type: string): string => type.replace(/[^\w[\]]+/g, '_');

const entity = (table: string, columns: readonly Column[]): string =>
  [
    `  ${table} {`,
    ...columns.map(({ type, name, key, required }) =>
      `    ${identifier(type)} ${name}${key ? ' PK' : ''}${required ? '' : ' "may be null"'}`.trimEnd(),
    ),
    '  }',
  ].join('\n');

const relation = ({ table, target, columns, cascades }: Reference): string =>
  `  ${target} ||--o{ ${table} : "${columns}${cascades ? ', deleted with it' : ''}"`;

async function renderSchema(): Promise<string> {
  const owners = ownersOfTables();
  const columns = Map.groupBy(await listColumns(), ({ table }) => table);
  const references = await listReferences();
  const byDomain = Map.groupBy([...columns.keys()], (table) => owners.get(table) ?? 'platform');
  const sections = [...byDomain].toSorted(([left], [right]) => left.localeCompare(right, 'en'));
  return [
    '# The tables',
    '',
    'Generated from the migrated database; `npm test -- unit server/src/testing/schema-page.test.ts -u` writes it again. Each',
    'section is what one domain owns. Lines lead from a table to those whose rows name its rows.',
    ...sections.map(([domain, tables]) => {
      const inside = tables.flatMap((table) => references.filter((reference) => reference.table === table));
      const entities = tables.map((table) => entity(table, columns.get(table) ?? []));
      return [
        '',
        `## ${domain}`,
        '',
        '```mermaid',
        'erDiagram',
        ...inside.map(relation),
        ...entities,
        '```',
      ].join('\n');
    }),
    '',
  ].join('\n');
}

test('every declared table has the domain that declares it', () => {
  const owners = ownersOfTables();
  expect(owners.get('meeting_series')).toBe('meetings');
  expect(owners.get('passkeys')).toBe('auth');
});

test('the page of tables matches the database', async () => {
  await expect(await renderSchema()).toMatchFileSnapshot('../../../docs/tables.md');
});
