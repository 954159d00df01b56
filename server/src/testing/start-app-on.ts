import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type App, createApp } from '../app.ts';
import { readConfig } from '../platform/config/read-config.ts';
import { createLogger } from '../platform/log/logger.ts';
import type { PushNetwork } from '../platform/push/push-sender.ts';
import { createSpareThreads } from '../platform/threads/spare-threads.ts';
import type { World } from '../platform/world.ts';
import { checkReplies } from './check-replies.ts';
import { type CallOptions, type Client, createClient } from './client.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';
import { cloneDatabase, type TestDatabase } from './test-database.ts';
import type { TestPostgres } from './test-postgres.ts';

export interface TestApp extends Client {
  readonly server: FastifyInstance;
  readonly world: World;
  readonly reminders: App['reminders'];
  readonly pushes: App['pushes'];
  readonly mails: App['mails'];
  readonly stopping: App['stopping'];
  readonly clock: FakeClock;
  readonly database: TestDatabase;
  readonly dataDir: string;
  /** A client that sends these with every call. */
  with(options: CallOptions): Client;
  close(): Promise<void>;
}

export interface TestAppParts {
  /** The built web app; none unless given. */
  readonly webFolder?: string;
  /** Gets each line that is logged; LOG_LEVEL says which. */
  readonly onLog?: (line: string) => void;
  /** The free bytes of the disk, which tests cannot fill. */
  readonly freeBytes?: () => Promise<number>;
  /** That of another app, beside which this one runs; else one of its own, which it drops at the end. */
  readonly database?: TestDatabase;
  /** Where push messages may go; the public internet unless given. */
  readonly pushNetwork?: PushNetwork;
}

/** Apps of one process start one after the other; their threads keep nothing of what they read. */
const spareThreads = createSpareThreads();

/** The whole app over a database of its own; only the clock is fake. Variables as an operator would set them. */
export async function startAppOn(
  postgres: TestPostgres,
  environment: Readonly<Record<string, string>> = {},
  { webFolder, onLog, freeBytes, database: shared, pushNetwork }: TestAppParts = {},
): Promise<TestApp> {
  const database = shared ?? (await cloneDatabase(postgres));
  const dataDir = mkdtempSync(join(tmpdir(), 'hop-gon-app-'));
  const clock = fakeClock();
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...environment });
  const app = await createApp({
    config,
    clock,
    log: createLogger(config.logLevel, onLog && { write: onLog }),
    appConfig: { ...database.appConfig, max: 6 },
    webFolder: webFolder ?? join(dataDir, 'no-web'),
    spareThreads,
    ...(freeBytes && { freeBytes }),
    ...(pushNetwork && { pushNetwork }),
  });
  const unfit = checkReplies(app.server);
  await app.start();
  return {
    ...createClient(app.server),
    server: app.server,
    world: app.world,
    reminders: app.reminders,
    pushes: app.pushes,
    mails: app.mails,
    stopping: app.stopping,
    clock,
    database,
    dataDir,
    with: (options) => createClient(app.server, options),
    close: async () => {
      await app.stopping.requests();
      await app.stopping.work();
      await app.stopping.database();
      if (!shared) await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
      if (unfit.length > 0)
        throw new Error(`replies that the OpenAPI document does not know:\n${unfit.join('\n')}`);
    },
  };
}
