import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { takeBaseBackup } from '../platform/backup/replication/base-backup.ts';
import { openReplication } from '../platform/backup/replication/open-replication.ts';
import { extractTar } from '../platform/backup/restore/extract-tar.ts';
import { findBinaries } from '../platform/postgres/binaries.ts';
import { type Cluster, ROLES } from '../platform/postgres/cluster.ts';
import { chooseListening } from '../platform/postgres/listening.ts';
import { login } from '../platform/postgres/login.ts';
import { type OpenPostgres, openPostgres } from '../platform/postgres/open-postgres.ts';
import { startPostmaster } from '../platform/postgres/postmaster.ts';
import { writeSettings } from '../platform/postgres/server-settings.ts';
import { findUnprivilegedUser, runsAsRoot } from '../platform/postgres/system-user.ts';
import { prepareDatabase } from '../prepare-database.ts';

/** A streaming replica of an open server. */
interface RunningReplica {
  /** The app's login. */
  readonly appConfig: ClientConfig;
  stop(): Promise<void>;
}

const quoted = (value: unknown): string => `'${String(value).replaceAll("'", "\\'")}'`;

/** Copies a server and follows it, the given milliseconds behind. */
async function startReplica(
  primary: Pick<OpenPostgres, 'appConfig' | 'backupConfig'>,
  delayMs = 0,
): Promise<RunningReplica> {
  const user = runsAsRoot() ? findUnprivilegedUser() : undefined;
  const home = mkdtempSync(join(tmpdir(), 'hop-gon-replica-'));
  chmodSync(home, 0o711);
  const cluster: Cluster = {
    binaries: findBinaries(user, () => undefined),
    user,
    folder: join(home, 'postgres'),
  };
  mkdirSync(cluster.folder, { mode: 0o700 });
  if (user) chownSync(cluster.folder, user.uid, user.gid);
  const replication = await openReplication(primary.backupConfig);
  await extractTar(takeBaseBackup(replication).tar, cluster.folder, user);
  await replication.close();
  const signal = join(cluster.folder, 'standby.signal');
  await writeFile(signal, '', { mode: 0o600 });
  if (user) chownSync(signal, user.uid, user.gid);
  const { host, port, user: role, password } = primary.backupConfig;
  const listening = await chooseListening(home, user);
  const access = [
    `local ${ROLES.database} ${ROLES.app} scram-sha-256`,
    `host ${ROLES.database} ${ROLES.app} 127.0.0.1/32 scram-sha-256`,
  ];
  writeSettings(cluster, listening, access, {
    hot_standby: 'on',
    primary_conninfo: `host=${quoted(host)} port=${port} user=${role} password=${quoted(password)}`,
    recovery_min_apply_delay: `${delayMs}ms`,
  });
  const server = await startPostmaster(cluster, join(home, 'postgres.log'));
  const { password: appPassword } = primary.appConfig;
  return {
    appConfig: login(
      listening,
      ROLES.database,
      ROLES.app,
      typeof appPassword === 'string' ? appPassword : undefined,
    ),
    stop: async () => {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** An own PostgreSQL as an installation has it, migrated, and its replica. */
export async function startReplicatedPostgres(delayMs = 0) {
  const folder = mkdtempSync(join(tmpdir(), 'hop-gon-primary-'));
  chmodSync(folder, 0o711);
  const primary = await openPostgres({ dataDir: folder });
  await prepareDatabase(primary);
  const replica = await startReplica(primary, delayMs);
  return {
    primary,
    replica,
    stop: async (): Promise<void> => {
      await replica.stop();
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
