import type pg from 'pg';
import { overRun, type RunQuery } from './kysely.ts';
import type { Opening } from './opening.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import { type BeginWork, noUnitOfWork, type OpenedScope, type UnitOfWork } from './scope.ts';
import { openTransaction, type Transaction } from './transaction.ts';

interface UnitParts<Entry> {
  readonly connect: () => Promise<pg.PoolClient>;
  readonly opening: Opening<Entry>;
  /** Runs a query in no transaction, in which nothing may be written. */
  readonly readAlone: RunQuery;
  readonly entry: () => Promise<Entry>;
  readonly opened: (entry: Entry) => void;
  readonly callAll: (runs: readonly (() => void)[]) => void;
}

interface Open<Entry> {
  readonly client: pg.PoolClient;
  readonly transaction: Transaction<Entry>;
}

export function openUnitOfWork<Entry>(
  { connect, opening, readAlone, entry, opened, callAll }: UnitParts<Entry>,
  begin: BeginWork,
): UnitOfWork<OpenedScope<Entry>> {
  let open: Open<Entry> | null = null;
  let refusal: { readonly error: unknown } | null = null;
  let isRunning = false;
  const late: (() => void)[] = [];

  const close = async ({ client, transaction }: Open<Entry>): Promise<void> => {
    open = null;
    await transaction.rollback();
    client.release();
  };

  const start = async <T>(work: (scope: OpenedScope<Entry>) => Promise<T>): Promise<T> => {
    if (refusal) throw refusal.error;
    const client = await connect();
    const started = { client, transaction: openTransaction(client, opening, opened) };
    try {
      await begin(started.transaction.scope).catch((error: unknown) => {
        refusal = { error };
        throw error;
      });
      const value = await work(started.transaction.scope);
      started.transaction.verify();
      open = started;
      return value;
    } catch (error) {
      await close(started);
      throw error;
    }
  };

  const transact = async <T>(work: (scope: OpenedScope<Entry>) => Promise<T>): Promise<T> => {
    if (isRunning) throw new Error('a transaction inside another runs in the scope of that one');
    isRunning = true;
    try {
      return await (open ? open.transaction.attempt(work) : start(work));
    } finally {
      isRunning = false;
    }
  };

  const transaction: OpenedScope<Entry>['transaction'] = (work) => retryOnConflict(() => transact(work));
  const run: RunQuery = (query) => (open ? open.transaction.run(query) : readAlone(query));
  const scope: OpenedScope<Entry> = {
    db: overRun(run),
    transaction,
    single: transaction,
    afterCommit: (after) => late.push(after),
    entry,
    unitOfWork: noUnitOfWork,
  };
  return {
    scope,
    async commit(last) {
      if (!open) await start(async () => undefined);
      if (!open) throw new Error('a unit of work has no transaction to commit');
      const { client, transaction: whole }: Open<Entry> = open;
      const committed = await whole.commit(last);
      open = null;
      client.release();
      callAll([...committed, ...late]);
    },
    rollback: async () => {
      if (open) await close(open);
    },
  };
}
