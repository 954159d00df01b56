import { join } from 'node:path';
import { sendChatMessage } from '@hopgon/contract/chat/routes';
import { listMeetings } from '@hopgon/contract/meetings/routes';
import { openTemporaryPostgres } from '../../server/src/platform/postgres/open-temporary-postgres.ts';
import { type Comparison, compare, type Request } from './measure.ts';
import { startBare, startOurs } from './pair.ts';
import { listStatement, writeStatement } from './same-sql.ts';
import { type Seeded, seed } from './seed.ts';
import { table } from './table.ts';

const readOf = (url: string, headers: Request['headers'] = {}): Request => ({ method: 'GET', url, headers });

/** Sends /help to one conversation after the other. */
const sendOf = (url: string, { chats }: Seeded, headers: Request['headers'] = {}): Request => ({
  method: 'POST',
  url,
  headers: { ...headers, 'content-type': 'application/json' },
  bodies: chats.map((chat) => JSON.stringify({ message: '/help', session_id: chat })),
});

async function answerTo(request: Request): Promise<string> {
  const { url, method, headers, bodies: [body = ''] = [] } = request;
  const reply: unknown = await (await fetch(url, { method, headers: { ...headers }, body })).json();
  return String(Object(Object(reply).data).response);
}

/** The product against a server that does nothing but the SQL, over the same database and as many connections. */
export async function describeSpeed(dataDir: string, amount: number): Promise<string> {
  const postgres = await openTemporaryPostgres();
  const ours = await startOurs(postgres, join(dataDir, 'speed'));
  const seeded = await seed(ours.url, 200);
  const { userId: viewerId, companyId } = seeded;
  const list = await listStatement(companyId, { viewerId, limit: 21, order: 'asc' });
  const headers = { authorization: `Bearer ${seeded.token}` };
  const send = sendOf(`${ours.url}${sendChatMessage.path}`, seeded, headers);
  const write = await writeStatement(seeded, await answerTo(send));
  const bare = await startBare(postgres, { reads: [list], write });
  const readHere = readOf(`${ours.url}${listMeetings.path}?limit=20`, headers);
  const readThere = readOf(`${bare.url}/read/0`);
  const sendThere = sendOf(`${bare.url}/write`, seeded);
  const rows: string[][] = [];
  for (const connections of [10, 50]) {
    const settings = { connections, amount, rounds: 5 };
    const read = await compare(readHere, readThere, settings);
    rows.push(row('read: list 20 meetings', connections, read, 0.7));
    const written = await compare(send, sendThere, settings);
    rows.push(row('write: send a chat message', connections, written, 0.8));
  }
  await bare.stop();
  await ours.stop();
  await postgres.stop();
  return [
    '## Speed beside a bare Fastify + pg server doing the same SQL\n',
    `Medians of 5 interleaved rounds of ${amount} requests each; row-level security, session check and validation are in ours alone.\n`,
    table(columns, rows),
    '',
  ].join('\n');
}

const columns = [
  'what',
  'connections',
  'ours, req/s',
  'bare, req/s',
  'ratio',
  'wanted',
  'p99 ours / bare, ms',
  'ratio',
  'wanted',
];

const row = (
  what: string,
  connections: number,
  { ours, bare, speed, slowness }: Comparison,
  wanted: number,
): string[] => [
  what,
  String(connections),
  ours.perSecond.toFixed(0),
  bare.perSecond.toFixed(0),
  speed.toFixed(2),
  `≥ ${wanted}`,
  `${ours.p99} / ${bare.p99}`,
  slowness.toFixed(2),
  '≤ 2',
];
