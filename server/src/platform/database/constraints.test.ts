import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';

const at = '2026-11-20T02:00:00Z';
const idOf = (kind: string, digit: number) => `019f0000-0000-7000-8000-${kind.repeat(11)}${digit}`;
const person = (digit: number) => idOf('a', digit);
const company = (digit: number) => idOf('c', digit);
const meeting = (digit: number) => idOf('e', digit);

let database: TestDatabase;

/** Two companies: each with its founder, the first with a member and a meeting with a transcript besides. */
beforeAll(async () => {
  database = await cloneDatabase(inject('postgres'));
  const { sql } = database;
  for (const digit of [1, 2, 3]) {
    await sql('insert into users (id, email, created_at) values ($1, $2, $3)', [
      person(digit),
      `nguoi${digit}@congty.example`,
      at,
    ]);
  }
  for (const digit of [1, 2]) {
    const code = `AAAAA${digit}`;
    await sql('select app.found_company($1, $2, $3, $4, $5, $6)', [
      company(digit),
      'Công ty',
      person(digit),
      code,
      'UTC',
      at,
    ]);
    await sql(
      `insert into meetings (company_id, id, title, starts_at, ends_at, time_zone, created_by, created_at, updated_at)
       values ($1, $2, 'Họp', $3, $3::timestamptz + interval '1 hour', 'UTC', $4, $3, $3)`,
      [company(digit), meeting(digit), at, person(digit)],
    );
  }
  await sql('insert into memberships (company_id, user_id, joined_at) values ($1, $2, $3)', [
    company(1),
    person(3),
    at,
  ]);
});
afterAll(() => database.drop());

const duplicate = '23505';
const foreign = '23503';
const check = '23514';
const missing = '23502';

/** The error PostgreSQL raises for the change; an accepted change is rolled back. */
async function verdictOf(statement: string): Promise<string> {
  await database.sql('begin');
  try {
    await database.sql(statement);
    await database.sql('set constraints all immediate');
    return 'allowed';
  } catch (error) {
    return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';
  } finally {
    await database.sql('rollback');
  }
}

const changeOf = (table: string, change: string, where: string) =>
  `update ${table} set ${change} where ${where}`;
const companyOne = `id = '${company(1)}'`;
const memberThree = `company_id = '${company(1)}' and user_id = '${person(3)}'`;
const founderOne = `company_id = '${company(1)}' and user_id = '${person(1)}'`;

describe('a company has one owner', () => {
  test.each<[string, string, string]>([
    ['nobody', changeOf('companies', 'owner_id = null', companyOne), missing],
    ['somebody unknown', changeOf('companies', `owner_id = '${person(9)}'`, companyOne), foreign],
    ['somebody of another company', changeOf('companies', `owner_id = '${person(2)}'`, companyOne), foreign],
    ['a member', changeOf('companies', `owner_id = '${person(3)}'`, companyOne), 'allowed'],
    [
      'who was removed',
      `update memberships set status = 'removed' where company_id = '${company(1)}' and user_id = '${person(1)}'`,
      foreign,
    ],
  ])('%s as owner', async (_, statement, verdict) => {
    expect(await verdictOf(statement)).toBe(verdict);
  });

  test('whose membership and account cannot be deleted', async () => {
    expect(await verdictOf(`delete from memberships where ${founderOne}`)).toBe(foreign);
    expect(await verdictOf(`delete from users where id = '${person(1)}'`)).toBe(foreign);
  });
});

describe('an admin is an active member first', () => {
  test.each<[string, string, string]>([
    ['an active member', 'is_admin = true', 'allowed'],
    ['somebody who waits', `is_admin = true, status = 'waiting'`, check],
    ['somebody removed', `is_admin = true, status = 'removed'`, check],
  ])('%s', async (_, change, verdict) => {
    expect(await verdictOf(changeOf('memberships', change, memberThree))).toBe(verdict);
  });

  test('and stops being one before being removed', async () => {
    await database.sql(changeOf('memberships', 'is_admin = true', memberThree));
    expect(await verdictOf(changeOf('memberships', `status = 'removed'`, memberThree))).toBe(check);
    await database.sql(changeOf('memberships', 'is_admin = false', memberThree));
  });
});

describe('there is one of each', () => {
  test.each<[string, string, string]>([
    [
      'e-mail address',
      changeOf('users', `email = 'nguoi1@congty.example'`, `id = '${person(2)}'`),
      duplicate,
    ],
    [
      'e-mail address in capitals',
      changeOf('users', `email = 'Nguoi9@a.example'`, `id = '${person(2)}'`),
      check,
    ],
    ['invite code', changeOf('companies', `invite_code = 'AAAAA2'`, companyOne), duplicate],
    [
      'membership of a person in a company',
      `insert into memberships (company_id, user_id, joined_at) values ('${company(1)}', '${person(3)}', '${at}')`,
      duplicate,
    ],
    [
      'chair of a meeting',
      `insert into meeting_participants (company_id, meeting_id, user_id, role) values
       ('${company(1)}', '${meeting(1)}', '${person(1)}', 'chair'), ('${company(1)}', '${meeting(1)}', '${person(3)}', 'chair')`,
      duplicate,
    ],
    ['version of a transcript', `${transcript(1)}; ${transcript(1)}`, duplicate],
    ['version of a transcript, and the next', `${transcript(1)}; ${transcript(2)}`, 'allowed'],
    ['version of a transcript, from 1', transcript(0), check],
  ])('%s', async (_, statement, verdict) => {
    expect(await verdictOf(statement)).toBe(verdict);
  });

  test.each(['aaaaa9', 'AAAA9', 'AAAAAA9', 'AAAA Đ', ''])('an invite code is not %j', async (code) => {
    expect(await verdictOf(changeOf('companies', `invite_code = '${code}'`, companyOne))).toBe(check);
  });
});

