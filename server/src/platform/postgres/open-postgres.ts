import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ClientConfig } from 'pg';
import { secretsFolder } from '../config/data-folder.ts';
import { StartFailure } from '../lifecycle/start-failure.ts';
import { chooseBinaries } from './binaries.ts';
import { type Cluster, ROLES } from './cluster.ts';
import { findClusterHome } from './cluster-home.ts';
import { completeUpgrade } from './complete-upgrade.ts';
import { createCluster, prepareRoles, type RolePasswords } from './create-cluster.ts';
import { refuseHalfRestored } from './half-restored.ts';
import { acquireInstanceLock } from './instance-lock.ts';
import { chooseListening, removeSocketFolder } from './listening.ts';
import { limitLogSize } from './log-file.ts';
import { login } from './login.ts';
import { type Postmaster, startPostmaster, stopLeftover } from './postmaster.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { readRolePasswords, storeRolePasswords } from './role-passwords.ts';
import { type Listening, writeSettings } from './server-settings.ts';
import { type SupervisorLog, supervise } from './supervise.ts';

/** An open database: how its owner (who migrates) and the app (who serves) log in. */
export interface OpenPostgres {
  readonly ownerConfig: ClientConfig;
  readonly appConfig: ClientConfig;
  /** The app's login straight to the server, for notifications. */
  readonly listenConfig: ClientConfig;
  /** How the role that may copy the server logs in, without `replication`. */
  readonly backupConfig: ClientConfig;
  /** The role of `appConfig`, which policies and grants name. */
  readonly appRole: string;
  /** The data folder, if the server is ours. */
  readonly folder: string | null;
  /** Ends the server if it is ours; safe to call twice; takes at most about 4 seconds. */
  stop(): Promise<void>;
}

interface Options {
  readonly dataDir: string;
  /** Programs of another version: the folder above their `bin`. Those that come along unless given. */
  readonly programs?: string;
  /** Called with one line about an unusual step, such as storing the data elsewhere. */
  readonly say?: (line: string) => void;
  /** Called when a server ended by itself. */
  readonly log?: SupervisorLog;
}

const silent: SupervisorLog = { warn: () => undefined, info: () => undefined };

/** Opens the embedded PostgreSQL of a data folder, creating it at first; fails with a StartFailure. */
export async function openPostgres({
  dataDir: given,
  programs,
  say = () => undefined,
  log = silent,
}: Options): Promise<OpenPostgres> {
  const dataDir = resolve(given);
  refuseHalfRestored(dataDir);
  const home = findClusterHome(dataDir, say);
  const lock = acquireInstanceLock(join(home.folder, 'hop-gon.lock'), dataDir);
  try {
    const binaries = chooseBinaries(programs, home.user, say);
    const cluster = { binaries, user: home.user, folder: join(home.folder, 'postgres') };
    completeUpgrade(cluster.folder);
    await clearLeftover(cluster);
    const passwords = await ensureCluster(cluster, join(secretsFolder(dataDir), 'postgres.json'));
    const listening = await chooseListening(home.folder, home.user);
    writeSettings(cluster, listening, accessRules);
    const logFile = join(dataDir, 'postgres.log');
    const serverLog = limitLogSize(logFile);
    const onWait = (minutes: number): void =>
      say(
        `PostgreSQL đang phục hồi sau lần dừng đột ngột (đã ${minutes} phút): cứ để chạy, Họp Gọn khởi động tiếp khi xong. Xem ${logFile}.`,
      );
    const server = await supervise({ start: () => startPostmaster(cluster, logFile, { onWait }), log });
    return opened({ server, listening, passwords, folder: home.folder }, () => {
      serverLog.stop();
      lock.release();
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

const accessRules = [
  `local ${ROLES.database} ${ROLES.owner},${ROLES.app} scram-sha-256`,
  `host ${ROLES.database} ${ROLES.owner},${ROLES.app} 127.0.0.1/32 scram-sha-256`,
  `local replication ${ROLES.backup} scram-sha-256`,
  `host replication ${ROLES.backup} 127.0.0.1/32 scram-sha-256`,
];

async function clearLeftover(cluster: Cluster): Promise<void> {
  const version = join(cluster.folder, 'PG_VERSION');
  if (!existsSync(version)) return;
  const major = readFileSync(version, 'utf8').trim();
  if (major !== cluster.binaries.major) {
    throw new StartFailure(
      `Dữ liệu ở ${cluster.folder} là của PostgreSQL ${major}, bản này kèm ${cluster.binaries.major}: chạy "npm run cli -- upgrade --help" để biết cách nâng cấp, hoặc dùng lại bản Họp Gọn cũ.`,
    );
  }
  const left = readPostmasterFile(cluster.folder);
  await stopLeftover(cluster);
  if (left) removeSocketFolder(left.socketFolder);
}

// Built in a temporary folder and renamed when complete, so that an interrupted start begins from scratch.
async function ensureCluster(cluster: Cluster, passwordFile: string): Promise<RolePasswords> {
  const { passwords, fresh } = readRolePasswords(passwordFile);
  if (existsSync(cluster.folder)) {
    if (fresh) await prepareRoles(cluster, passwords);
  } else {
    const draft = { ...cluster, folder: `${cluster.folder}.new` };
    await createCluster(draft);
    await prepareRoles(draft, passwords);
    storeRolePasswords(passwordFile, passwords);
    renameSync(draft.folder, cluster.folder);
  }
  if (fresh) storeRolePasswords(passwordFile, passwords);
  return passwords;
}

interface Serving {
  readonly server: Pick<Postmaster, 'stop'>;
  readonly listening: Listening;
  readonly passwords: RolePasswords;
  readonly folder: string;
}

function opened({ server, listening, passwords, folder }: Serving, release: () => void): OpenPostgres {
  const stop = async () => {
    // The server is no reason for the process to live on, and one that ends here would end before its caller goes on.
    const alive = setInterval(() => undefined, 1_000);
    await server.stop();
    clearInterval(alive);
    if (listening.kind === 'socket') removeSocketFolder(listening.folder);
    release();
  };
  let stopping: Promise<void> | undefined;
  const appConfig = login(listening, ROLES.database, ROLES.app, passwords.app);
  return {
    ownerConfig: login(listening, ROLES.database, ROLES.owner, passwords.owner),
    appConfig,
    listenConfig: appConfig,
    backupConfig: login(listening, ROLES.database, ROLES.backup, passwords.backup),
    appRole: ROLES.app,
    folder,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}
