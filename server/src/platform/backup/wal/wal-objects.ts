import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { errorCode } from '../../lifecycle/error-code.ts';
import { Lsn } from '../manifest.ts';
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

/** Null for a backup after which no log was kept. */
export async function readWalUntil(repository: Repository, id: string): Promise<WalUntil | null> {
  try {
    return Until.parse(JSON.parse(String(await buffer(repository.read(untilName(id))))));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** The objects of each segment, sorted by segment: a stream that began again has written a second one. */
export async function listSegments(
  repository: Repository,
  id: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = (await repository.store.list(walFolder(id))).map(({ name }) => name).sort();
  return Map.groupBy(names, (name) => name.slice(walFolder(id).length + 1).split('.')[0] ?? '');
}
