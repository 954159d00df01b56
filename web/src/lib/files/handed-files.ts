import type { PlacedFile } from './placed-file.ts';

let handed: readonly PlacedFile[] = [];
const listeners = new Set<() => void>();

/** Files that one page hands to another; history state would copy them. */
export const handedFiles = {
  hand(files: readonly PlacedFile[]): void {
    handed = files;
    for (const listener of listeners) listener();
  },

  /** Once. */
  take(): readonly PlacedFile[] {
    const files = handed;
    handed = [];
    return files;
  },

  /** Calls back when files are handed; returns what ends that. */
  listen(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
