import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sendChatMessage } from '@hopgon/contract/chat/routes';
import { listMeetings } from '@hopgon/contract/meetings/routes';
import { freePort } from '../../e2e/support/free-port.ts';
import { openTemporaryPostgres } from '../../server/src/platform/postgres/open-temporary-postgres.ts';
import { type Comparison, compare, type Request } from './measure.ts';
import { mainScript, ready } from './product.ts';
import { listStatement, writeStatement } from './same-sql.ts';
import { type Seeded, seed } from './seed.ts';
import { startProcess } from './start-process.ts';
import { table } from './table.ts';

const bareScript = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const login = (config: { host?: string; port?: number; user?: string; database?: string }): string =>
  `postgres://${config.user}@localhost/${config.database}?host=${encodeURIComponent(config.host ?? '')}&port=${config.port ?? 5432}`;

interface Pair {
  readonly ours: Request;
  readonly bare: Request;
}

async function requestsFor(seeded: Seeded, ours: string, bare: string): Promise<{ read: Pair; write: Pair }> {
  const headers = { authorization: `Bearer ${seeded.token}` };
  const bodies = seeded.chats.map((chat) => JSON.stringify({ message: '/help', session_id: chat }));
  const json = { ...headers, 'content-type': 'application/json' };
  return {
    read: {
      ours: { method: 'GET', url: `${ours}${listMeetings.path}?limit=20`, headers },
      bare: { method: 'GET', url: `${bare}/list`, headers: {} },
    },
    write: {
      ours: { method: 'POST', url: `${ours}${sendChatMessage.path}`, headers: json, bodies },
      bare: { method: 'POST', url: `${bare}/write`, headers: { 'content-type': 'application/json' }, bodies },
    },
  };
}

async function answerTo(request: Request): Promise<string> {
  const { url, method, headers, bodies: [body = ''] = [] } = request;
  const reply: unknown = await (await fetch(url, { method, headers: { ...headers }, body })).json();
  return String(Object(Object(reply).data).response);
}

/** The product against a server that does nothing but the SQL, over the same database and as many connections. */
export async function describeSpeed(dataDir: string, amount: number): Promise<string> {
  const postgres = await openTemporaryPostgres();
  const ourPort = await freePort();
  const ours = await startProcess(mainScript, ready, {
    DATA_DIR: join(dataDir, 'speed'),
    PORT: String(ourPort),
    DATABASE_URL: login(postgres.appConfig()),
    DATABASE_OWNER_URL: login(postgres.ownerConfig()),
    LOG_LEVEL: 'error',
  });
  const seeded = await seed(`http://127.0.0.1:${ourPort}`, 200);
  const barePort = await freePort();
  const { read, write } = await requestsFor(
    seeded,
    `http://127.0.0.1:${ourPort}`,
    `http://127.0.0.1:${barePort}`,
  );
  const { statement, chatPlace, freshIds } = await writeStatement(seeded, await answerTo(write.ours));
  const bare = await startProcess(bareScript, 'bare listens', {
    BARE: JSON.stringify({
      database: postgres.ownerConfig(),
      port: barePort,
      list: await listStatement(seeded),
      write: statement,
      chatPlace,
      freshIds,
    }),
  });
  const rows: string[][] = [];
  for (const connections of [10, 50]) {
    const settings = { connections, amount, rounds: 5 };
    rows.push(row('read: list 20 meetings', connections, await compare(read.ours, read.bare, settings), 0.7));
    rows.push(
      row('write: send a chat message', connections, await compare(write.ours, write.bare, settings), 0.8),
    );
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
