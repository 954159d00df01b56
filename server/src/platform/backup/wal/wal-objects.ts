import { z } from 'zod';
import { isLost } from '../damaged-object.ts';
import { Lsn } from '../manifest.ts';
import { readJson } from '../read-json.ts';
import { baseFolder, type Repository, walFolder } from '../repository.ts';

const Until = z.object({ lsn: Lsn, at: z.iso.datetime() });
/** Everything that the server had written at this time is kept. */
export type WalUntil = z.infer<typeof Until>;

const untilName = (id: string): string => `${baseFolder(id)}/wal-until`;

export const writeWalUntil = (repository: Repository, id: string, until: WalUntil): Promise<void> =>
  repository.write(
    untilName(id),
    (async function* () {
      yield Buffer.from(JSON.stringify(until));
    })(),
  );

/** Where the log behind a backup ends: `until` is null where none was kept, and where that is damaged. */
interface FoundWalUntil {
  readonly until: WalUntil | null;
  readonly isDamaged: boolean;
}

export async function findWalUntil(repository: Repository, id: string): Promise<FoundWalUntil> {
  try {
    return { until: await readJson(repository.read, untilName(id), Until), isDamaged: false };
  } catch (error) {
    if (!isLost(error)) throw error;
    return { until: null, isDamaged: true };
  }
}

/** Removes the log behind a backup: first what says up to where it reaches. */
export async function removeWal({ store }: Repository, id: string): Promise<void> {
  await store.remove(untilName(id));
  await store.remove(walFolder(id));
}

/** The objects of each segment, sorted by segment: a stream that began again has written a second one. */
export async function listSegments(
  repository: Repository,
  id: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = (await repository.store.list(walFolder(id))).map(({ name }) => name).sort();
  return Map.groupBy(names, (name) => name.slice(walFolder(id).length + 1).split('.')[0] ?? '');
}
