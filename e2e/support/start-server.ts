import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cloneDatabase, type TestDatabase } from '../../server/src/testing/test-database.ts';
import { freePort } from './free-port.ts';

export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** As variables name it to the server; where it listens on a socket, that takes the place of the host. */
function addressOf({ host = '', port, user = '', database = '' }: TestDatabase['appConfig']): string {
  const place = new URLSearchParams({ host, port: String(port) });
  return `postgresql://${user}@localhost/${database}?${place}`;
}

/**
 * The product as an operator starts it, on a fresh data folder and a database of its own; resolves once it says where it
 * listens.
 */
export async function startServer(
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  // `npm run proof story` asks for several; loaded only then.
  if (process.env.E2E_PROCESSES)
    return (await import('./start-cluster.ts')).startCluster(Number(process.env.E2E_PROCESSES), environment);
  const dataDir = mkdtempSync(join(tmpdir(), 'hop-gon-e2e-'));
  const database = await cloneDatabase(JSON.parse(process.env.E2E_POSTGRES ?? ''));
  // A port named in the environment is known to others before the server starts.
  const port = environment.PORT ? Number(environment.PORT) : await freePort();
  const server = spawn(process.execPath, [join(root, 'server', 'src', 'main.ts')], {
    env: {
      ...process.env,
      // As `npm start` does: what stripping and compiling gave is kept for the next server.
      NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
      DATA_DIR: dataDir,
      DATABASE_URL: addressOf(database.appConfig),
      DATABASE_OWNER_URL: addressOf(database.ownerConfig),
      PORT: String(port),
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = once(server, 'exit');
  const listening = new Promise<void>((resolve, reject) => {
    const onOutput = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Họp Gọn đang chạy tại')) resolve();
    };
    server.stdout.on('data', onOutput);
    server.stderr.on('data', onOutput);
    ended.then(() => reject(new Error(`the server ended before it listened:\n${said}`)));
  });
  await listening;
  return {
    url: environment.PUBLIC_URL ?? `http://127.0.0.1:${port}`,
    dataDir,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
