import { openSealed } from '../format/seal.ts';
import { parseLsn, segmentPosition } from '../lsn.rules.ts';
import type { Manifest } from '../manifest.ts';
import type { Repository } from '../repository.ts';
import { listSegments } from './wal-objects.ts';

/** Where the log that is kept behind a backup ends, its last whole frame included; the end of the backup if there is none. */
export async function findWalEnd(repository: Repository, { id, postgres }: Manifest): Promise<bigint> {
  const end = parseLsn(postgres.endLsn);
  const last = [...(await listSegments(repository, id))].at(-1);
  if (!last) return end;
  const [segment, objects] = last;
  let longest = 0;
  for (const object of objects) {
    let length = 0;
    const content = openSealed(repository.store.read(object), repository.key, object, { mayBeOpen: true });
    for await (const part of content) length += part.length;
    longest = Math.max(longest, length);
  }
  const reached = segmentPosition(segment, postgres.segmentSize) + BigInt(longest);
  return reached > end ? reached : end;
}
