import { randomBytes } from 'node:crypto';
import type { ClientConfig } from 'pg';
import { escapeIdentifier } from 'pg';
import type { Cluster } from './cluster.ts';
import { setRolePassword } from './create-cluster.ts';
import { chooseListening, removeSocketFolder } from './listening.ts';
import { login } from './login.ts';
import { startPostmaster } from './postmaster.ts';
import { writeSettings } from './server-settings.ts';

interface CopyParts {
  readonly home: string;
  readonly logFile: string;
  readonly database: string;
  /** The one role that may log in. */
  readonly role: string;
}

/** Starts a recovered copy of an own server, for its owner alone, with a password of the moment. */
export async function openCopy(
  cluster: Cluster,
  { home, logFile, database, role }: CopyParts,
): Promise<{ readonly ownerConfig: ClientConfig; stop(): Promise<void> }> {
  const password = randomBytes(24).toString('hex');
  await setRolePassword(cluster, { database, role, password });
  const listening = await chooseListening(home, cluster.user);
  const names = `${escapeIdentifier(database)} ${escapeIdentifier(role)}`;
  const place = listening.kind === 'socket' ? `local ${names}` : `host ${names} 127.0.0.1/32`;
  writeSettings(cluster, listening, [`${place} scram-sha-256`], copySettings);
  const server = await startPostmaster(cluster, logFile);
  return {
    ownerConfig: login(listening, database, role, password),
    stop: async () => {
      await server.stop();
      if (listening.kind === 'socket') removeSocketFolder(listening.folder);
    },
  };
}

/** A copy must not follow the servers that its original follows, and holds whatever was prepared there. */
export const copySettings = {
  max_logical_replication_workers: '0',
  max_prepared_transactions: '1000',
  autovacuum: 'off',
} as const;
