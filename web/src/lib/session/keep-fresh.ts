import type { StaleSession } from './create-refresh.ts';
import type { StoredSession } from './stored-session.ts';

const checkEvery = 60_000;
const renewBefore = 5 * 60_000;

/** Whether the access token ends within five minutes, or has ended. */
export const needsRenewal = (session: StoredSession, now: number): boolean =>
  session.tokenExpiry - now <= renewBefore;

interface FreshWorld {
  get(): StoredSession | null;
  refresh(stale: StaleSession): Promise<StoredSession | null>;
  now(): number;
}

/** Seconds, not minutes: the server takes the same token once more for a moment only, and the reply alone may have been lost. */
const retries = [5_000, 10_000];

async function check({ get, refresh, now }: FreshWorld): Promise<void> {
  for (const pause of [...retries, null]) {
    const stored = get();
    if (!stored || !needsRenewal(stored, now())) return;
    try {
      await refresh(stored);
      return;
    } catch {
      // A failing network changes nothing: the next check asks again.
      if (pause === null) return;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/**
 * Renews the tokens in time: now, every minute, and when the page comes back to the front (timers sleep in the background).
 * Resolves when the first check is done.
 */
export function keepFresh(world: FreshWorld): Promise<void> {
  setInterval(() => void check(world), checkEvery);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void check(world);
  });
  return check(world);
}
