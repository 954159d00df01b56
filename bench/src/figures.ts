import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { listFiguresSuggestions, readFigures } from '@hopgon/contract/figures/routes';
import { searchCompany } from '@hopgon/contract/search/routes';
import { Client } from 'pg';
import { type Company, createGiven, type Person } from '../../e2e/support/given.ts';
import { openTemporaryPostgres } from '../../server/src/platform/postgres/open-temporary-postgres.ts';
import { startOurs } from './pair.ts';
import { inMs, spreadOf } from './spread.ts';
import { table } from './table.ts';
import { withoutIndexes } from './without-indexes.ts';

const sizes = [50, 500, 2000] as const;
const years = 5;
const rounds = 7;
/** Weeks whose figures the server keeps. */
const keptWeeks = 107;
/** One series for so many people, and how many people each of its meetings has: two and a half meetings a week for each. */
const peopleOfSeries = 2;
const peopleOfMeeting = 5;

interface Filled {
  readonly owner: Person;
  readonly company: Company;
}

/**
 * A company as large whose series met each week for years, in SQL: the API would take hours. Triggers are off, since nothing
 * of what they keep is read by the figures.
 */
async function fillYears(db: Client, filled: Filled, people: number): Promise<number> {
  const tables = ['meetings', 'meeting_participants', 'readings', 'action_items', 'live_meetings'];
  await db.query('set session_replication_role = replica');
  let meetings = 0;
  await withoutIndexes(db, tables, async () => {
    meetings = await insertYears(db, filled, people);
  });
  await db.query('set session_replication_role = origin');
  await db.query('vacuum analyze');
  return meetings;
}

async function insertYears(db: Client, { owner, company }: Filled, people: number): Promise<number> {
  const series = Math.floor(people / peopleOfSeries);
  const values = [company.id, owner.id];
  await db.query(
    `drop table if exists staff; create temp table staff on commit preserve rows as
     select gen_random_uuid() as id, n from generate_series(1, ${people - 1}) n union all select '${owner.id}', 0`,
  );
  await db.query(
    `insert into users (id, email, display_name, created_at)
     select id, id || '@congty.example', 'Người ' || n, now() - interval '6 years' from staff where n > 0`,
  );
  await db.query(
    `insert into memberships (company_id, user_id, joined_at, department, display_name, email)
     select $1, id, now() - interval '6 years', 'Phòng ' || n % ${Math.min(20, people / 10)}, 'Người ' || n, id || '@congty.example' from staff where n > 0`,
    [company.id],
  );
  await db.query(
    `insert into meeting_series (company_id, id, origin_id, time_zone, first_day, start_time, length_ms, frequency, every,
       weekdays, filled_until, created_by, created_at, updated_at)
     select $1, s, s, 'Asia/Ho_Chi_Minh', now() - interval '${years} years', '09:00', 3600000, 'weekly', 1, '{1}', now() + interval '40 days', $2, now(), now()
     from (select uuidv7() as s from generate_series(1, ${series})) made`,
    values,
  );
  const { rowCount } = await db.query(
    `insert into meetings (company_id, id, title, goal, type, starts_at, ends_at, time_zone, location, visibility, created_by,
       created_at, updated_at, series_id, series_start, participant_count)
     select $1, uuidv7(), 'Giao ban ' || n, '', 'in-person', at, at + interval '1 hour', 'Asia/Ho_Chi_Minh', '',
       case when n % 3 = 0 then 'invited' else 'company' end, $2, at, at, s.id, at, ${peopleOfMeeting}
     from (select id, row_number() over () as n from meeting_series where company_id = $1) s
     cross join generate_series(-${52 * years}, 4) week
     cross join lateral (select date_trunc('week', now()) + week * interval '7 days' + n % 5 * interval '1 day'
       + (1 + n % 9) * interval '1 hour' as at) held`,
    values,
  );
  await db.query(
    `insert into meeting_participants (company_id, meeting_id, user_id, role, answer)
     select $1, m.id, p.id, case when p.n % ${peopleOfMeeting} = 0 then 'chair' else 'attendee' end,
       case when p.n % 7 = 0 then 'declined' else 'accepted' end
     from (select id, substring(title from 10)::int as n from meetings where company_id = $1) m
     cross join generate_series(0, ${peopleOfMeeting - 1}) k
     join staff p on p.n = (m.n * 3 + k) % ${people}`,
    [company.id],
  );
  await db.query(
    `insert into readings (company_id, id, meeting_id, kind, position, text, state, created_by, created_at, updated_at)
     select $1, uuidv7(), id, 'decision', 0, 'Thống nhất phương án ' || title, 'approved', created_by, starts_at, starts_at
     from meetings where company_id = $1 and starts_at < now() and get_byte(uuid_send(id), 12) % 2 = 0`,
    [company.id],
  );
  await db.query(
    `insert into action_items (company_id, id, title, assignee_id, deadline, state, completed_at, meeting_id, created_by, created_at, updated_at)
     select $1, uuidv7(), 'Gửi báo cáo ' || title,
       (select user_id from meeting_participants p where p.company_id = meetings.company_id and p.meeting_id = meetings.id limit 1), starts_at::date + 7,
       case when get_byte(uuid_send(id), 13) % 2 = 0 then 'done' else 'accepted' end,
       case when get_byte(uuid_send(id), 13) % 2 = 0 then starts_at end, id, created_by, starts_at, starts_at
     from meetings where company_id = $1 and starts_at < now() and get_byte(uuid_send(id), 14) % 2 = 0`,
    [company.id],
  );
  await db.query(
    `insert into live_meetings (company_id, meeting_id, started_at, started_by, ended_at, ended_by)
     select $1, id, starts_at + interval '3 minutes', created_by, ends_at, created_by
     from meetings where company_id = $1 and starts_at < now() and get_byte(uuid_send(id), 15) % 2 = 0`,
    [company.id],
  );
  return rowCount ?? 0;
}

