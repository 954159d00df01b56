import { join } from 'node:path';
import { createActionItem, listActionItems } from '@hopgon/contract/action-items/routes';
import { createMeeting, listMeetings } from '@hopgon/contract/meetings/routes';
import type { RouteShape } from '@hopgon/contract/route';
import { searchCompany } from '@hopgon/contract/search/routes';
import pg, { type ClientConfig } from 'pg';
import { type ProductProcess, startProduct } from '../../../server/src/testing/product-process.ts';
import { cloneDatabase, type TestDatabase } from '../../../server/src/testing/test-database.ts';
import { openTestPostgres } from '../../../server/src/testing/test-postgres.ts';
import { seed } from '../seed.ts';
import { inMs, spreadOf } from '../spread.ts';
import { withoutIndexes } from '../without-indexes.ts';
import { newFolder, removeFolder, say } from './proof.ts';

const peopleOfCompany = 20;
const meetingsOfCompany = 100;
const measuredRounds = 40;
const warmUp = 5;
const wanted = 1.2;

const filledTables = [
  'companies',
  'users',
  'memberships',
  'meetings',
  'meeting_participants',
  'action_items',
];

async function insertCompanies(client: pg.Client): Promise<void> {
  await client.query(
    `insert into companies (id, name, owner_id, time_zone, created_at, updated_at, invite_code)
     select company_id, 'Công ty ' || n, id, 'Asia/Ho_Chi_Minh', now(), now(), lpad(n::text, 6, 'M') from staff where k = 1`,
  );
  await client.query(
    `insert into users (id, email, display_name, created_at)
     select id, id || '@congty.example', 'Người ' || k, now() from staff`,
  );
  await client.query(
    `insert into memberships (company_id, user_id, joined_at, display_name, email)
     select company_id, id, now(), 'Người ' || k, id || '@congty.example' from staff`,
  );
  await client.query(
    `create temp table held on commit drop as select uuidv7() as id, s.company_id, s.id as creator, d
     from staff s cross join generate_series(1, ${meetingsOfCompany}) d where s.k = d % ${peopleOfCompany} + 1`,
  );
  await client.query(
    `insert into meetings (company_id, id, title, goal, type, starts_at, ends_at, time_zone, location, visibility, created_by,
       created_at, updated_at, participant_count)
     select company_id, id, 'Giao ban ' || d, '', 'in-person', now() + d * interval '7 hours', now() + d * interval '7 hours' + interval '1 hour',
       'Asia/Ho_Chi_Minh', '', 'invited', creator, now(), now(), 1 from held`,
  );
  await client.query(
    `insert into meeting_participants (company_id, meeting_id, user_id, role, answer)
     select company_id, id, creator, 'chair', 'accepted' from held`,
  );
  await client.query(
    `insert into action_items (company_id, id, title, assignee_id, deadline, state, meeting_id, created_by, created_at, updated_at)
     select company_id, uuidv7(), 'Gửi báo cáo ' || d, creator, now()::date + 7, 'accepted', id, creator, now(), now() from held`,
  );
}

/** So many companies more, each with people, meetings and tasks: in SQL, since the API would take hours. */
async function fillCompanies(config: ClientConfig, count: number): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    // Triggers and foreign keys rest: the rows fit each other.
    await client.query('set session_replication_role = replica');
    await client.query(
      `create temp table made on commit preserve rows as select gen_random_uuid() as id, n from generate_series(1, ${count}) n`,
    );
    await client.query(
      `create temp table staff on commit preserve rows as select m.id as company_id, gen_random_uuid() as id, n, k
       from made m cross join generate_series(1, ${peopleOfCompany}) k`,
    );
    await withoutIndexes(client, filledTables, () => insertCompanies(client));
  } finally {
    await client.end();
  }
}

interface Side {
  readonly url: string;
  readonly token: string;
  readonly userId: string;
}

