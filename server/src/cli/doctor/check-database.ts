import { escapeLiteral } from 'pg';
import { openReplication } from '../../platform/backup/replication/open-replication.ts';
import { runAs } from '../../platform/postgres/external-login.ts';
import type { OpenPostgres } from '../../platform/postgres/open-postgres.ts';
import { readMigrationState } from '../../prepare-database.ts';
import { type Finding, good, problem, warning } from './finding.ts';

const mostClockDifferenceMs = 5_000;

export async function checkDatabase(
  postgres: Pick<OpenPostgres, 'ownerConfig' | 'backupConfig'>,
): Promise<Finding[]> {
  const asked = Date.now();
  const [row] = await runAs(
    postgres.ownerConfig,
    "select current_setting('server_version') as version, clock_timestamp() as now",
  );
  const difference = Math.abs(new Date(String(row?.now)).getTime() - (asked + Date.now()) / 2);
  const { applied, pending } = await readMigrationState(postgres.ownerConfig);
  return [
    good('database', `PostgreSQL ${String(row?.version)} trả lời.`),
    difference > mostClockDifferenceMs
      ? problem(
          'clock',
          `Đồng hồ của máy này và của PostgreSQL lệch nhau ${Math.round(difference / 1000)} giây: bật NTP.`,
        )
      : good('clock', 'Đồng hồ của máy này và của PostgreSQL khớp nhau.'),
    pending === 0
      ? good('migrations', `Lược đồ ở bản ${applied}, mới nhất.`)
      : warning(
          'migrations',
          `Lược đồ ở bản ${applied}, còn ${pending} bản chưa áp dụng: khởi động lại ứng dụng, hoặc chạy "npm run cli -- migrate --run".`,
        ),
    await checkReplication(postgres.backupConfig),
  ];
}

/** Whether a process of the app, on whatever machine, is connected; PgBouncer keeps its connections for some minutes after its end. */
export async function isAppRunning({
  ownerConfig,
  appRole,
}: Pick<OpenPostgres, 'ownerConfig' | 'appRole'>): Promise<boolean> {
  const [row] = await runAs(
    ownerConfig,
    `select exists (select from pg_stat_activity
      where datname = current_database() and usename = ${escapeLiteral(appRole)}) as found`,
  );
  return row?.found === true;
}

async function checkReplication(backupConfig: OpenPostgres['backupConfig']): Promise<Finding> {
  try {
    const replication = await openReplication(backupConfig);
    await replication.close();
    return good('replication', 'Có quyền sao chép cơ sở dữ liệu khi đang chạy.');
  } catch (error) {
    return problem('replication', error instanceof Error ? error.message : String(error));
  }
}
