import type { ClientConfig } from 'pg';
import pg from 'pg';
import type { Clock } from '../clock/clock.ts';
import { openDatabase } from '../database/database.ts';
import { createLoop } from '../mail/loop.ts';
import { type AccessPolicy, createScopes, type Scopes } from '../tenancy/scopes.ts';
import { createRecentChanges } from './recent-changes.ts';
import { judgeReplica, type ReplicaState } from './replica-state.rules.ts';

/** A streaming replica for reads that may be some seconds old. */
export interface Replica {
  readonly scopes: Pick<Scopes, 'company'>;
  /** Something changed that this person, or everybody of this company, may look at next. */
  addChange(ids: readonly string[]): void;
  /** Whether it has every change that is known of these. */
  isCurrentFor(ids: readonly string[]): boolean;
  state(): ReplicaState;
  start(): void;
  stop(withinMs: number): Promise<void>;
}

interface ReplicaParts {
  readonly config: ClientConfig;
  readonly primary: ClientConfig;
  readonly clock: Clock;
  readonly mayUse: AccessPolicy;
  readonly log: Record<'info' | 'warn', (facts: object, message: string) => void>;
}

/** A position of the primary's log, and when it was there. */
interface Goal {
  readonly lsn: string | undefined;
  readonly at: number;
}

/** Milliseconds between two looks, and how old its newest change may be. */
const lookEveryMs = 1_000;
const mostLagMs = 10_000;
const patienceMs = 3_000;

const single = (config: ClientConfig): pg.Pool => {
  const pool = new pg.Pool({
    ...config,
    max: 1,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  pool.on('error', () => undefined);
  return pool;
};

/**
 * The moment up to which the replica is known to have everything: the position of the primary's log is read first, then
 * whether the replica has replayed it. What is not known is not current.
 */
export function openReplica({ config, primary, clock, mayUse, log }: ReplicaParts): Replica {
  const report = (error: unknown): void => log.warn({ err: error }, 'the replica is not used');
  const database = openDatabase({ ...config, onError: report });
  const [asking, asked] = [single(primary), single(config)];
  const changes = createRecentChanges(mostLagMs);
  let currentUntil = Number.NEGATIVE_INFINITY;
  /** The oldest position that the replica has not replayed yet: a busy primary is always ahead of it by a little. */
  let goal: Goal | null = null;
  let isInRecovery = true;
  let replayedUntil = performance.now();
  let reported: ReplicaState = 'ok';

  const state = (): ReplicaState =>
    judgeReplica({ isInRecovery, secondsBehind: (performance.now() - replayedUntil) / 1_000 });

  const reportChange = (): void => {
    const now = state();
    if (now === reported) return;
    reported = now;
    if (now === 'ok') log.info({}, 'the replica follows again');
    else log.warn({ isInRecovery }, 'the replica does not follow the primary');
  };

  const look = async (): Promise<number> => {
    const at = performance.now();
    const { rows } = await asking.query<{ lsn: string }>('select pg_current_wal_lsn() as lsn');
    const newest: Goal = { lsn: rows[0]?.lsn, at };
    goal ??= newest;
    const found = await asked.query<{ follows: boolean; has: boolean | null; reached: boolean | null }>(
      `select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn() >= $1::pg_lsn as has,
         pg_last_wal_replay_lsn() >= $2::pg_lsn as reached`,
      [newest.lsn, goal.lsn],
    );
    isInRecovery = found.rows[0]?.follows === true;
    if (found.rows[0]?.reached === true) {
      replayedUntil = goal.at;
      goal = null;
    }
    if (isInRecovery && found.rows[0]?.has === true) currentUntil = at;
    reportChange();
    return lookEveryMs;
  };
  const loop = createLoop({
    work: look,
    onError: (error) => {
      report(error);
      reportChange();
    },
    restAfterError: 10_000,
  });

  return {
    scopes: createScopes(database, clock, mayUse),
    addChange: (ids) => changes.add(ids, performance.now()),
    isCurrentFor: (ids) =>
      performance.now() - currentUntil <= mostLagMs && changes.latest(ids) <= currentUntil,
    state,
    start: () => void loop.start(),
    stop: async (withinMs) => {
      await loop.stop(withinMs);
      await Promise.all([database.close(), asking.end(), asked.end()]);
    },
  };
}
