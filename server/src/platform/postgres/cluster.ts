import type { Binaries } from './binaries.ts';
import type { SystemUser } from './system-user.ts';

/** One database cluster: its folder, who owns it, and the programs that serve it. */
export interface Cluster {
  readonly binaries: Binaries;
  readonly user: SystemUser | undefined;
  readonly folder: string;
}

/** Role and database names are fixed: policies and grants of the migrations name them. */
export const ROLES = {
  database: 'hopgon',
  owner: 'hopgon_owner',
  app: 'hopgon_app',
  /** Copies the cluster by the replication protocol and reads no table. */
  backup: 'hopgon_backup',
} as const;

/** How PostgreSQL's programs are started: nothing of our environment (PGDATA, PGPORT, secrets) reaches them. */
export const spawnOptions = ({ user }: Pick<Cluster, 'user'>) => ({
  ...(user && { uid: user.uid, gid: user.gid }),
  cwd: process.platform === 'win32' ? process.cwd() : '/',
  env: {
    PATH: process.env.PATH,
    SystemRoot: process.env.SystemRoot,
    TEMP: process.env.TEMP,
    LC_ALL: 'C',
    TZ: 'UTC',
  },
});
