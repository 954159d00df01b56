import type { Storage } from './storage.ts';

/** The storage of a restored copy, which may be that of the original: nothing is removed from it. */
export const withoutRemoval = (storage: Storage): Storage => ({
  ...storage,
  remove: async () => undefined,
  sweep: async () => 0,
});
