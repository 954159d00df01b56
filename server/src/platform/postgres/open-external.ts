import { escapeIdentifier } from 'pg';
import { StartFailure } from '../lifecycle/start-failure.ts';
import { EXTENSIONS } from './create-cluster.ts';
import { ensureAppRole } from './external-app-role.ts';
import { attempt, inspectLogin, type Login, runAs } from './external-login.ts';
import { refuseHalfRestored } from './half-restored.ts';
import type { OpenPostgres } from './open-postgres.ts';

/** The key of the lock that processes which start at once take in turn. */
const lock = 7_310_456_223;

interface Options {
  readonly dataDir: string;
  /** The app's login; alone, it is taken for the owner's. */
  readonly databaseUrl: string | undefined;
  readonly databaseOwnerUrl: string | undefined;
  /** The app's login past a pooler; `databaseUrl` unless given. */
  readonly databaseListenUrl?: string | undefined;
  /** The login that may copy the whole server; the owner's unless given. */
  readonly databaseBackupUrl?: string | undefined;
}

/**
 * Opens a PostgreSQL of the operator's. With one login alone, which is then the owner's, the app's role is created
 * here; what the login may not do becomes a StartFailure with the SQL to run.
 */
export async function openExternal({
  dataDir,
  databaseUrl,
  databaseOwnerUrl,
  databaseListenUrl,
  databaseBackupUrl,
}: Options): Promise<OpenPostgres> {
  refuseHalfRestored(dataDir);
  const ownerVariable = databaseOwnerUrl === undefined ? 'DATABASE_URL' : 'DATABASE_OWNER_URL';
  const ownerUrl = databaseOwnerUrl ?? databaseUrl;
  if (ownerUrl === undefined) throw new StartFailure('DATABASE_URL chưa được đặt.');
  const owner = await inspectLogin(ownerUrl, ownerVariable);
  const hasBoth = databaseUrl !== undefined && databaseOwnerUrl !== undefined;
  const appUrl = hasBoth ? databaseUrl : await ensureAppRole(ownerUrl, owner, dataDir);
  const app = await inspectLogin(appUrl, 'DATABASE_URL');
  refuseUnfit(app, owner);
  if (databaseListenUrl !== undefined)
    refuseOther(app, await inspectLogin(databaseListenUrl, 'DATABASE_LISTEN_URL'));
  await ensureExtensions(ownerUrl, owner);
  return {
    ownerConfig: { connectionString: ownerUrl },
    appConfig: { connectionString: appUrl },
    listenConfig: { connectionString: databaseListenUrl ?? appUrl },
    backupConfig: { connectionString: databaseBackupUrl ?? ownerUrl },
    appRole: app.role,
    folder: null,
    stop: async () => undefined,
  };
}

function refuseUnfit(app: Login, owner: Login): void {
  const role = escapeIdentifier(app.role);
  if (app.role === owner.role) {
    throw new StartFailure('DATABASE_URL và DATABASE_OWNER_URL phải là hai vai trò khác nhau.');
  }
  if (app.database !== owner.database) {
    throw new StartFailure('DATABASE_URL và DATABASE_OWNER_URL phải trỏ tới cùng một cơ sở dữ liệu.');
  }
  if (app.superuser || app.bypassesPolicies) {
    throw new StartFailure(
      `Vai trò ${app.role} bỏ qua được phân quyền theo dòng; chạy: ALTER ROLE ${role} NOSUPERUSER NOBYPASSRLS;`,
    );
  }
  if (app.roles.includes(owner.role)) {
    throw new StartFailure(
      `Vai trò ${app.role} là thành viên của ${owner.role}; chạy: REVOKE ${escapeIdentifier(owner.role)} FROM ${role};`,
    );
  }
}

function refuseOther(app: Login, listener: Login): void {
  if (listener.database === app.database && listener.role === app.role) return;
  throw new StartFailure(
    'DATABASE_LISTEN_URL phải trỏ tới cùng cơ sở dữ liệu, với cùng vai trò như DATABASE_URL.',
  );
}

async function ensureExtensions(ownerUrl: string, { database }: Login): Promise<void> {
  const present = new Set(
    (await runAs(ownerUrl, 'select extname from pg_extension')).map((row) => row.extname),
  );
  const missing = EXTENSIONS.filter((name) => !present.has(name));
  if (missing.length === 0) return;
  const statements = missing.map((name) => `CREATE EXTENSION IF NOT EXISTS ${name};`);
  // Of two that create the same extension at once, one would be refused: processes on a new database start together.
  const waiting = [`SELECT pg_advisory_xact_lock(${lock});`, ...statements];
  await attempt(ownerUrl, waiting, statements, `Cơ sở dữ liệu ${database} thiếu phần mở rộng`);
}
