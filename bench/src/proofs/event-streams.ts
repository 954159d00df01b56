import { readFileSync } from 'node:fs';
import { Agent, type ClientRequest, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { events } from '@hopgon/contract/system/routes';
import { type ProductProcess, startProduct } from '../../../server/src/testing/product-process.ts';
import { cloneDatabase } from '../../../server/src/testing/test-database.ts';
import { openTestPostgres } from '../../../server/src/testing/test-postgres.ts';
import { inMs, spreadOf } from '../spread.ts';
import { addPeople, callRoute } from './people.ts';
import { newFolder, removeFolder, say } from './proof.ts';

const processes = 3;
/** A person has at most twenty streams at a process. */
const streamsOfPerson = 20;
const changes = 20;
const stormMs = 30_000;

interface Stream {
  /** When it last learned of a change of meetings, and of the last event. */
  wokenAt: number;
  lastId: string;
  request: ClientRequest;
}

/** Opens a stream; resolves with its first bytes. */
function openStream(url: string, token: string, agent: Agent, lastId?: string): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, ...(lastId && { 'last-event-id': lastId }) };
    const request = get(url + events.path, { agent, headers }, (response) => {
      if (response.statusCode !== 200)
        return reject(new Error(`a stream was refused: ${response.statusCode}`));
      const stream: Stream = { wokenAt: 0, lastId: lastId ?? '', request };
      response.setEncoding('utf8').on('data', (part: string) => {
        stream.lastId = /id: ?(\S+)/g.exec(part)?.[1] ?? stream.lastId;
        if (part.includes('"meetings"') || part.includes('event: resync')) stream.wokenAt = performance.now();
        resolve(stream);
      });
      response.on('error', () => undefined);
    });
    request.on('error', reject);
  });
}

const kibibytesOf = ({ child }: ProductProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? Number.NaN);

const meetingOf = (round: number) => {
  const start = Date.now() + 40 * 86_400_000 + round * 3_600_000;
  const times = {
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + 1_800_000).toISOString(),
  };
  return { title: `Thay đổi ${round}`, ...times, allowClashes: true };
};

/** Milliseconds until each stream learned of each change; those that did not are counted apart. */
async function measureChanges(urls: readonly string[], token: string, streams: readonly Stream[]) {
  const took: number[] = [];
  let missed = 0;
  for (let round = 0; round < changes; round += 1) {
    for (const stream of streams) stream.wokenAt = 0;
    const from = performance.now();
    await callRoute(urls[round % urls.length] ?? '', createMeeting, meetingOf(round), token);
    for (let waits = 0; waits < 50 && streams.some(({ wokenAt }) => wokenAt === 0); waits += 1)
      await delay(100);
    for (const { wokenAt } of streams) {
      if (wokenAt === 0) missed += 1;
      else took.push(wokenAt - from);
    }
  }
  return { ...spreadOf(took), missed };
}

/** All streams end at once and come back within half a minute, each at another process; a change is made in the middle. */
async function storm(
  urls: readonly string[],
  tokens: readonly string[],
  { streams, agent }: { readonly streams: readonly Stream[]; readonly agent: Agent },
) {
  for (const { request } of streams) request.destroy();
  await delay(500);
  const change = delay(stormMs / 2).then(() =>
    callRoute(urls[0] ?? '', createMeeting, meetingOf(999), tokens[0]),
  );
  const began = performance.now();
  const back = await Promise.all(
    streams.map(async ({ lastId }, place) => {
      await delay(Math.random() * stormMs);
      const asked = performance.now();
      const url = urls[(place + 1) % urls.length] ?? '';
      const stream = await openStream(url, tokens[place % tokens.length] ?? '', agent, lastId);
      return { stream, took: performance.now() - asked };
    }),
  );
  await change;
  await delay(3_000);
  const { p95 } = spreadOf(back.map(({ took }) => took));
  const missed = back.filter(({ stream }) => stream.wokenAt === 0).length;
  for (const { stream } of back) stream.request.destroy();
  return { seconds: (performance.now() - began) / 1000, p95, missed };
}

/** So many event streams over three processes: how soon a change reaches all of them, what each costs, and a storm of reconnects. */
export async function proveEventStreams(count = 5_000): Promise<boolean> {
  const { postgres, stop } = await openTestPostgres();
  const database = await cloneDatabase(postgres);
  const folder = newFolder();
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
  const products: ProductProcess[] = [];
  try {
    for (let place = 0; place < processes; place += 1)
      products.push(await startProduct(database, folder, { TRUST_PROXY: '1' }));
    const urls = products.map(({ url }) => url);
    const people = await addPeople(urls[0] ?? '', Math.ceil(count / (streamsOfPerson * processes)));
    const tokens = people.map(({ token }) => token);
    const before = products.map(kibibytesOf);
    const streams: Stream[] = [];
    for (let place = 0; place < count; place += 1)
      streams.push(
        await openStream(urls[place % processes] ?? '', tokens[place % tokens.length] ?? '', agent),
      );
    const added = products.map((product, place) => kibibytesOf(product) - (before[place] ?? 0));
    const each = added.reduce((sum, kibibytes) => sum + kibibytes, 0) / count;
    say(`${count} streams over ${processes} processes, ${tokens.length} people: ${each.toFixed(1)} KiB each`);
    const reached = await measureChanges(urls, tokens[0] ?? '', streams);
    say(
      `a change until a stream says so: median ${inMs(reached.median)}, p95 ${inMs(reached.p95)}; ${reached.missed} missed`,
    );
    const after = await storm(urls, tokens, { streams, agent });
    say(
      `all reconnect within ${stormMs / 1000} s: p95 ${inMs(after.p95)} each, ${after.missed} did not learn of the change, ${after.seconds.toFixed(1)} s in all`,
    );
    return reached.missed === 0 && after.missed === 0;
  } finally {
    agent.destroy();
    for (const product of products) await product.kill();
    await database.drop();
    await stop();
    removeFolder(folder);
  }
}
