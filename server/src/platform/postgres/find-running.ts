import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { secretsFolder } from '../config/data-folder.ts';
import { ROLES } from './cluster.ts';
import { readClusterPointer } from './cluster-home.ts';
import { login } from './login.ts';
import type { OpenPostgres } from './open-postgres.ts';
import { isServing, readPostmasterFile } from './postmaster-file.ts';
import { readRolePasswords } from './role-passwords.ts';

type Logins = Pick<OpenPostgres, 'ownerConfig' | 'appConfig' | 'backupConfig' | 'appRole'>;

const clusterFolder = (dataDir: string): string => join(readClusterPointer(dataDir) ?? dataDir, 'postgres');

/** Whether a data folder has an embedded PostgreSQL, running or not. */
export const hasCluster = (dataDir: string): boolean =>
  existsSync(join(clusterFolder(dataDir), 'PG_VERSION'));

/** How to log in to the embedded PostgreSQL that a running app serves with; null when none runs. */
export function findRunning(dataDir: string): Logins | null {
  const folder = clusterFolder(dataDir);
  const file = readPostmasterFile(folder);
  if (!file?.ready || !isServing(file.pid, folder)) return null;
  const { passwords, fresh } = readRolePasswords(join(secretsFolder(dataDir), 'postgres.json'));
  if (fresh) return null;
  const listening =
    process.platform === 'win32'
      ? ({ kind: 'loopback', port: file.port } as const)
      : ({ kind: 'socket', folder: file.socketFolder } as const);
  return {
    ownerConfig: login(listening, ROLES.database, ROLES.owner, passwords.owner),
    appConfig: login(listening, ROLES.database, ROLES.app, passwords.app),
    backupConfig: login(listening, ROLES.database, ROLES.backup, passwords.backup),
    appRole: ROLES.app,
  };
}
