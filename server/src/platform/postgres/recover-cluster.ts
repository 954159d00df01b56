import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../lifecycle/start-failure.ts';
import type { Cluster } from './cluster.ts';
import { chooseListening, removeSocketFolder } from './listening.ts';
import { startPostmaster } from './postmaster.ts';
import { writeSettings } from './server-settings.ts';

/** The checkpoint behind a large log takes a while. */
const stopMs = 60_000;

/** Where a recovery ends: with the log, at a time (ISO 8601), or as soon as the backup is consistent. */
export type RecoveryEnd = 'log' | 'consistent' | { readonly at: string };

type Setting = readonly [name: string, value: string];

const targets = ['', '_lsn', '_name', '_time', '_xid'].map((kind) => `recovery_target${kind}`);

function targetOf(end: RecoveryEnd): Setting | null {
  if (end === 'log') return null;
  if (end === 'consistent') return ['recovery_target', 'immediate'];
  // Time zones have no letters yet while PostgreSQL reads its settings.
  return ['recovery_target_time', new Date(end.at).toISOString().replace('T', ' ').replace('Z', '+00')];
}

/**
 * All targets, the wanted one last: one that an earlier recovery left in `postgresql.auto.conf` must not end this one, and
 * PostgreSQL refuses to empty a target behind another that is set.
 */
function targetSettings(end: RecoveryEnd): readonly Setting[] {
  const wanted = targetOf(end);
  const empty = targets.filter((name) => name !== wanted?.[0]).map((name): Setting => [name, '']);
  return wanted ? [...empty, wanted] : empty;
}

/** Settings of a recovery from the log in `pg_wal`. */
export const recoverySettings = (end: RecoveryEnd): Readonly<Record<string, string>> => ({
  // A recovery that was asked for must have one; what is not in pg_wal does not exist.
  restore_command: 'exit 1',
  recovery_target_action: 'promote',
  ...Object.fromEntries(targetSettings(end)),
});

/** Marks a restored folder: its server begins by recovering, and then goes on on a timeline of its own. */
export function requestRecovery({ folder, user }: Pick<Cluster, 'folder' | 'user'>): void {
  const file = join(folder, 'recovery.signal');
  writeFileSync(file, '', { mode: 0o600 });
  if (user) chownSync(file, user.uid, user.gid);
}

interface RecoveryParts {
  readonly home: string;
  readonly logFile: string;
  readonly end: RecoveryEnd;
  /** Of a copy of another server. */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Recovers a restored cluster of ours and stops it again. False when the log ends before the time: then nothing has changed for
 * another attempt.
 */
export async function recoverCluster(
  cluster: Cluster,
  { home, logFile, end, settings = {} }: RecoveryParts,
): Promise<boolean> {
  const listening = await chooseListening(home, cluster.user);
  requestRecovery(cluster);
  writeSettings(cluster, listening, ['local all all reject'], {
    ...recoverySettings(end),
    hot_standby: 'off',
    ...settings,
  });
  try {
    const server = await startPostmaster(cluster, logFile, { stopMs });
    await server.stop();
    return true;
  } catch (error) {
    if (error instanceof StartFailure && /before configured recovery target/.test(error.message))
      return false;
    throw error;
  } finally {
    if (listening.kind === 'socket') removeSocketFolder(listening.folder);
    rmSync(join(cluster.folder, 'postmaster.pid'), { force: true });
  }
}
