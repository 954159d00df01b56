import { setTimeout as delay } from 'node:timers/promises';
import { createMeeting, listMeetings } from '@hopgon/contract/meetings/routes';
import { searchCompany } from '@hopgon/contract/search/routes';
import { events } from '@hopgon/contract/system/routes';
import { createDatabaseCounts } from '../../../server/src/platform/limits/database-counts.ts';
import type { EventCounts } from '../../../server/src/platform/limits/event-counts.ts';
import { createLimiter } from '../../../server/src/platform/limits/limiter.ts';
import { createRedisCounts } from '../../../server/src/platform/limits/redis-counts.ts';
import { createRedis } from '../../../server/src/platform/redis/redis.ts';
import { type ProductProcess, startProduct } from '../../../server/src/testing/product-process.ts';
import { hasRedisServer, startRedisServer } from '../../../server/src/testing/redis-server.ts';
import { cloneDatabase, type TestDatabase } from '../../../server/src/testing/test-database.ts';
import { openTestPostgres, type TestPostgres } from '../../../server/src/testing/test-postgres.ts';
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

/** What wakes processes and counts limits. */
interface Carrier {
  readonly name: string;
  readonly environment: Readonly<Record<string, string>>;
  openCounts(database: TestDatabase): EventCounts;
}

/** Processes on a database of their own, behind PgBouncer where PGBOUNCER names it. */
async function measureCarrier({ environment, openCounts }: Carrier, postgres: TestPostgres, dataDir: string) {
  const database = await cloneDatabase(postgres);
  const program = process.env.PGBOUNCER;
  const pooler: Pooler | null = program === undefined ? null : await startPooler(program, database.appConfig);
  const throughPooler = pooler && {
    DATABASE_URL: pooler.url,
    DATABASE_LISTEN_URL: urlOf(database.appConfig),
  };
  const products = await Promise.all(
    Array.from({ length: processes }, () =>
      startProduct(database, dataDir, { ...throughPooler, ...environment }),
    ),
  );
  const limiter = createLimiter({ clock: { now: () => new Date() }, counts: openCounts(database) });
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
    return {
      wakes,
      list: await timed(read(listMeetings.path)),
      search: await timed(read(`${searchCompany.path}?query=giao`)),
      count: await timed(() => limiter.spend(limit, 'bench')),
    };
  } finally {
    await limiter.close();
    for (const product of products) await product.kill();
    await pooler?.stop();
    await database.drop();
  }
}

function render({ name }: Carrier, measured: Awaited<ReturnType<typeof measureCarrier>>): string {
  const { wakes, list, search, count } = measured;
  const rows = [
    ['A change until a stream of its process says so', inMs(wakes.own.median), inMs(wakes.own.p95)],
    ['… until a stream of another process says so', inMs(wakes.others.median), inMs(wakes.others.p95)],
    ['A list of meetings (no limit), on average', inMs(list), ''],
    ['A search (counted for person and company), on average', inMs(search), ''],
    ['One count alone, on average', inMs(count), `${((2 * count) / search).toFixed(2)} of the search`],
  ];
  return `${name}:\n\n${table(['What', 'median', 'p95'], rows)}\n`;
}

const log = { warn: () => undefined };
const byPostgres: Carrier = {
  name: 'By PostgreSQL',
  environment: {},
  openCounts: ({ appConfig }) => createDatabaseCounts({ config: appConfig, log }),
};

/**
 * Three processes on one database: wake-ups across them and what a limit costs, by PostgreSQL and, where this machine has a
 * redis-server, by Redis.
 */
export async function describeCluster(dataDir: string): Promise<string> {
  const { postgres, stop } = await openTestPostgres();
  const server = hasRedisServer ? await startRedisServer() : null;
  const redis = server ? createRedis({ url: server.url, log }) : null;
  try {
    const pooled = process.env.PGBOUNCER ? ' behind PgBouncer in transaction mode' : '';
    const texts = [
      `## Several processes\n\n${processes} processes${pooled}, a PostgreSQL that writes nothing to disk, ${15 * processes} streams, ${changes} changes.\n`,
      render(byPostgres, await measureCarrier(byPostgres, postgres, dataDir)),
    ];
    if (server && redis) {
      await redis.start();
      const openCounts = () => createRedisCounts(redis);
      const byRedis = { name: 'By Redis', environment: { REDIS_URL: server.url }, openCounts };
      texts.push(render(byRedis, await measureCarrier(byRedis, postgres, dataDir)));
    } else texts.push('Without redis-server on this machine.\n');
    return texts.join('\n');
  } finally {
    if (redis) redis.stop();
    await server?.stop();
    await stop();
  }
}
