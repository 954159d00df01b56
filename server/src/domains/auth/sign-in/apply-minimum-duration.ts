import { setTimeout as pause } from 'node:timers/promises';

/** Ends, well or not, no sooner than so many milliseconds from now: how long the work took tells nobody what it was. */
export async function applyMinimumDuration<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const end = pause(milliseconds);
  try {
    return await work();
  } finally {
    await end;
  }
}
