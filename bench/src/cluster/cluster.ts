import { setTimeout as delay } from 'node:timers/promises';
import { createMeeting, listMeetings } from '@hopgon/contract/meetings/routes';
import { searchCompany } from '@hopgon/contract/search/routes';
import { events } from '@hopgon/contract/system/routes';
import { createLimiter } from '../../../server/src/platform/limits/limiter.ts';
import { type ProductProcess, startProduct } from '../../../server/src/testing/product-process.ts';
import { cloneDatabase } from '../../../server/src/testing/test-database.ts';
import { openTestPostgres } from '../../../server/src/testing/test-postgres.ts';
import { urlOf } from '../../../server/src/testing/url-of.ts';
import { seed } from '../seed.ts';
import { inMs, spreadOf } from '../spread.ts';
import { table } from '../table.ts';
import { type Pooler, startPooler } from './start-pooler.ts';

const processes = 3;
const changes = 40;
const asked = 200;

interface Listening {
  readonly wokenAt: number[];
  stop(): Promise<void>;
}

/** A stream of one session; the company's owner has many browsers. */
async function listen(url: string, token: string): Promise<Listening> {
  const gone = new AbortController();
  const response = await fetch(url + events.path, {
    headers: { authorization: `Bearer ${token}` },
    signal: gone.signal,
  });
  if (!response.ok) throw new Error(`a stream was refused: ${response.status}`);
  const wokenAt: number[] = [];
  const read = async (): Promise<void> => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? [])
      if (chunk.includes('"meetings"')) wokenAt.push(performance.now());
  };
  const reading = read().catch(() => undefined);
  return {
    wokenAt,
    stop: async () => {
      gone.abort();
      await reading;
    },
  };
}

const meetingOf = (round: number) => {
  const start = Date.now() + 40 * 86_400_000 + round * 3_600_000;
  return {
    title: `Thay đổi ${round}`,
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + 1_800_000).toISOString(),
    allowClashes: true,
  };
};

/** Milliseconds from sending a change to one process until the streams of all processes received it, beside those of that process. */
async function measureWakes(products: readonly ProductProcess[], token: string) {
  const urls = products.map(({ url }) => url);
  // A person has at most twenty streams at a process.
  const streams = await Promise.all(
    urls.flatMap((url) => Array.from({ length: 15 }, () => listen(url, token))),
  );
  const own: number[] = [];
  const others: number[] = [];
  for (let round = 0; round < changes; round += 1) {
    const place = round % urls.length;
    for (const { wokenAt } of streams) wokenAt.length = 0;
    const from = performance.now();
    const response = await fetch(urls[place] + createMeeting.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(meetingOf(round)),
    });
    if (!response.ok) throw new Error(`a change was refused: ${await response.text()}`);
    await delay(300);
    for (const [at, { wokenAt }] of streams.entries()) {
      const kind = Math.floor(at / 15) === place ? own : others;
      kind.push((wokenAt[0] ?? Number.POSITIVE_INFINITY) - from);
    }
  }
  for (const stream of streams) await stream.stop();
  return { own: spreadOf(own), others: spreadOf(others) };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  for (let round = 0; round < asked; round += 1) await work();
  return (performance.now() - from) / asked;
}

/** Three processes on one database: wake-ups across them and what a limit costs, through PgBouncer where PGBOUNCER names it. */
export async function describeCluster(dataDir: string): Promise<string> {
  const { postgres, stop } = await openTestPostgres();
  const database = await cloneDatabase(postgres);
  const program = process.env.PGBOUNCER;
  const pooler: Pooler | null = program === undefined ? null : await startPooler(program, database.appConfig);
  const throughPooler = pooler && {
    DATABASE_URL: pooler.url,
    DATABASE_LISTEN_URL: urlOf(database.appConfig),
  };
  const products = await Promise.all(
    Array.from({ length: processes }, () => startProduct(database, dataDir, throughPooler ?? {})),
  );
  const limiter = createLimiter({
    clock: { now: () => new Date() },
    config: database.appConfig,
    log: { warn: () => undefined },
  });
  try {
    const url = products[0]?.url ?? '';
    const { token } = await seed(url, 50);
    const headers = { authorization: `Bearer ${token}` };
    const read = (path: string) => async () => {
      const response = await fetch(url + path, { headers });
      await response.text();
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
    };
    const wakes = await measureWakes(products, token);
    const limit = { most: 1_000_000, window: 60_000 };
    const list = await timed(read(listMeetings.path));
    const search = await timed(read(`${searchCompany.path}?query=giao`));
    const count = await timed(() => limiter.spend(limit, 'bench'));
    const title = `## Several processes\n\n${processes} processes${pooler ? ' behind PgBouncer in transaction mode' : ''}, a PostgreSQL that writes nothing to disk, ${15 * processes} streams, ${changes} changes.\n`;
    const rows = [
      ['A change until a stream of its process says so', inMs(wakes.own.median), inMs(wakes.own.p95)],
      ['… until a stream of another process says so', inMs(wakes.others.median), inMs(wakes.others.p95)],
      ['A list of meetings (no limit), on average', inMs(list), ''],
      ['A search (counted for person and company), on average', inMs(search), ''],
      ['One count alone, on average', inMs(count), `${((2 * count) / search).toFixed(2)} of the search`],
    ];
    return `${title}\n${table(['What', 'median', 'p95'], rows)}\n`;
  } finally {
    await limiter.close();
    for (const product of products) await product.kill();
    await pooler?.stop();
    await database.drop();
    await stop();
  }
}
