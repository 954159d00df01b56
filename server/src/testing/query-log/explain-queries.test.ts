import { expect, inject, test } from 'vitest';
import { explainQueries } from './explain-queries.ts';

const judge = (text: string) => explainQueries(inject('explained'), [text]);

test.each([
  ['rows of the company that the scope is bound to', 'select id from meetings where title = $1'],
  ['rows of memberships of a company', 'select user_id from memberships where company_id = $1'],
  [
    'what one person belongs to',
    'select c.name from memberships m join companies c on c.id = m.company_id where m.user_id = $1',
  ],
  [
    'rows that are joined by their company',
    'select m.id from memberships s join meetings m on m.company_id = s.company_id where s.company_id = $1',
  ],
  ['rows of a table with a mixed-case name', 'select "aB".id from meetings as "aB" where "aB".title = $1'],
  ['changes', 'update memberships set department = $1 where company_id = $2 and user_id = $3'],
  ['no table', 'select 1'],
])('lets %s pass', async (_, text) => {
  expect(await judge(text)).toEqual([]);
});

test.each([
  ['memberships', 'select count(*) from memberships where status = $1'],
  ['memberships', 'select user_id from memberships where company_id = $1 or user_id = $2'],
  ['memberships', 'select user_id from memberships where company_id = any ($1::uuid[])'],
  ['memberships', 'select user_id from memberships where company_id <> $1'],
  [
    'memberships, companies',
    'select c.name from companies c join memberships m on c.id = m.company_id where m.department = $1',
  ],
  [
    'memberships',
    'select m.user_id from unnest($1::uuid[]) as given(company_id) join memberships m on m.company_id = given.company_id',
  ],
])('finds that rows of several companies may be read of %s: %s', async (tables, text) => {
  expect(await judge(text)).toEqual([`${tables}: ${text}`]);
});
