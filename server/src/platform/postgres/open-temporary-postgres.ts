import { accessSync, chmodSync, constants, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { findBinaries } from './binaries.ts';
import { ROLES } from './cluster.ts';
import { createCluster, prepareRoles } from './create-cluster.ts';
import { chooseListening } from './listening.ts';
import { login } from './login.ts';
import { startPostmaster } from './postmaster.ts';
import { isAlive, isServing, readPostmasterFile } from './postmaster-file.ts';
import { FORGETFUL, writeSettings } from './server-settings.ts';
import { findUnprivilegedUser, runsAsRoot } from './system-user.ts';

/** A cluster for tests: gone with the process, without fsync, every role let in without a password. */
export interface TemporaryPostgres {
  /** The superuser, on database `postgres`: creates and drops databases. */
  readonly adminConfig: ClientConfig;
  /** The two roles of the product, on database `hopgon` unless another is named. */
  ownerConfig(database?: string): ClientConfig;
  appConfig(database?: string): ClientConfig;
  readonly appRole: string;
  stop(): Promise<void>;
}

const PREFIX = 'hop-gon-test-';

const everyone = ['local all all trust', 'host all all 127.0.0.1/32 trust'];

/** `access`: lines of pg_hba.conf for tests about who may log in. `settings`: of the server, for tests about these. */
export async function openTemporaryPostgres({
  access = everyone,
  settings = {},
}: {
  readonly access?: readonly string[];
  readonly settings?: Readonly<Record<string, string>>;
} = {}): Promise<TemporaryPostgres> {
  const user = runsAsRoot() ? findUnprivilegedUser() : undefined;
  clearAbandoned(quickestFolder());
  const home = mkdtempSync(join(quickestFolder(), `${PREFIX}${process.pid}-`));
  chmodSync(home, user ? 0o711 : 0o700);
  const cluster = { binaries: findBinaries(user, () => undefined), user, folder: join(home, 'postgres') };
  await createCluster(cluster, { sync: false });
  const listening = await chooseListening(home, user);
  writeSettings(cluster, listening, access, { ...FORGETFUL, ...settings });
  await prepareRoles(cluster, { owner: 'unused', app: 'unused', backup: 'unused' });
  const postmaster = await startPostmaster(cluster, join(home, 'postgres.log'));
  const forget = () => rmSync(home, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', forget);
  return {
    adminConfig: login(listening, 'postgres', 'postgres'),
    ownerConfig: (database = ROLES.database) => login(listening, database, ROLES.owner),
    appConfig: (database = ROLES.database) => login(listening, database, ROLES.app),
    appRole: ROLES.app,
    stop: async () => {
      await postmaster.stop();
      process.off('exit', forget);
      forget();
    },
  };
}

// A run that was killed leaves its server behind; the next one ends it.
function clearAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : 0;
    const isOurs = lstatSync(join(folder, name)).uid === process.getuid?.();
    if (!(pid > 0) || !isOurs || isAlive(pid)) continue;
    const cluster = join(folder, name, 'postgres');
    const left = readPostmasterFile(cluster);
    if (left && isServing(left.pid, cluster)) process.kill(left.pid, 'SIGQUIT');
    rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

// In memory where the system offers it.
function quickestFolder(): string {
  try {
    accessSync('/dev/shm', constants.W_OK);
    return '/dev/shm';
  } catch {
    return tmpdir();
  }
}
