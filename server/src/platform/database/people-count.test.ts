import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { readMigrations } from './migrate.ts';

const idOf = (kind: string, digit: number) => `019f0000-0000-7000-8000-${kind.repeat(11)}${digit}`;
const person = (digit: number) => idOf('a', digit);
const company = idOf('c', 1);
const meeting = (digit: number) => idOf('e', digit);
const at = '2026-11-20T02:00:00Z';

let database: TestDatabase;

/** A company of three people and two meetings nobody is invited to yet. */
beforeEach(async () => {
  await database?.drop();
  database = await cloneDatabase(inject('postgres'));
  const { sql } = database;
  await sql(`insert into users (id, email, created_at) select id, 'n' || n || '@congty.example', '${at}'
    from unnest(array['${[1, 2, 3].map(person).join("','")}']::uuid[]) with ordinality as u(id, n)`);
  await sql(`select app.found_company('${company}', 'Công ty', '${person(1)}', 'AAAAA1', 'UTC', '${at}')`);
  await sql(`insert into memberships (company_id, user_id, joined_at)
    values ('${company}', '${person(2)}', '${at}'), ('${company}', '${person(3)}', '${at}')`);
  await sql(`insert into meetings (company_id, id, title, starts_at, ends_at, time_zone, created_by, created_at, updated_at)
    select '${company}', id, 'Họp', '${at}', '2026-11-20T03:00:00Z', 'UTC', '${person(1)}', '${at}', '${at}'
    from unnest(array['${[1, 2].map(meeting).join("','")}']::uuid[]) as m(id)`);
});
afterAll(() => database.drop());

const invite = (...parts: readonly (readonly [meetingDigit: number, personDigit: number])[]) =>
  database.sql(
    `insert into meeting_participants (company_id, meeting_id, user_id) values ${parts
      .map(([held, invited]) => `('${company}', '${meeting(held)}', '${person(invited)}')`)
      .join(', ')}`,
  );

const counts = async () =>
  (await database.sql('select participant_count from meetings order by id')).map(
    (row) => Object(row).participant_count,
  );

describe('a meeting knows how many people it has', () => {
  test('when they come, one statement for several meetings', async () => {
    expect(await counts()).toEqual([0, 0]);
    await invite([1, 1], [1, 2], [2, 1]);
    await invite([1, 3]);
    expect(await counts()).toEqual([3, 1]);
  });

  test('when they go, and when their answers change', async () => {
    await invite([1, 1], [1, 2], [2, 1], [2, 3]);
    await database.sql(`update meeting_participants set answer = 'declined'`);
    await database.sql(`delete from meeting_participants where user_id = '${person(1)}'`);
    expect(await counts()).toEqual([1, 1]);
  });

  test('when two come at once, each in a transaction of its own', async () => {
    const clients = [2, 3].map(() => new pg.Client(database.appConfig));
    const [first, second] = clients;
    for (const client of clients) {
      await client.connect();
      await client.query(`set app.company_id = '${company}'; begin`);
    }
    const come = (client: pg.Client | undefined, digit: number) =>
      client?.query(`insert into meeting_participants (company_id, meeting_id, user_id)
        values ('${company}', '${meeting(1)}', '${person(digit)}')`);
    await come(first, 2);
    const waiting = come(second, 3);
    await first?.query('commit');
    await waiting;
    await second?.query('commit');
    await Promise.all(clients.map((client) => client.end()));
    expect(await counts()).toEqual([2, 0]);
  });

  test('while it is deleted itself', async () => {
    await invite([1, 1], [2, 1], [2, 3]);
    await database.sql(`delete from meetings where id = '${meeting(1)}'`);
    expect(await counts()).toEqual([2]);
  });

  test('of meetings from before the count was stored', async () => {
    await invite([1, 1], [1, 2]);
    const folder = fileURLToPath(new URL('../../../migrations', import.meta.url));
    const kept = (await readMigrations(folder)).find(({ name }) => name === '0021_count_people.sql');
    await database.sql('drop function app.count_people() cascade');
    await database.sql('alter table meetings drop column participant_count');
    await database.sql(kept?.sql ?? '');
    expect(await counts()).toEqual([2, 0]);
  });
});
