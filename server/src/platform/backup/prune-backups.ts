import type { Clock } from '../clock/clock.ts';
import { startOfBackup } from './backup-id.rules.ts';
import { baseFolder, type Repository } from './repository.ts';
import { chooseKept, isLogKept } from './retention.rules.ts';
import type { StoredObject } from './store/backup-store.ts';
import { findWalUntil, removeWal } from './wal/wal-objects.ts';

/** What nobody has written to for so long was interrupted. */
const abandonedAfterMs = 24 * 3600_000;

/**
 * Removes what the rule does not keep: backups, the log behind older ones, and uploads that no moment needs to which one can
 * restore. Returns the ids of the removed backups.
 */
export async function pruneBackups(repository: Repository, clock: Pick<Clock, 'now'>): Promise<string[]> {
  const { store } = repository;
  const now = clock.now();
  const damaged: string[] = [];
  const manifests = await repository.readManifests((id) => damaged.push(id));
  const backups = await Promise.all(
    manifests.map(async (manifest) => {
      const wal = await findWalUntil(repository, manifest.id);
      // A log whose end is unreadable may reach up to now.
      return { ...manifest, walUntil: wal.isDamaged ? now.toISOString() : (wal.until?.at ?? null) };
    }),
  );
  const newest = backups.at(-1);
  if (!newest) return [];
  const keptIds = chooseKept(backups, now);
  const kept = backups.filter(({ id }) => keptIds.has(id));
  const removed = backups.filter(({ id }) => !keptIds.has(id)).map(({ id }) => id);
  for (const id of removed) await repository.removeBackup(id);
  const withLog = kept.filter(({ id, walUntil }) => id === newest.id || isLogKept(walUntil, now));
  for (const { id } of kept) if (!withLog.some((other) => other.id === id)) await removeWal(repository, id);
  await removeAbandoned(repository, new Set([...damaged, ...manifests.map(({ id }) => id)]), now);
  // A damaged manifest may list any upload.
  if (damaged.length > 0) return removed;
  const listed = new Set(kept.flatMap(({ objects }) => objects.map(({ object }) => object)));
  // Rows of the logs that are kept may need those that were stored since the first of them began.
  const since = new Date(withLog[0]?.startedAt ?? newest.startedAt);
  for (const { name, changedAt } of await store.list('files'))
    if (!listed.has(name) && changedAt < since) await store.remove(name);
  return removed;
}

async function removeAbandoned(
  { store }: Repository,
  complete: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  const isAbandoned = (since: number): boolean => now.getTime() - since > abandonedAfterMs;
  const newestOf = (objects: readonly StoredObject[]): number =>
    Math.max(0, ...objects.map(({ changedAt }) => changedAt.getTime()));
  // A bucket knows no folder of drafts alone.
  const begun = (await store.listDrafts('bases')).map(({ name }) => name.split('/')[1] ?? '');
  for (const id of new Set([...(await store.listFolders('bases')), ...begun])) {
    if (complete.has(id)) continue;
    const written = [...(await store.list(baseFolder(id))), ...(await store.listDrafts(baseFolder(id)))];
    const since = Math.max(startOfBackup(id)?.getTime() ?? 0, newestOf(written));
    if (isAbandoned(since)) await store.remove(baseFolder(id));
  }
  for (const { name, changedAt } of await store.listDrafts('files'))
    if (isAbandoned(changedAt.getTime())) await store.remove(name);
}
