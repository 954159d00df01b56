import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const isDeadlock = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '40P01';

/** Long enough for the other to take what it waited for; run at once, the two may meet again. Milliseconds. */
const letPass = 25;

/** Runs a transaction again that PostgreSQL ended because it and another waited for each other: nothing of it was kept. */
export async function retryOnDeadlock<T>(run: () => Promise<T>, times = 2): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (times === 0 || !isDeadlock(error)) throw error;
    await pause(letPass);
    return retryOnDeadlock(run, times - 1);
  }
}
