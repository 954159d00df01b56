import pLimit from 'p-limit';
import type { World } from '../world.ts';
import type { FileKey, Storage } from './storage.ts';

/** Requests at once to a bucket, which answers each within seconds. */
const mostAtOnce = 8;

/** Deletes files, a few at a time. What fails is logged and stays for the sweep of the night. */
export async function removeFiles(
  { log, storage }: Pick<World, 'log'> & { readonly storage: Pick<Storage, 'remove'> },
  folder: FileKey['folder'],
  ids: readonly string[],
): Promise<void> {
  await pLimit(mostAtOnce).map(ids, (id) =>
    storage.remove({ folder, id }).catch((err: unknown) => log.warn({ err }, 'file stays')),
  );
}
