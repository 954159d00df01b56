import { existsSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ClientConfig } from 'pg';
import { secretsFolder } from '../config/data-folder.ts';
import { OperatorFailure } from '../lifecycle/operator-failure.ts';
import { findBinaries, readBinaries } from '../postgres/binaries.ts';
import { type Cluster, ROLES } from '../postgres/cluster.ts';
import { findClusterHome } from '../postgres/cluster-home.ts';
import { completeUpgrade, upgradedFolder } from '../postgres/complete-upgrade.ts';
import { createCluster, forbidCopies, permitCopies, prepareRoles } from '../postgres/create-cluster.ts';
import { refuseHalfRestored } from '../postgres/half-restored.ts';
import { acquireInstanceLock } from '../postgres/instance-lock.ts';
import { chooseListening, removeSocketFolder, secondSocketFolder } from '../postgres/listening.ts';
import { login } from '../postgres/login.ts';
import { startPostmaster, stopLeftover } from '../postgres/postmaster.ts';
import { readRolePasswords } from '../postgres/role-passwords.ts';
import { writeSettings } from '../postgres/server-settings.ts';
import { type CopiedDatabase, copyDatabase } from './copy-database.ts';

interface UpgradeOptions {
  readonly dataDir: string;
  /** The programs of the PostgreSQL that made the data: the folder above `bin`. */
  readonly oldPrograms: string;
  /** Brings the empty database to the migration that the old one has. */
  readonly prepare: (
    owner: { ownerConfig: ClientConfig; appRole: string },
    old: ClientConfig,
  ) => Promise<void>;
  readonly say: (line: string) => void;
}

export interface Upgraded extends CopiedDatabase {
  readonly from: string;
  readonly to: string;
  /** Where the old data are now. */
  readonly movedTo: string;
}

const logName = 'postgres-upgrade.log';

/**
 * Takes the embedded PostgreSQL of a data folder to the major version that comes along: a new cluster is built beside, all rows
 * are copied and compared, and only then it takes the place of the old one, which is kept. What fails leaves the old one as it was.
 */
export async function upgradeCluster({
  dataDir: given,
  oldPrograms,
  prepare,
  say,
}: UpgradeOptions): Promise<Upgraded> {
  const dataDir = resolve(given);
  refuseHalfRestored(dataDir);
  const home = findClusterHome(dataDir, say);
  const lock = acquireInstanceLock(join(home.folder, 'hop-gon.lock'), dataDir);
  const folder = join(home.folder, 'postgres');
  try {
    completeUpgrade(folder);
    const old: Cluster = {
      binaries: readBinaries(resolve(oldPrograms), home.user, say),
      user: home.user,
      folder,
    };
    const binaries = findBinaries(home.user, say);
    const major = requireMajor(folder, old, binaries.major);
    const draft: Cluster = { binaries, user: home.user, folder: `${folder}.upgrading` };
    await stopLeftover(old);
    try {
      const copied = await build(old, draft, { dataDir, home: home.folder, prepare, say });
      const movedTo = join(home.folder, `before-upgrade-${major}`);
      await rename(draft.folder, upgradedFolder(folder));
      await rename(folder, movedTo);
      completeUpgrade(folder);
      return { ...copied, from: major, to: binaries.major, movedTo };
    } finally {
      await rm(draft.folder, { recursive: true, force: true });
    }
  } finally {
    lock.release();
  }
}

/** The version of the data, which the old programs must be of. */
function requireMajor(folder: string, { binaries }: Cluster, current: string): string {
  const file = join(folder, 'PG_VERSION');
  if (!existsSync(file)) throw new OperatorFailure(`Không có cơ sở dữ liệu ở ${folder}.`);
  const major = readFileSync(file, 'utf8').trim();
  if (major === current)
    throw new OperatorFailure(`Dữ liệu đã là của PostgreSQL ${current}: không cần nâng cấp.`);
  if (major !== binaries.major)
    throw new OperatorFailure(
      `Dữ liệu là của PostgreSQL ${major}, chương trình được chỉ ra là ${binaries.major}: cần đúng bản ${major}.`,
    );
  if (existsSync(join(folder, '..', `before-upgrade-${major}`)))
    throw new OperatorFailure(`Đã có thư mục before-upgrade-${major}: dời nó đi rồi chạy lại.`);
  return major;
}

interface BuildOptions extends Pick<UpgradeOptions, 'prepare' | 'say'> {
  readonly dataDir: string;
  readonly home: string;
}

async function build(
  old: Cluster,
  draft: Cluster,
  { dataDir, home, prepare, say }: BuildOptions,
): Promise<CopiedDatabase> {
  const { passwords, fresh } = readRolePasswords(join(secretsFolder(dataDir), 'postgres.json'));
  if (fresh)
    throw new OperatorFailure(`Thiếu ${secretsFolder(dataDir)}/postgres.json: không mở được dữ liệu cũ.`);
  await createCluster(draft);
  await prepareRoles(draft, passwords);
  await permitCopies(draft);
  const logFile = join(dataDir, logName);
  const source = await serve(old, { home, logFile });
  try {
    const target = await serve(draft, { home, folder: secondSocketFolder, logFile });
    try {
      const ownerAt = (listening: typeof source.listening): ClientConfig =>
        login(listening, ROLES.database, ROLES.owner, passwords.owner);
      const [from, to] = [ownerAt(source.listening), ownerAt(target.listening)];
      await prepare({ ownerConfig: to, appRole: ROLES.app }, from);
      say(`Chép dữ liệu từ PostgreSQL ${old.binaries.major} sang ${draft.binaries.major}…`);
      const copied = await copyDatabase(from, to);
      await target.stop();
      await forbidCopies(draft);
      return copied;
    } finally {
      await target.stop();
    }
  } finally {
    await source.stop();
  }
}

const accessRules = [
  `local ${ROLES.database} ${ROLES.owner} scram-sha-256`,
  `host ${ROLES.database} ${ROLES.owner} 127.0.0.1/32 scram-sha-256`,
];

/** Serves a cluster to its owner alone. */
async function serve(
  cluster: Cluster,
  { home, folder, logFile }: { readonly home: string; readonly folder?: string; readonly logFile: string },
) {
  const listening = await chooseListening(home, cluster.user, folder);
  writeSettings(cluster, listening, accessRules);
  const server = await startPostmaster(cluster, logFile);
  return {
    listening,
    stop: async () => {
      await server.stop();
      if (listening.kind === 'socket') removeSocketFolder(listening.folder);
    },
  };
}
