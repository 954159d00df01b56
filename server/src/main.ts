import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { systemClock } from './platform/clock/clock.ts';
import { type Config, readConfig } from './platform/config/read-config.ts';
import { explainStartFailure } from './platform/lifecycle/explain-start-failure.ts';
import { stopOnSignals } from './platform/lifecycle/stop-on-signals.ts';
import { createLogger } from './platform/log/logger.ts';
import { openExternal } from './platform/postgres/open-external.ts';
import { type OpenPostgres, openPostgres } from './platform/postgres/open-postgres.ts';
import { prepareDatabase } from './prepare-database.ts';

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const open = (config: Config): Promise<OpenPostgres> =>
  config.databaseUrl === undefined && config.databaseOwnerUrl === undefined
    ? openPostgres({ dataDir: config.dataDir, say })
    : openExternal(config);

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  const postgres = await open(config);
  try {
    await serve(config, log, postgres);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function serve(
  config: Config,
  log: ReturnType<typeof createLogger>,
  postgres: OpenPostgres,
): Promise<void> {
  await prepareDatabase(postgres);
  const app = await createApp({ config, clock: systemClock, log, appConfig: postgres.appConfig, webFolder });
  stopOnSignals({
    steps: [
      { name: 'http', limitMs: 3_000, run: app.stopping.requests },
      { name: 'jobs', limitMs: 3_000, run: app.stopping.work },
      { name: 'pool', limitMs: 1_000, run: app.stopping.database },
      { name: 'postgres', limitMs: 2_400, run: postgres.stop },
    ],
    report: (message, error) => log.warn({ err: error }, `stop: ${message}`),
  });
  await app.start();
  await app.server.listen({ host: config.host, port: config.port });
  say(`Họp Gọn đang chạy tại ${config.publicUrl}`);
}

main().catch((error: unknown) => {
  const line = explainStartFailure(error);
  if (line === undefined) process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  else process.stderr.write(`${line}\n`);
  process.exit(1);
});