function transcript(version: number): string {
  return `insert into transcripts (company_id, id, meeting_id, version, name, format, content, turn_count, uploaded_by, created_at)
    values ('${company(1)}', gen_random_uuid(), '${meeting(1)}', ${version}, 'a.txt', 'text', 'An: chào', 1, '${person(1)}', '${at}')`;
}

/** An item created by hand, unless the overrides change that. */
function item(columns: Readonly<Record<string, string>>): string {
  const all: Record<string, string> = {
    company_id: `'${company(1)}'`,
    id: 'gen_random_uuid()',
    title: `'Việc'`,
    created_by: `'${person(1)}'`,
    created_at: `'${at}'`,
    updated_at: `'${at}'`,
    ...columns,
  };
  return `insert into action_items (${Object.keys(all).join(', ')}) values (${Object.values(all).join(', ')})`;
}

/** A decision typed by a person, unless the overrides change that. */
function reading(columns: Readonly<Record<string, string>>): string {
  const all: Record<string, string> = {
    company_id: `'${company(1)}'`,
    id: 'gen_random_uuid()',
    meeting_id: `'${meeting(1)}'`,
    kind: `'decision'`,
    position: '0',
    text: `'Chốt phương án B'`,
    created_by: `'${person(1)}'`,
    created_at: `'${at}'`,
    updated_at: `'${at}'`,
    ...columns,
  };
  return `insert into readings (${Object.keys(all).join(', ')}) values (${Object.values(all).join(', ')})`;
}

describe('nothing reaches over to another company', () => {
  const participant = (meetingDigit: number, personDigit: number) =>
    `insert into meeting_participants (company_id, meeting_id, user_id)
     values ('${company(1)}', '${meeting(meetingDigit)}', '${person(personDigit)}')`;
  const conversation = (columns: string, values: string) =>
    `insert into chat_sessions (company_id, id, title, created_at, updated_at, ${columns})
     values ('${company(1)}', gen_random_uuid(), 'Trò chuyện', '${at}', '${at}', ${values})`;

  test.each<[string, string, string]>([
    ['a participant from here', participant(1, 3), 'allowed'],
    ['a participant from there', participant(1, 2), foreign],
    ['a participant in a meeting from there', participant(2, 3), foreign],
    ['an assignee from here', item({ assignee_id: `'${person(3)}'` }), 'allowed'],
    ['an assignee from there', item({ assignee_id: `'${person(2)}'` }), foreign],
    ['an item of a meeting from there', item({ meeting_id: `'${meeting(2)}'` }), foreign],
    ['an author from there', item({ created_by: `'${person(2)}'` }), foreign],
    [
      'a meeting created by somebody from there',
      changeOf('meetings', `created_by = '${person(2)}'`, `id = '${meeting(1)}'`),
      foreign,
    ],
    ['a transcript of a meeting from there', transcript(1).replace(meeting(1), meeting(2)), foreign],
    ['a conversation of somebody from there', conversation('user_id', `'${person(2)}'`), foreign],
    [
      'a conversation about a meeting from there',
      conversation('user_id, meeting_id', `'${person(1)}', '${meeting(2)}'`),
      foreign,
    ],
    [
      'a current company one never joined',
      changeOf('users', `current_company_id = '${company(2)}'`, `id = '${person(3)}'`),
      foreign,
    ],
    [
      'a notification for somebody from there',
      `insert into notifications (company_id, user_id, id, kind, text, path, created_at)
       values ('${company(1)}', '${person(2)}', gen_random_uuid(), 'member-joined', 'a', '/', '${at}')`,
      foreign,
    ],
  ])('%s', async (_, statement, verdict) => {
    expect(await verdictOf(statement)).toBe(verdict);
  });
});

describe('impossible states are refused', () => {
  test.each<[string, string]>([
    [
      'a meeting that ends before it starts',
      changeOf('meetings', 'ends_at = starts_at', `id = '${meeting(1)}'`),
    ],
    [
      'a meeting cancelled by nobody',
      changeOf('meetings', 'cancelled_at = starts_at', `id = '${meeting(1)}'`),
    ],
    ['a working day that ends before it starts', changeOf('companies', 'work_end = work_start', companyOne)],
    ['a pause before the work', changeOf('companies', 'lunch_start = work_start', companyOne)],
    ['a pause that only begins', changeOf('companies', 'lunch_end = null', companyOne)],
    ['an eighth day of the week', changeOf('companies', `work_days = '{8}'`, companyOne)],
    ['an accepted item of nobody', item({ state: `'accepted'` })],
    ['an item without author or source', item({ created_by: 'null' })],
    ['an item by hand with evidence', item({ evidence: `'{0}'` })],
    ['a reading with lines of no transcript', reading({ evidence: `'{0}'` })],
    ['a reading of nobody, human or machine', reading({ created_by: 'null' })],
    ['a decision with a deadline', reading({ deadline: `'2026-11-30'` })],
  ])('%s', async (_, statement) => {
    expect(await verdictOf(statement)).toBe(check);
  });
});

test('deleting a company deletes all its rows and nothing else', async () => {
  const left = `select
    (select count(*)::int from companies) as companies, (select count(*)::int from memberships) as memberships,
    (select count(*)::int from meetings) as meetings, (select count(*)::int from users) as users,
    (select count(*)::int from users where current_company_id is not null) as placed`;
  await database.sql('begin');
  await database.sql(`delete from companies where ${companyOne}`);
  await database.sql('set constraints all immediate');
  expect(await database.sql(left)).toEqual([
    { companies: 1, memberships: 1, meetings: 1, users: 3, placed: 1 },
  ]);
  await database.sql('rollback');
});
