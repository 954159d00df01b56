import { Failure } from '@hopgon/contract/failure';
import type { Clock } from '../clock/clock.ts';

/** So many events in so many milliseconds; then waits that double from `firstWait` to `longestWait` (ms). */
export interface Limit {
  readonly most: number;
  readonly window: number;
  readonly firstWait?: number;
  readonly longestWait?: number;
}

export interface Limiter {
  /** Throws `too_many_requests` while the key has to wait; counts nothing. */
  check(limit: Limit, key: string): void;
  /** Counts one event of the key. */
  count(limit: Limit, key: string): void;
  /** Counts one and throws when that is one too many. */
  spend(limit: Limit, key: string): void;
  forget(key: string): void;
}

interface Account {
  readonly events: number[];
  blockedUntil: number;
  overruns: number;
}

const mostKeys = 100_000;

/** Sliding windows held in this process; the oldest keys are dropped first when there are very many. */
export function createLimiter(clock: Clock): Limiter {
  const accounts = new Map<string, Account>();

  const accountOf = (limit: Limit, key: string): Account => {
    const account = accounts.get(key) ?? { events: [], blockedUntil: 0, overruns: 0 };
    accounts.delete(key);
    accounts.set(key, account);
    const since = clock.now().getTime() - limit.window;
    while (account.events[0] !== undefined && account.events[0] <= since) account.events.shift();
    if (account.events.length === 0 && account.blockedUntil <= since) account.overruns = 0;
    const oldest = accounts.size > mostKeys ? accounts.keys().next().value : undefined;
    if (oldest !== undefined) accounts.delete(oldest);
    return account;
  };

  const refuse = (waitMs: number): never => {
    throw new Failure('too_many_requests', {
      minutes: Math.max(1, Math.ceil(waitMs / 60_000)),
      seconds: Math.max(1, Math.ceil(waitMs / 1000)),
    });
  };

  const waitOf = (limit: Limit, account: Account, now: number): number => {
    if (account.blockedUntil > now) return account.blockedUntil - now;
    const oldest = account.events[0];
    if (limit.firstWait !== undefined || oldest === undefined || account.events.length < limit.most) return 0;
    return oldest + limit.window - now;
  };

  const limiter: Limiter = {
    check(limit, key) {
      const wait = waitOf(limit, accountOf(limit, key), clock.now().getTime());
      if (wait > 0) refuse(wait);
    },
    count(limit, key) {
      const account = accountOf(limit, key);
      const now = clock.now().getTime();
      account.events.push(now);
      if (limit.firstWait === undefined || account.events.length < limit.most) return;
      const wait = Math.min(limit.firstWait * 2 ** account.overruns, limit.longestWait ?? limit.window);
      account.overruns += 1;
      account.blockedUntil = now + wait;
    },
    spend(limit, key) {
      limiter.check(limit, key);
      limiter.count(limit, key);
    },
    forget: (key) => void accounts.delete(key),
  };
  return limiter;
}
