import {
  clearSession,
  endWithBrowser,
  readEndReason,
  readSession,
  type StoredSession,
  writeEndReason,
  writeSession,
} from './stored-session.ts';

/** Stored as the reason why a session ended, which other tabs read: the person signed out. */
const byChoice = 'left';

const listeners = new Set<() => void>();
let current: StoredSession | null | undefined;
let leftByChoice = false;

function changed(next: StoredSession | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** The one session of this browser, shared by its tabs through localStorage. */
export const session = {
  get(): StoredSession | null {
    if (current === undefined) current = readSession();
    return current;
  },

  /** What another tab may have stored since, which `get` learns a little later by an event. */
  reread(): StoredSession | null {
    current = readSession();
    return current;
  },

  start(next: StoredSession, remember: boolean): void {
    leftByChoice = false;
    writeEndReason(null);
    writeSession(next);
    endWithBrowser(!remember);
    changed(next);
  },

  renew(next: StoredSession): void {
    writeSession(next);
    changed(next);
  },

  /** `reason`: why the server ended it, which the login page says, in the other tabs too. */
  end(reason: string | null = null): void {
    writeEndReason(reason);
    clearSession();
    changed(null);
  },

  endReason: (): string | null => readEndReason(),

  /** As `end`, because the person said so: nobody wants to be led back to where they left, and all tabs forget what was typed. */
  leave(): void {
    leftByChoice = true;
    session.end(byChoice);
  },

  wasLeft: (): boolean => leftByChoice,

  /** The listener is called at every sign-in, renewal and sign-out, also those of other tabs. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Follows what other tabs do to the session. `null` is the key of a storage that was cleared as a whole. */
export function followSession(): void {
  addEventListener('storage', (event) => {
    if (event.key !== null && event.key !== 'authToken') return;
    const next = readSession();
    leftByChoice = next === null && readEndReason() === byChoice;
    changed(next);
  });
}
