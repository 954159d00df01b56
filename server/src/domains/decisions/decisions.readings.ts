import { findContradictions } from '@hopgon/engine/support/find-contradictions';
import { findStalePromises } from '@hopgon/engine/support/find-stale-promises';
import type { Reader } from '../../platform/threads/reader.ts';

/** Everything that reads decisions. It runs in threads: `world.decisionsReader` asks them. */
export const decisionsReadings = { findContradictions, findStalePromises };

declare module '../../platform/world.ts' {
  interface World {
    readonly decisionsReader: Reader<typeof decisionsReadings>;
  }
}
