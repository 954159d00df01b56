import { join } from 'node:path';
import { listMeetings } from '@hopgon/contract/meetings/routes';
import { createSeries } from '@hopgon/contract/series/routes';
import { z } from 'zod';
import { type Company, createGiven, type Given, type Person } from '../../e2e/support/given.ts';
import { longestMeeting } from '../../server/src/domains/meetings/core/meetings.rules.ts';
import { decodeCursor } from '../../server/src/platform/database/cursor.rules.ts';
import { openTemporaryPostgres } from '../../server/src/platform/postgres/open-temporary-postgres.ts';
import { type Serving, startBare, startOurs } from './pair.ts';
import { listStatement, type Statement } from './same-sql.ts';
import { inMs, spreadOf } from './spread.ts';
import { table } from './table.ts';

const day = 86_400_000;
const meetingsADay = 80;
const days = 25;
const people = 5;
const rounds = 50;
const roundsToWarmUp = 5;
/** As the calendar asks: for six weeks, in pages of 500. */
const daysShown = 42;
const pageSize = 500;

type Headers = Readonly<Record<string, string>>;

interface Filled {
  readonly owner: Person;
  readonly company: Company;
  readonly from: Date;
}

/** A company in which everybody is asked to so many meetings on each of the days. */
async function fillMonth(given: Given): Promise<Filled> {
  const { owner, company } = await given.owner('Đặng Khánh Quỳnh');
  const others: Person[] = [];
  while (others.length + 1 < people) {
    const person = await given.person(`Người ${others.length + 2}`);
    await given.joined(person, company);
    others.push(person);
  }
  const from = Math.ceil(Date.now() / day) * day;
  for (let place = 0; place < meetingsADay; place += 1) {
    const start = from + place * 15 * 60_000;
    await given.call(owner, company, [createSeries.method, createSeries.path], {
      title: `Giao ban tổ ${place}`,
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(start + 45 * 60_000).toISOString(),
      location: 'Phòng họp tầng 3',
      recurrence: { frequency: 'daily', ends: { by: 'count', count: days } },
      participants: others.map(({ id }) => ({ userId: id })),
      allowClashes: true,
    });
  }
  return { owner, company, from: new Date(from) };
}

const Page = z.object({
  data: z.object({ meetings: z.array(z.unknown()), nextCursor: z.string().nullable() }),
});

interface Month {
  /** The calls, one page after the other, and the SQL of each. */
  readonly urls: readonly string[];
  readonly statements: readonly Statement[];
  readonly found: number;
  readonly bytes: number;
}

/** Reads a month as the calendar does. */
async function readMonth(url: string, headers: Headers, { owner, company, from }: Filled): Promise<Month> {
  const to = new Date(from.getTime() + daysShown * day);
  const wanted = { from: from.toISOString(), to: to.toISOString(), limit: String(pageSize) };
  const urls: string[] = [];
  const statements: Statement[] = [];
  let found = 0;
  let bytes = 0;
  let cursor: string | null = '';
  while (cursor !== null) {
    const asked = `${url}${listMeetings.path}?${new URLSearchParams({ ...wanted, ...(cursor && { cursor }) })}`;
    const text = await (await fetch(asked, { headers })).text();
    const { data } = Page.parse(JSON.parse(text));
    const [startsAt = '', id = ''] = cursor ? decodeCursor(cursor, 2) : [];
    const sql = await listStatement(company.id, {
      viewerId: owner.id,
      from,
      startsAfter: new Date(from.getTime() - longestMeeting),
      to,
      after: cursor ? { startsAt: new Date(startsAt), id } : undefined,
      order: 'asc',
      limit: pageSize + 1,
    });
    urls.push(asked);
    statements.push(sql);
    found += data.meetings.length;
    bytes += Buffer.byteLength(text);
    cursor = data.nextCursor;
  }
  return { urls, statements, found, bytes };
}

async function timeToRead(urls: readonly string[], headers: Headers): Promise<number> {
  const from = performance.now();
  for (const url of urls) {
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
  }
  return performance.now() - from;
}

/** Interleaved, so that other load of the machine affects both. */
async function measure(ours: Serving, bare: Serving, headers: Headers, { urls }: Month) {
  const bareUrls = urls.map((_, place) => `${bare.url}/read/${place}`);
  const took: { readonly ours: number; readonly bare: number; readonly used: number }[] = [];
  for (let round = -roundsToWarmUp; round < rounds; round += 1) {
    const before = ours.processorTime() ?? Number.NaN;
    const mine = await timeToRead(urls, headers);
    const used = (ours.processorTime() ?? Number.NaN) - before;
    const other = await timeToRead(bareUrls, {});
    if (round >= 0) took.push({ ours: mine, bare: other, used });
  }
  return {
    ours: spreadOf(took.map((round) => round.ours)),
    bare: spreadOf(took.map((round) => round.bare)),
    used: took.reduce((sum, round) => sum + round.used, 0) / rounds,
  };
}

/** How long the calendar waits for a month of a busy company, beside a server that does nothing but the SQL. */
export async function describeMonth(dataDir: string): Promise<string> {
  const postgres = await openTemporaryPostgres();
  const ours = await startOurs(postgres, join(dataDir, 'month'));
  const filled = await fillMonth(createGiven(ours.url));
  const headers = {
    authorization: `Bearer ${filled.owner.tokens.token}`,
    'x-company': filled.company.id,
  };
  const month = await readMonth(ours.url, headers, filled);
  const bare = await startBare(postgres, { reads: month.statements });
  const took = await measure(ours, bare, headers, month);
  await bare.stop();
  await ours.stop();
  await postgres.stop();
  const row = (what: 'median' | 'p99') => {
    const [mine, other] = [took.ours[what], took.bare[what]];
    return [what, inMs(mine), inMs(other), (mine / other).toFixed(2)];
  };
  return [
    '## A month in the calendar\n',
    `${month.found} meetings of ${people} people, read as the calendar does: ${month.urls.length} calls one after the other, ${(month.bytes / 1000).toFixed(0)} kB. ${rounds} rounds beside a bare Fastify + pg server doing the same SQL; ours used ${inMs(took.used)} of processor time in each.\n`,
    table(['what', 'ours', 'bare', 'ratio'], [row('median'), row('p99')]),
    '',
  ].join('\n');
}
