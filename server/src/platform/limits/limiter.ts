import { Failure } from '@hopgon/contract/failure';
import type { Clock } from '../clock/clock.ts';

/** At most `most` events in `window` milliseconds; then delays that double from `firstWait` to `longestWait` (ms). */
export interface Limit {
  readonly most: number;
  readonly window: number;
  readonly firstWait?: number;
  readonly longestWait?: number;
}

export interface Limiter {
  /** Whether the key has to wait; counts nothing. */
  isOver(limit: Limit, key: string): boolean;
  /** Counts one event of the key, also when it is one too many. */
  count(limit: Limit, key: string): void;
  /**
   * Counts one, or throws `too_many_requests` while the key has to wait. It counts before work that may fail, so that
   * parallel calls cannot all pass; calling the returned function uncounts it.
   */
  spend(limit: Limit, key: string): () => void;
  forget(key: string): void;
}

interface Account {
  readonly events: number[];
  blockedUntil: number;
  overruns: number;
}

const mostKeys = 100_000;

const waitAfter = (limit: Limit, firstWait: number, overruns: number): number =>
  Math.min(firstWait * 2 ** overruns, limit.longestWait ?? limit.window);

function waitOf(limit: Limit, account: Account, now: number): number {
  if (account.blockedUntil > now) return account.blockedUntil - now;
  const oldest = account.events[0];
  if (limit.firstWait !== undefined || oldest === undefined || account.events.length < limit.most) return 0;
  return oldest + limit.window - now;
}

/** Counts one event; the returned function uncounts it. */
function countOne(limit: Limit, account: Account, now: number): () => void {
  account.events.push(now);
  const before = { blockedUntil: account.blockedUntil, overruns: account.overruns };
  if (limit.firstWait !== undefined && account.events.length >= limit.most) {
    account.blockedUntil = now + waitAfter(limit, limit.firstWait, account.overruns);
    account.overruns += 1;
  }
  const after = account.overruns;
  return () => {
    const place = account.events.indexOf(now);
    if (place !== -1) account.events.splice(place, 1);
    if (account.overruns === after) Object.assign(account, before);
  };
}

const refusal = (waitMs: number): Failure =>
  new Failure('too_many_requests', {
    minutes: Math.max(1, Math.ceil(waitMs / 60_000)),
    seconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });

/** Sliding windows held in this process; the oldest keys are dropped first when there are very many. */
export function createLimiter(clock: Clock): Limiter {
  const accounts = new Map<string, Account>();

  const accountOf = (limit: Limit, key: string, now: number): Account => {
    const account = accounts.get(key) ?? { events: [], blockedUntil: 0, overruns: 0 };
    accounts.delete(key);
    accounts.set(key, account);
    const since = now - limit.window;
    while (account.events[0] !== undefined && account.events[0] <= since) account.events.shift();
    if (account.events.length === 0 && account.blockedUntil <= since) account.overruns = 0;
    const oldest = accounts.size > mostKeys ? accounts.keys().next().value : undefined;
    if (oldest !== undefined) accounts.delete(oldest);
    return account;
  };

  return {
    isOver(limit, key) {
      const now = clock.now().getTime();
      return waitOf(limit, accountOf(limit, key, now), now) > 0;
    },
    count(limit, key) {
      const now = clock.now().getTime();
      countOne(limit, accountOf(limit, key, now), now);
    },
    spend(limit, key) {
      const now = clock.now().getTime();
      const account = accountOf(limit, key, now);
      const wait = waitOf(limit, account, now);
      if (wait > 0) throw refusal(wait);
      return countOne(limit, account, now);
    },
    forget: (key) => void accounts.delete(key),
  };
}
