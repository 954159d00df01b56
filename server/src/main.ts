import { fileURLToPath } from 'node:url';
import { completeRestore } from './platform/backup/restore/complete-restore.ts';
import { type Backups, noBackups } from './platform/backup/service/backups.ts';
import { systemClock } from './platform/clock/clock.ts';
import { copyNotice } from './platform/config/copy-mark.ts';
import { nameMissingAlarms } from './platform/config/name-missing-alarms.ts';
import { namePlainText } from './platform/config/name-plain-text.ts';
import { type Config, readConfig } from './platform/config/read-config.ts';
import { restrictModes } from './platform/config/restrict-modes.ts';
import { serverFolder } from './platform/config/server-folder.ts';
import { explainStartFailure } from './platform/lifecycle/explain-start-failure.ts';
import { runSteps, type StopStep, stopOnSignals } from './platform/lifecycle/stop-on-signals.ts';
import { createLogger } from './platform/log/logger.ts';
import { openExternal } from './platform/postgres/open-external.ts';
import { type OpenPostgres, openPostgres } from './platform/postgres/open-postgres.ts';

const webFolder = fileURLToPath(new URL('../web/dist', serverFolder));

const cliMain = fileURLToPath(new URL('./cli/main.ts', import.meta.url));

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const isOurs = (config: Config): boolean =>
  config.databaseUrl === undefined && config.databaseOwnerUrl === undefined;

const open = (config: Config, log: ReturnType<typeof createLogger>): Promise<OpenPostgres> =>
  isOurs(config) ? openPostgres({ dataDir: config.dataDir, say, log }) : openExternal(config);

/** Loaded only where the operator wants backups. */
async function openBackups(
  config: Config,
  log: ReturnType<typeof createLogger>,
  backupConfig: OpenPostgres['backupConfig'],
): Promise<Backups> {
  if (config.backup.place === null || config.isCopy) return noBackups;
  const { createBackups } = await import('./platform/backup/service/create-backups.ts');
  return createBackups({ config, clock: systemClock, log, backupConfig, cliMain });
}

/**
 * Starts from the inside out. Each part that needs an orderly end puts its step before those of the parts it stands on,
 * so a signal during the start, too, stops whatever has been started.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const warnings = [...restrictModes(config.dataDir), ...namePlainText(config), ...nameMissingAlarms(config)];
  for (const line of warnings) say(`Lưu ý: ${line}`);
  if (config.isCopy) say(copyNotice);
  const log = createLogger(config.logLevel);
  const steps: StopStep[] = [];
  const report = (message: string, error?: unknown) => log.warn({ err: error }, `stop: ${message}`);
  stopOnSignals({ steps, report, extraMs: config.stopDelayMs });
  try {
    await start(config, log, steps);
  } catch (error) {
    await runSteps(steps, report);
    throw error;
  }
}

async function start(config: Config, log: ReturnType<typeof createLogger>, steps: StopStep[]): Promise<void> {
  const opening = open(config, log);
  // One of others answers at once: on a slow machine our patience would be over while the app is loading.
  if (!isOurs(config)) await opening;
  // Loading the app takes as long as PostgreSQL takes to start, and needs nothing of it.
  const loading = Promise.all([import('./app.ts'), import('./prepare-database.ts')]);
  const postgres = await opening;
  steps.unshift({ name: 'postgres', limitMs: 4_000, run: postgres.stop });
  const [{ createApp }, { prepareDatabase }] = await loading;
  const backups = await openBackups(config, log, postgres.backupConfig);
  const parts = {
    ...{ config, clock: systemClock, log, webFolder, backups },
    appConfig: postgres.appConfig,
    listenConfig: postgres.listenConfig,
    databaseFolder: postgres.folder,
  };
  const [app] = await Promise.all([createApp(parts), prepareDatabase(postgres)]);
  await completeRestore(config.dataDir, postgres.ownerConfig);
  steps.unshift(
    { name: 'http', limitMs: 5_000 + config.stopDelayMs, run: app.stopping.requests },
    { name: 'jobs', limitMs: 2_000, run: app.stopping.work },
    { name: 'backups', limitMs: 2_000, run: () => backups.stop(1_500) },
    { name: 'pool', limitMs: 500, run: app.stopping.database },
  );
  await app.start();
  backups.start();
  await app.server.listen({ host: config.host, port: config.port });
  say(`Họp Gọn đang chạy tại ${config.publicUrl}`);
  // Loading leaves garbage that V8 keeps for as long as little is allocated. The first request comes later than this.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

main().catch((error: unknown) => {
  const line = explainStartFailure(error);
  if (line === undefined) process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  else process.stderr.write(`${line}\n`);
  process.exit(1);
});
