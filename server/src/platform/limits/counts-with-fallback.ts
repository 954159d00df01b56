import type { EventCounts } from './event-counts.ts';

interface FallbackParts {
  readonly first: EventCounts;
  readonly isFirstOpen: () => boolean;
  readonly second: EventCounts;
  readonly log: { warn(facts: object, message: string): void };
}

/**
 * Counts at the first, and at the second while the first cannot be asked: a limit is never lifted, but begins again.
 */
export function createCountsWithFallback({ first, isFirstOpen, second, log }: FallbackParts): EventCounts {
  /** Null where the first could not be asked. */
  const tryFirst = async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (!isFirstOpen()) return null;
    try {
      return await work();
    } catch (error) {
      log.warn({ err: error }, 'Redis did not count');
      return null;
    }
  };
  return {
    async count(...asked) {
      const counted = await tryFirst(() => first.count(...asked));
      if (!counted) return second.count(...asked);
      return { ...counted, uncount: async () => void (await tryFirst(counted.uncount)) };
    },
    async forget(key) {
      await Promise.all([tryFirst(() => first.forget(key)), second.forget(key)]);
    },
    close: async () => void (await Promise.all([first.close(), second.close()])),
  };
}
