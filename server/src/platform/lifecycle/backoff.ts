const shortestMs = 100;
const longestMs = 5_000;
/** A connection that lived for so long was no part of what made the one before it end. */
const soundMs = 30_000;

interface Backoff {
  /** A connection was made. */
  opened(): void;
  /** How long to wait before the next try: twice as long each time, until a connection has lived for a while. */
  nextMs(): number;
}

/** `now`: milliseconds of a clock that only goes forward. */
export function createBackoff(now: () => number = () => performance.now()): Backoff {
  let next = shortestMs;
  let openedAt: number | null = null;
  return {
    opened() {
      openedAt = now();
    },
    nextMs() {
      const wait = openedAt !== null && now() - openedAt >= soundMs ? shortestMs : next;
      openedAt = null;
      next = Math.min(2 * wait, longestMs);
      return wait;
    },
  };
}
