import { setTimeout as pause } from 'node:timers/promises';
import { NoResultError } from 'kysely';
import pg from 'pg';

const deadlock = '40P01';
const foreignKeyViolation = '23503';

/** Two that waited for each other, or a row that somebody removed between two statements: a new look finds it gone. */
const isConflict = (error: unknown): boolean =>
  error instanceof NoResultError ||
  (error instanceof pg.DatabaseError && (error.code === deadlock || error.code === foreignKeyViolation));

/** Long enough for the other to take what it waited for; run at once, the two may meet again. Milliseconds. */
const letPass = 25;

/** Runs a transaction again that failed only because another was under way: nothing of it was kept. */
export async function retryOnConflict<T>(run: () => Promise<T>, times = 2): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (times === 0 || !isConflict(error)) throw error;
    await pause(letPass);
    return retryOnConflict(run, times - 1);
  }
}
