import { type Config, readConfig } from '../platform/config/read-config.ts';
import { StartFailure } from '../platform/lifecycle/start-failure.ts';
import { findRunning, hasCluster } from '../platform/postgres/find-running.ts';
import { openExternal } from '../platform/postgres/open-external.ts';
import { type OpenPostgres, openPostgres } from '../platform/postgres/open-postgres.ts';
import type { CommandCall } from './command.ts';

/** An installation and its database: the one the app is serving with, or one started for this command alone. */
export interface Installation {
  readonly config: Config;
  readonly postgres: Pick<OpenPostgres, 'ownerConfig' | 'appConfig' | 'backupConfig' | 'appRole'>;
  readonly isEmbedded: boolean;
}

/** Whether the app uses the PostgreSQL that comes along. */
const isEmbedded = (config: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl'>): boolean =>
  config.databaseUrl === undefined && config.databaseOwnerUrl === undefined;

export async function withInstallation<T>(
  { env, say }: Pick<CommandCall, 'env' | 'say'>,
  work: (installation: Installation) => Promise<T>,
): Promise<T> {
  const config = readConfig(env);
  if (!isEmbedded(config)) {
    const postgres = await openExternal(config);
    return work({ config, postgres, isEmbedded: false });
  }
  const running = findRunning(config.dataDir);
  if (running) return work({ config, postgres: running, isEmbedded: true });
  if (!hasCluster(config.dataDir))
    throw new StartFailure(
      `Chưa có dữ liệu ở ${config.dataDir}: kiểm tra DATA_DIR, hoặc chạy "npm start" trước.`,
    );
  const postgres = await openPostgres({ dataDir: config.dataDir, say });
  try {
    return await work({ config, postgres, isEmbedded: true });
  } finally {
    await postgres.stop();
  }
}
