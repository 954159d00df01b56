import type { Clock } from '../clock/clock.ts';
import { baseFolder, type Repository, walFolder } from './repository.ts';
import { chooseKept, keepsLog } from './retention.rules.ts';

/** One that has no manifest for so long was interrupted. */
const abandonedAfterMs = 24 * 3600_000;

/**
 * Removes what the rule does not keep: backups, the log behind older ones, and uploads that no kept backup lists. Returns the
 * ids of the removed backups.
 */
export async function pruneBackups(repository: Repository, clock: Pick<Clock, 'now'>): Promise<string[]> {
  const { store } = repository;
  const now = clock.now();
  const manifests = await repository.readManifests();
  const newest = manifests.at(-1);
  if (!newest) return [];
  const keptIds = chooseKept(manifests);
  const kept = manifests.filter(({ id }) => keptIds.has(id));
  const removed = manifests.filter(({ id }) => !keptIds.has(id)).map(({ id }) => id);
  for (const id of removed) await store.remove(baseFolder(id));
  for (const { id, endedAt } of kept) if (!keepsLog(endedAt, now)) await store.remove(walFolder(id));
  await removeAbandoned(repository, new Set(manifests.map(({ id }) => id)), now);
  const listed = new Set(kept.flatMap(({ objects }) => objects.map(({ object }) => object)));
  // Younger ones may belong to rows of the log behind the newest backup.
  const since = new Date(newest.startedAt);
  for (const { name, changedAt } of await store.list('files'))
    if (!listed.has(name) && changedAt < since) await store.remove(name);
  return removed;
}

async function removeAbandoned(
  { store }: Repository,
  complete: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  for (const id of await store.listFolders('bases')) {
    if (complete.has(id)) continue;
    const newest = Math.max(
      0,
      ...(await store.list(baseFolder(id))).map(({ changedAt }) => changedAt.getTime()),
    );
    if (now.getTime() - newest > abandonedAfterMs) await store.remove(baseFolder(id));
  }
}
