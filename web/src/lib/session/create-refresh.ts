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

/** The session a call began with. */
export type StaleSession = Pick<StoredSession, 'authToken' | 'sessionId'>;

/**
 * Renews the tokens once for all tabs and all waiting calls. Resolves to the same session with living tokens, or to null when
 * the server refused or another session is stored by then: a call of one person is never repeated with another's. Rejects when
 * the network failed, and then nothing was cleared, or when there is no session any more.
 */
export function createRefresh(world: RefreshWorld) {
  const running = new Map<string, Promise<StoredSession | null>>();

  async function renewUnless({ authToken, sessionId }: StaleSession): Promise<StoredSession | null> {
    const stored = world.reread();
    if (!stored) throw new CallFailure(noRefreshToken, { status: 401, code: 'not_signed_in' });
    if (stored.sessionId !== sessionId) return null;
    // Another tab was faster.
    if (stored.authToken !== authToken) return stored;
    const answer = await world.ask(stored.refreshToken);
    // Meanwhile the person signed out, or somebody else signed in: what was asked for belongs to nobody here any more.
    const now = world.reread();
    if (now?.sessionId !== sessionId) return null;
    if (now.refreshToken !== stored.refreshToken) return now;
    if (answer.is === 'refused') {
      world.end(answer.reason);
      return null;
    }
    const next = { ...answer.session, sessionId };
    world.renew(next);
    return next;
  }

  return (stale: StaleSession): Promise<StoredSession | null> => {
    const { sessionId } = stale;
    const renewal =
      running.get(sessionId) ??
      world.exclusive(() => renewUnless(stale)).finally(() => running.delete(sessionId));
    running.set(sessionId, renewal);
    return renewal;
  };
}