async function timeRequest(
  { url, token }: Side,
  route: RouteShape,
  path: string,
  body?: unknown,
): Promise<number> {
  const from = performance.now();
  const response = await fetch(url + path, {
    method: route.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${route.path}: ${response.status} ${text}`);
  return performance.now() - from;
}

/** The same requests in the same order, each with how long it took. */
async function workOnce(side: Side, round: number): Promise<number[]> {
  const start = Date.now() + (300 + round) * 86_400_000;
  const times = {
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + 1_800_000).toISOString(),
  };
  const task = { title: `Việc ${round}`, assigneeId: side.userId, deadline: '2027-01-15' };
  return [
    await timeRequest(side, listMeetings, `${listMeetings.path}?limit=20`),
    await timeRequest(side, listActionItems, `${listActionItems.path}?mine=true`),
    await timeRequest(side, searchCompany, `${searchCompany.path}?query=giao`),
    await timeRequest(side, createMeeting, createMeeting.path, {
      title: `Họp ${round}`,
      ...times,
      allowClashes: true,
    }),
    await timeRequest(side, createActionItem, createActionItem.path, task),
    await timeRequest(side, listMeetings, `${listMeetings.path}?query=giao&limit=20`),
  ];
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** A process on a database of its own, with one company in it. */
async function startSide(database: TestDatabase, dataDir: string) {
  const product = await startProduct(database, dataDir);
  const { token, userId } = await seed(product.url, meetingsOfCompany);
  return { product, side: { url: product.url, token, userId } };
}

const requests = ['list', 'own tasks', 'search', 'new meeting', 'new task', 'list by words'];

const medianOf = (rounds: readonly number[][], request: number): number =>
  spreadOf(rounds.map((times) => times[request] ?? Number.NaN)).median;

/** How long each request takes at each side, in turns that change. */
async function measureSides(one: Side, many: Side) {
  const ofOne: number[][] = [];
  const ofMany: number[][] = [];
  for (let round = 0; round < warmUp + measuredRounds; round += 1) {
    const turns = [[one, ofOne] as const, [many, ofMany] as const];
    for (const [side, rounds] of round % 2 === 0 ? turns : turns.toReversed()) {
      const times = await workOnce(side, round);
      // The first rounds load what is loaded once.
      if (round >= warmUp) rounds.push(times);
    }
  }
  const medianOfAll = (rounds: readonly number[][]) => spreadOf(rounds.map(sum)).median;
  return {
    one: medianOfAll(ofOne),
    many: medianOfAll(ofMany),
    each: requests.map(
      (name, place) => `${name} ${inMs(medianOf(ofOne, place))} → ${inMs(medianOf(ofMany, place))}`,
    ),
  };
}

/**
 * The same work of one person in a database of one company and in one of a thousand, in turns: what the others' rows cost. Both
 * have a process and a database of their own on the same PostgreSQL.
 */
export async function proveCompanies(count = 1_000): Promise<boolean> {
  const { postgres, stop } = await openTestPostgres();
  const folder = newFolder();
  const [small, large] = [await cloneDatabase(postgres), await cloneDatabase(postgres)];
  const products: ProductProcess[] = [];
  try {
    // Before a process runs there: indexes are dropped meanwhile.
    const filling = performance.now();
    await fillCompanies({ ...postgres.admin, database: large.ownerConfig.database ?? '' }, count - 1);
    say(`${count - 1} companies were filled in ${((performance.now() - filling) / 1000).toFixed(1)} s`);
    const one = await startSide(small, join(folder, 'one'));
    const many = await startSide(large, join(folder, 'many'));
    products.push(one.product, many.product);
    // Both are planned with statistics, which nothing else gathers on this server.
    for (const { sql } of [small, large]) await sql('vacuum analyze');
    const measured = await measureSides(one.side, many.side);
    const ratio = measured.many / measured.one;
    say(
      `six requests in a database of 1 company: median ${inMs(measured.one)}; of ${count}: ${inMs(measured.many)}; ratio ${ratio.toFixed(2)} (wanted ≤ ${wanted})`,
    );
    say(`medians of each: ${measured.each.join(', ')}`);
    return ratio <= wanted;
  } finally {
    for (const product of products) await product.kill();
    for (const database of [small, large]) await database.drop();
    await stop();
    removeFolder(folder);
  }
}
