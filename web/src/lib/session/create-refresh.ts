import { CallFailure } from '../api/call-failure.ts';
import { noRefreshToken } from '../api/fallback-texts.ts';
import type { StoredSession } from './stored-session.ts';

export type RenewAnswer =
  | { readonly is: 'renewed'; readonly session: Omit<StoredSession, 'sessionId'> }
  | { readonly is: 'refused'; readonly reason: string | null };

export interface RefreshWorld {
  reread(): StoredSession | null;
  renew(session: StoredSession): void;
  end(reason: string | null): void;
  /** One tab at a time. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  /** Asks the server. Throws when there is no answer; only an answer may end a session. */
  ask(refreshToken: string): Promise<RenewAnswer>;
}

/**
 * Renews the tokens once for all tabs and all waiting calls. Resolves to the living session, or to null when the server
 * refused; rejects when the network failed, and then nothing was cleared, or when there is no session any more.
 */
export function createRefresh(world: RefreshWorld) {
  let running: Promise<StoredSession | null> | null = null;

  async function renewUnless(staleToken: string): Promise<StoredSession | null> {
    const stored = world.reread();
    if (!stored) throw new CallFailure(noRefreshToken, { status: 401, code: 'not_signed_in' });
    // Another tab was faster.
    if (stored.authToken !== staleToken) return stored;
    const answer = await world.ask(stored.refreshToken);
    // Meanwhile the person signed out, or somebody else signed in: what was asked for belongs to nobody here any more.
    const now = world.reread();
    if (now?.refreshToken !== stored.refreshToken || now.sessionId !== stored.sessionId) return now;
    if (answer.is === 'refused') {
      world.end(answer.reason);
      return null;
    }
    const next = { ...answer.session, sessionId: stored.sessionId };
    world.renew(next);
    return next;
  }

  return (staleToken: string): Promise<StoredSession | null> => {
    running ??= world
      .exclusive(() => renewUnless(staleToken))
      .finally(() => {
        running = null;
      });
    return running;
  };
}
