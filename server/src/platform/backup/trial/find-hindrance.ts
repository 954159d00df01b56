import { chooseBinaries } from '../../postgres/binaries.ts';
import type { Manifest } from '../manifest.ts';

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

/** What this machine lacks to run a copy of a server elsewhere; its data are not at fault. */
const missingHere = [
  /database locale is incompatible with operating system/i,
  /could not (?:access|load|find) (?:file|library|compatible)/i,
  /ICU is not supported|not supported by this build/i,
];

/** Whether a server did not start for want of something on this machine. */
export const isHindrance = (error: unknown): boolean =>
  error instanceof Error && missingHere.some((pattern) => pattern.test(error.message));
