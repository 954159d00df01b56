import type { ClientConfig } from 'pg';
import pg from 'pg';
import type { Clock } from '../clock/clock.ts';
import { openDatabase } from '../database/database.ts';
import { createLoop } from '../mail/loop.ts';
import { type AccessPolicy, createScopes, type Scopes } from '../tenancy/scopes.ts';
import { createRecentChanges } from './recent-changes.ts';

/** A streaming replica for reads that may be some seconds old. */
export interface Replica {
  readonly scopes: Pick<Scopes, 'company'>;
  /** Something changed that this person, or everybody of this company, may look at next. */
  addChange(ids: readonly string[]): void;
  /** Whether it has every change that is known of these. */
  isCurrentFor(ids: readonly string[]): boolean;
  start(): void;
  stop(withinMs: number): Promise<void>;
}

interface ReplicaParts {
  readonly config: ClientConfig;
  readonly primary: ClientConfig;
  readonly clock: Clock;
  readonly mayUse: AccessPolicy;
  readonly log: { warn(facts: object, message: string): void };
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

  const look = async (): Promise<number> => {
    const moment = performance.now();
    const { rows } = await asking.query<{ lsn: string }>('select pg_current_wal_lsn() as lsn');
    const found = await asked.query<{ has: boolean }>(
      'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
      [rows[0]?.lsn],
    );
    if (found.rows[0]?.has === true) currentUntil = moment;
    return lookEveryMs;
  };
  const loop = createLoop({ work: look, onError: report, restAfterError: 10_000 });

  return {
    scopes: createScopes(database, clock, mayUse),
    addChange: (ids) => changes.add(ids, performance.now()),
    isCurrentFor: (ids) =>
      performance.now() - currentUntil <= mostLagMs && changes.latest(ids) <= currentUntil,
    start: () => void loop.start(),
    stop: async (withinMs) => {
      await loop.stop(withinMs);
      await Promise.all([database.close(), asking.end(), asked.end()]);
    },
  };
}