const dayBefore = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** Until the job has counted all past weeks, which the first question asked for. */
async function waitForWeeks(db: Client, { company }: Filled): Promise<void> {
  while (true) {
    const { rows } = await db.query('select count(*)::int as weeks from figure_weeks where company_id = $1', [
      company.id,
    ]);
    if (rows[0].weeks === keptWeeks) break;
    await setTimeout(1000);
  }
  await db.query('vacuum analyze');
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

const figures = (of: string, weeks: number) =>
  `${readFigures.path}?of=${of}&from=${dayBefore(weeks * 7 - 1)}&to=${dayBefore(0)}`;
const yearOfCompany = figures('company', 52);

const paths = (people: number): readonly (readonly [string, string])[] => [
  ['8 weeks of the company', figures('company', 8)],
  ['52 weeks of the company', yearOfCompany],
  ['52 weeks of a department', `${figures('department', 52)}&department=${encodeURIComponent('Phòng 3')}`],
  ['52 weeks of oneself', figures('own', 52)],
  ['suggestions', `${listFiguresSuggestions.path}?of=company`],
  ['search: a common title', `${searchCompany.path}?query=${encodeURIComponent('giao ban')}`],
  ['search: one person', `${searchCompany.path}?query=${encodeURIComponent(`Người ${people - 1}`)}`],
];

/**
 * How long figures and search of a whole company take. Beside each stands how long the database needed to count to a million at the
 * same time: on a machine that others use as well, only the quotient says something.
 */
export async function describeFigures(dataDir: string, chosen: readonly number[] = sizes): Promise<string> {
  const rows: string[][] = [];
  for (const people of chosen) {
    const postgres = await openTemporaryPostgres();
    const ours = await startOurs(postgres, join(dataDir, `figures-${people}`));
    const filled = await createGiven(ours.url).owner('Đặng Khánh Quỳnh');
    const db = new Client({ ...postgres.adminConfig, database: postgres.ownerConfig().database });
    await db.connect();
    const meetings = await fillYears(db, filled, people);
    const headers = { authorization: `Bearer ${filled.owner.tokens.token}`, 'x-company': filled.company.id };
    const ask = async (path: string) => {
      const reply = await fetch(ours.url + path, { headers });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    };
    const first = await millisecondsOf(() => ask(yearOfCompany));
    const row = (what: string, ...cells: string[]) => [String(people), String(meetings), what, ...cells];
    rows.push(row('52 weeks of the company, before anything is kept', '', inMs(first), '', ''));
    await waitForWeeks(db, filled);
    for (const [what, path] of paths(people)) {
      const [times, counting]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        times.push(await millisecondsOf(() => ask(path)));
        counting.push(
          await millisecondsOf(() => db.query('select count(n) from generate_series(1, 1000000) n')),
        );
      }
      const { median } = spreadOf(times);
      const beside = median / spreadOf(counting).median;
      rows.push(row(what, inMs(median), inMs(Math.max(...times)), beside.toFixed(2), '≤ 1 s'));
    }
    await db.end();
    await ours.stop();
    await postgres.stop();
  }
  return [
    '## Figures and search of a company\n',
    `${years} years of weekly meetings with ${peopleOfMeeting} people each, half of them with a decision, a task, and a start in the app; figures beside as many weeks before; ${rounds} requests one after the other.\n`,
    table(
      ['people', 'meetings', 'what', 'median', 'slowest', 'beside counting to a million', 'wanted'],
      rows,
    ),
    '',
  ].join('\n');
}
