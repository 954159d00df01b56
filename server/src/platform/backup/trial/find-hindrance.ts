import { chooseBinaries } from '../../postgres/binaries.ts';
import { lowBelow } from '../../storage/disk-space.rules.ts';
import { readFreeBytes } from '../../storage/disk-space.ts';
import { showBytes } from '../../storage/show-bytes.rules.ts';
import type { Manifest } from '../manifest.ts';
import type { Repository } from '../repository.ts';
import { listSegments } from '../wal/wal-objects.ts';

/**
 * Why a copy of a backup cannot be started on this machine, though the backup may be sound; null where it can. `programs`: the
 * folder above the `bin` of an own PostgreSQL.
 */
export function findHindrance({ postgres }: Manifest, programs: string | undefined): string | null {
  const { isEmbedded, major, database, owner } = postgres;
  if (isEmbedded) return null;
  const remedy = `đặt BACKUP_TRIAL_PROGRAMS là thư mục của PostgreSQL ${major} trên máy này`;
  if (database === undefined || owner === undefined)
    return 'bản sao lưu này do một bản Họp Gọn cũ tạo, không ghi tên cơ sở dữ liệu; bản sau sẽ thử được';
  try {
    const found = chooseBinaries(programs, undefined, () => undefined);
    if (found.major === String(major)) return null;
    return `máy chủ là PostgreSQL ${major} mà chương trình ở đây là ${found.major}: ${remedy}`;
  } catch {
    return `không có chương trình PostgreSQL ${major} nào ở đây: ${remedy}`;
  }
}

/** Why a whole copy has no room in a folder, if people are to go on working on its disk meanwhile; null where it has. */
export async function findShortage(
  repository: Repository,
  { id, startedAt, objects, postgres }: Manifest,
  folder: string,
): Promise<string | null> {
  const listed = new Set(objects.map(({ object }) => object));
  const uploadedSince = (await repository.store.list('files')).filter(
    ({ name, changedAt }) => !listed.has(name) && changedAt >= new Date(startedAt),
  );
  const copied = [...objects, ...uploadedSince].reduce((sum, { size }) => sum + size, 0);
  const log = (await listSegments(repository, id)).size * postgres.segmentSize;
  const needed = copied + log + lowBelow;
  const free = await readFreeBytes(folder);
  return free >= needed
    ? null
    : `không đủ chỗ ở ${folder}: cần ${showBytes(needed)}, chỉ còn ${showBytes(free)}`;
}

/** What this machine lacks to run a copy of a server elsewhere; its data are not at fault. */
const missingHere = [
  /database locale is incompatible with operating system/i,
  /could not (?:access|load|find) (?:file|library|compatible)/i,
  /ICU is not supported|not supported by this build/i,
];

/** Whether a server did not start for want of something on this machine. */
export const isHindrance = (error: unknown): boolean =>
  error instanceof Error && missingHere.some((pattern) => pattern.test(error.message));
