import { storage } from '../storage.ts';

export interface StoredSession {
  readonly authToken: string;
  readonly refreshToken: string;
  readonly sessionId: string;
  /** When the access token ends, in milliseconds since 1970. */
  readonly tokenExpiry: number;
}

/** Other tabs get an event for each key that is written, and read all of them at the access token: that one comes last. */
const keys = ['refreshToken', 'sessionId', 'tokenExpiry', 'authToken'] as const;

const endReason = 'sessionEnd';

export const readEndReason = (): string | null => storage.read(endReason);

export function writeEndReason(reason: string | null): void {
  if (reason === null) storage.remove(endReason);
  else storage.write(endReason, reason);
}

/** Beside the four keys: present when the session shall end with the browser. */
const brief = 'sessionIsBrief';
const cookie = 'browserSession';
const browserIsTheSame = () => document.cookie.split('; ').some((pair) => pair.startsWith(`${cookie}=`));

export function readSession(): StoredSession | null {
  const [refreshToken, sessionId, expiry, authToken] = keys.map((key) => storage.read(key));
  const tokenExpiry = Number(expiry);
  if (!authToken || !refreshToken || !sessionId || !Number.isFinite(tokenExpiry)) return null;
  return { authToken, refreshToken, sessionId, tokenExpiry };
}

export function writeSession(session: StoredSession): void {
  for (const key of keys) storage.write(key, String(session[key]));
}

export function clearSession(): void {
  for (const key of keys) storage.remove(key);
  endWithBrowser(false);
}

// The CookieStore would be nicer; plain http does not have it.
const setCookie = (jar: Pick<Document, 'cookie'>, text: string) => {
  jar.cookie = location.protocol === 'https:' ? `${text}; Secure` : text;
};

/** Without "remember me" an empty cookie without a date marks the running browser; it is gone at the next start. */
export function endWithBrowser(yes: boolean): void {
  if (yes) {
    storage.write(brief, 'true');
    setCookie(document, `${cookie}=; path=/; SameSite=Strict`);
  } else {
    storage.remove(brief);
    setCookie(document, `${cookie}=; path=/; SameSite=Strict; max-age=0`);
  }
}

/** At start: drops a session that was to end with a browser which has since been closed. */
export function dropEndedSession(): void {
  if (storage.read(brief) && !browserIsTheSame()) clearSession();
}
