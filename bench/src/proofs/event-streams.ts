import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
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
/** One of so many streams is read while only the servers' part is measured. */
const sampled = 50;
const wanted = { p95: 200, kibibytes: 25_000 / 1024 };
const stormMs = 30_000;

/** The young generation as small as `npm start` has it. */
const environment = { TRUST_PROXY: '1', NODE_OPTIONS: '--max-semi-space-size=4' };
const restMs = 3_000;

interface Stream {
  /** When it first learned of a change of meetings; 0 before. */
  wokenAt: number;
  /** The id of its last event. */
  lastId: string;
  readonly socket: Socket;
}

/** All streams read into it, one after the other. */
const received = Buffer.alloc(64 * 1024);

const requestText = (url: URL, token: string, lastId: string): string =>
  [
    `GET ${events.path} HTTP/1.1`,
    `Host: ${url.host}`,
    `Authorization: Bearer ${token}`,
    ...(lastId === '' ? [] : [`Last-Event-ID: ${lastId}`]),
    '\r\n',
  ].join('\r\n');

/** Opens a stream; resolves with its first event. It reads bytes and no more than it needs: it shares the cores with the servers. */
function openStream(address: string, token: string, lastId = ''): Promise<Stream> {
  const url = new URL(address);
  return new Promise((resolve, reject) => {
    const read = (length: number): boolean => {
      const text = received.toString('latin1', 0, length);
      if (text.startsWith('HTTP/1.1') && !text.startsWith('HTTP/1.1 200'))
        reject(new Error(`a stream was refused: ${text.slice(0, 40)}`));
      const isNews = text.includes('"meetings"') || text.includes('event: resync');
      if (isNews && stream.wokenAt === 0) stream.wokenAt = performance.now();
      const id = text.lastIndexOf('id: ');
      if (id < 0) return true;
      stream.lastId = text.slice(id + 4, text.indexOf('\n', id)).trim();
      resolve(stream);
      return true;
    };
    const socket = connect({
      host: url.hostname,
      port: Number(url.port),
      onread: { buffer: received, callback: read },
    });
    const stream: Stream = { wokenAt: 0, lastId, socket };
    socket.once('connect', () => socket.write(requestText(url, token, lastId)));
    socket.on('error', reject);
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
  return { title: `Thay đổi ${round}`, ...times, visibility: 'company', allowClashes: true };
};

/** Each person has a stream at each process before a second one at any. */
const targetOf = (
  place: number,
  urls: readonly string[],
  tokens: readonly string[],
  shift = 0,
): [url: string, token: string] => [
  urls[(place + shift) % urls.length] ?? '',
  tokens[Math.floor(place / urls.length) % tokens.length] ?? '',
];

/** Milliseconds until each stream learned of each change; those that did not are counted apart. */
async function measureChanges(
  urls: readonly string[],
  token: string,
  streams: readonly Stream[],
  firstRound: number,
) {
  const took: number[] = [];
  let missed = 0;
  for (let round = firstRound; round < firstRound + changes; round += 1) {
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
async function storm(urls: readonly string[], tokens: readonly string[], streams: readonly Stream[]) {
  for (const { socket } of streams) socket.destroy();
  await delay(500);
  const change = delay(stormMs / 2).then(() =>
    callRoute(urls[0] ?? '', createMeeting, meetingOf(999), tokens[0]),
  );
  const began = performance.now();
  const back = await Promise.all(
    streams.map(async ({ lastId }, place) => {
      await delay(Math.random() * stormMs);
      const asked = performance.now();
      const [url, token] = targetOf(place, urls, tokens, 1);
      const stream = await openStream(url, token, lastId);
      return { stream, took: performance.now() - asked };
    }),
  );
  await change;
  await delay(3_000);
  const { p95 } = spreadOf(back.map(({ took }) => took));
  const missed = back.filter(({ stream }) => stream.wokenAt === 0).length;
  for (const { stream } of back) stream.socket.destroy();
  return { seconds: (performance.now() - began) / 1000, p95, missed };
}

/** So many event streams over three processes: how soon a change reaches all of them, what each costs, and a storm of reconnects. */
export async function proveEventStreams(count = 5_000): Promise<boolean> {
  const { postgres, stop } = await openTestPostgres();
  const database = await cloneDatabase(postgres);
  const folder = newFolder();
  const products: ProductProcess[] = [];
  try {
    for (let place = 0; place < processes; place += 1)
      products.push(await startProduct(database, folder, environment));
    const urls = products.map(({ url }) => url);
    const people = await addPeople(urls[0] ?? '', Math.ceil(count / (streamsOfPerson * processes)));
    const tokens = people.map(({ token }) => token);
    const open = async (many: number): Promise<Stream[]> => {
      const opened: Stream[] = [];
      for (let place = 0; place < many; place += 1)
        opened.push(await openStream(...targetOf(place, urls, tokens)));
      await delay(restMs);
      return opened;
    };
    // What the first ones load belongs to the process.
    for (const { socket } of await open(Math.min(count, 300))) socket.destroy();
    await delay(restMs);
    const before = products.map(kibibytesOf);
    const streams = await open(count);
    const added = products.map((product, place) => kibibytesOf(product) - (before[place] ?? 0));
    const each = added.reduce((sum, kibibytes) => sum + kibibytes, 0) / count;
    say(`${count} streams over ${processes} processes, ${tokens.length} people: ${each.toFixed(1)} KiB each`);
    // All get every change; but the reading of 5,000 streams here takes the cores from the servers. So the change is timed at a
    // sample first, while what the others get waits in their sockets.
    const sample = streams.filter((_, place) => place % sampled === 0);
    const others = streams.filter((_, place) => place % sampled !== 0);
    for (const { socket } of others) socket.pause();
    const sent = await measureChanges(urls, tokens[0] ?? '', sample, 0);
    for (const stream of others) {
      stream.wokenAt = 0;
      stream.socket.resume();
    }
    await delay(restMs);
    const unread = others.filter(({ wokenAt }) => wokenAt === 0).length;
    say(
      `a change until one of ${sample.length} streams says so, while ${others.length} others are sent it and not read: median ${inMs(sent.median)}, p95 ${inMs(sent.p95)}; ${sent.missed + unread} missed`,
    );
    const reached = await measureChanges(urls, tokens[0] ?? '', streams, changes);
    say(
      `… while this process reads all ${count}: median ${inMs(reached.median)}, p95 ${inMs(reached.p95)}; ${reached.missed} missed`,
    );
    const after = await storm(urls, tokens, streams);
    say(
      `all reconnect within ${stormMs / 1000} s: p95 ${inMs(after.p95)} each, ${after.missed} did not learn of the change, ${after.seconds.toFixed(1)} s in all`,
    );
    return (
      sent.missed + unread + reached.missed + after.missed === 0 &&
      reached.p95 <= wanted.p95 &&
      each <= wanted.kibibytes
    );
  } finally {
    for (const product of products) await product.kill();
    await database.drop();
    await stop();
    removeFolder(folder);
  }
}
