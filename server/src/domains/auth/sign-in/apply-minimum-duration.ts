import { setTimeout as pause } from 'node:timers/promises';

/** Ends, with a result or an error, after this many milliseconds at the earliest, so that the duration reveals nothing. */
export async function applyMinimumDuration<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const end = pause(milliseconds);
  try {
    return await work();
  } finally {
    await end;
  }
}
