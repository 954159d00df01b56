import type { CompiledQuery } from 'kysely';
import type { Db } from './kysely.ts';

/**
 * Runs queries bound to a person, a company or both, so that row-level security shows their rows alone. `transaction`
 * inside a transaction joins it. Its work may run more than once; put effects that must not repeat into
 * `afterCommit`.
 */
export interface Scope {
  readonly db: Db;
  transaction<T>(work: (scope: this) => Promise<T>): Promise<T>;
  /** Runs work of one statement, which is atomic without a transaction around it. */
  single<T>(work: (scope: this) => Promise<T>): Promise<T>;
  /**
   * Runs after the surrounding transaction has committed, or at once outside of one. Its errors are reported, not
   * thrown, because the change is committed and the caller must get a success.
   */
  afterCommit(run: () => void): void;
}

/** All changes made through one scope, committed together. */
export interface UnitOfWork<S> {
  /**
   * Reads by themselves, and cannot write, until its first transaction; that one and everything after it are one. A
   * transaction that fails is undone alone, so that its caller may go on.
   */
  readonly scope: S;
  /** Commits what was done, these statements last: all of it or nothing. */
  commit(last: readonly CompiledQuery[]): Promise<void>;
  /** Undoes what was not committed; safe to call after a commit. */
  rollback(): Promise<void>;
}

/** Runs first in the transaction; what it throws ends the unit, whatever its caller makes of it. */
export type BeginWork = (tx: Scope) => Promise<void>;

/** A scope whose opening returned facts about the actor, such as the role in the company. */
export interface OpenedScope<Entry> extends Scope {
  /** The row the opening returned; queries the database when no query has run yet. */
  entry(): Promise<Entry>;
  /** All changes of one request in one transaction, which `begin` begins; only outside of a transaction. */
  unitOfWork(begin: BeginWork): UnitOfWork<this>;
}

export const noUnitOfWork = (): never => {
  throw new Error('a unit of work begins outside of a transaction');
};
