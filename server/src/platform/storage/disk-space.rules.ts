/**
 * `low`: an operator should make room. `full`: changes are refused, so that the database has the space it needs to go
 * on.
 */
export type DiskState = 'ok' | 'low' | 'full';

const mebibyte = 1024 * 1024;
export const lowBelow = 1024 * mebibyte;
const fullBelow = 128 * mebibyte;
/**
 * Once the disk was full, more space must be free before changes are accepted again; otherwise each change would fill
 * it at once.
 */
const fullUntil = 192 * mebibyte;

export function classifyDisk(freeBytes: number, before: DiskState): DiskState {
  if (freeBytes < (before === 'full' ? fullUntil : fullBelow)) return 'full';
  return freeBytes < lowBelow ? 'low' : 'ok';
}
