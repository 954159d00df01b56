/** `low`: an operator should make room. `full`: changes are refused, so that the database keeps what it needs to go on. */
export type DiskState = 'ok' | 'low' | 'full';

const mebibyte = 1024 * 1024;
const lowBelow = 1024 * mebibyte;
const fullBelow = 128 * mebibyte;
/** Once full, more must be free before changes are taken again: else each would make it full anew. */
const fullUntil = 192 * mebibyte;

export function judgeDisk(freeBytes: number, before: DiskState): DiskState {
  if (freeBytes < (before === 'full' ? fullUntil : fullBelow)) return 'full';
  return freeBytes < lowBelow ? 'low' : 'ok';
}
