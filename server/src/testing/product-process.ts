import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestDatabase } from './test-database.ts';
import { urlOf } from './url-of.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface ProductProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** Kills it without a chance to finish anything. */
  kill(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = Number(Object(probe.address()).port);
  probe.close();
  await once(probe, 'close');
  return port;
}

/** A process of the product on a database that others may share, with a data folder of its own. */
export async function startProduct(
  database: Pick<TestDatabase, 'appConfig' | 'ownerConfig'>,
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ProductProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      DATA_DIR: join(folder, String(port)),
      PUBLIC_URL: 'http://127.0.0.1:3000',
      APP_SECRET: 'the same for all processes of one installation',
      DATABASE_URL: urlOf(database.appConfig),
      DATABASE_OWNER_URL: urlOf(database.ownerConfig),
      LOG_LEVEL: 'silent',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [line] = await Promise.race([once(child.stdout, 'data'), ended]);
  if (!String(line).includes('đang chạy')) throw new Error(`the product did not start: ${String(line)}`);
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
