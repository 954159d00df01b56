import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseLsn } from '../lsn.rules.ts';

/**
 * Where the recovery of a cluster ended: PostgreSQL notes it in the history of the timeline on which the server goes on. A record
 * that does not fit ends a recovery without an error.
 */
export async function findReplayEnd(clusterFolder: string): Promise<bigint> {
  const folder = join(clusterFolder, 'pg_wal');
  const newest = (await readdir(folder))
    .filter((name) => name.endsWith('.history'))
    .toSorted()
    .at(-1);
  if (newest === undefined) throw new Error('a recovered cluster has a history');
  const lines = (await readFile(join(folder, newest), 'utf8')).trim().split('\n');
  return parseLsn(lines.at(-1)?.split('\t')[1] ?? '');
}
