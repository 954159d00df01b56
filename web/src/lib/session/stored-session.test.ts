import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clearSession,
  dropEndedSession,
  endWithBrowser,
  readSession,
  writeSession,
} from './stored-session.ts';

const session = { authToken: 'a', refreshToken: 'r', sessionId: 's', tokenExpiry: 1_700_000_000_000 };
let values: Map<string, string>;
let cookie: string;

beforeEach(() => {
  values = new Map();
  cookie = '';
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      cookie = text.includes('max-age=0') ? '' : (text.split(';')[0] ?? '');
    },
  });
});

describe('the session in browser storage', () => {
  // Proves S3.025, S3.026, S3.027, S3.028, S4.017
  // ASVS v5.0.0-14.3.3
  test('stands under the four documented keys, the expiry in milliseconds', () => {
    writeSession(session);
    expect(Object.fromEntries(values)).toEqual({
      authToken: 'a',
      refreshToken: 'r',
      sessionId: 's',
      tokenExpiry: '1700000000000',
    });
    expect(readSession()).toEqual(session);
  });

  test('is whole whenever another tab receives its access token', () => {
    const seen: (typeof session | null)[] = [];
    const write = localStorage.setItem;
    vi.stubGlobal('localStorage', {
      ...localStorage,
      setItem(key: string, value: string) {
        write(key, value);
        if (key === 'authToken') seen.push(readSession());
      },
    });
    writeSession(session);
    const renewed = { authToken: 'a2', refreshToken: 'r2', sessionId: 's', tokenExpiry: 1_700_000_900_000 };
    writeSession(renewed);
    expect(seen).toEqual([session, renewed]);
  });

  test('is none when a part is missing or the expiry is no number', () => {
    writeSession(session);
    values.set('tokenExpiry', 'soon');
    expect(readSession()).toBeNull();
    values.set('tokenExpiry', '1');
    values.delete('refreshToken');
    expect(readSession()).toBeNull();
  });

  test('outlives the browser when remembered', () => {
    writeSession(session);
    endWithBrowser(false);
    cookie = '';
    dropEndedSession();
    expect(readSession()).toEqual(session);
  });

  test('stays while the browser runs, and is gone at its next start, when not remembered', () => {
    writeSession(session);
    endWithBrowser(true);
    dropEndedSession();
    expect(readSession()).toEqual(session);
    cookie = '';
    dropEndedSession();
    expect(readSession()).toBeNull();
  });

  // ASVS v5.0.0-14.3.1
  test('leaves nothing behind when cleared', () => {
    writeSession(session);
    endWithBrowser(true);
    clearSession();
    expect([...values]).toEqual([]);
    expect(cookie).toBe('');
  });
});
