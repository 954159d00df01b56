import type { MinutesLine } from '@hopgon/contract/minutes/schemas';
import { useMemo } from 'react';

export type SaveQueue = ReturnType<typeof createSaveQueue>;

export function createSaveQueue() {
  let last: Promise<unknown> = Promise.resolve();
  const ids = new Map<string, string>();
  const versions = new Map<string, number>();
  return {
    run<T>(task: () => Promise<T>): Promise<T> {
      const next = last.then(task);
      last = next.catch(() => undefined);
      return next;
    },
    /** The line that a row became. */
    idOf: (key: string | null): string | null => (key === null ? null : (ids.get(key) ?? key)),
    remember(key: string, { id, version }: MinutesLine): void {
      ids.set(key, id);
      versions.set(id, version);
    },
    /** The version this page made itself; nothing where another is newer. */
    versionOf(id: string, shown: number): number | undefined {
      const own = versions.get(id);
      return own !== undefined && own >= shown ? own : undefined;
    },
  };
}

/** Saves one after the other: a line may stand behind one that is still being saved. */
export const useSaveQueue = (): SaveQueue => useMemo(createSaveQueue, []);
