import pg from 'pg';

const isDeadlock = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '40P01';

/**
 * Runs a transaction again that PostgreSQL ended because it and another waited for each other: nothing of it was kept, and
 * by then the other has what it waited for.
 */
export async function outOfDeadlock<T>(run: () => Promise<T>, times = 2): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (times === 0 || !isDeadlock(error)) throw error;
    return outOfDeadlock(run, times - 1);
  }
}
