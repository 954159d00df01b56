import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storage } from './storage.ts';

let stored: Map<string, string>;
let isFull: boolean;

beforeEach(() => {
  stored = new Map();
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a value that found no room is read all the same, instead of the one before it', () => {
  storage.write('refreshToken', 'old');
  isFull = true;
  storage.write('refreshToken', 'new');
  expect(storage.read('refreshToken')).toBe('new');
  isFull = false;
  storage.write('refreshToken', 'newest');
  expect([storage.read('refreshToken'), stored.get('refreshToken')]).toEqual(['newest', 'newest']);
  storage.remove('refreshToken');
  expect(storage.read('refreshToken')).toBeNull();
});

test('what another tab stored since is read in its place', () => {
  storage.write('refreshToken', 'old');
  isFull = true;
  storage.write('refreshToken', 'ours');
  stored.set('refreshToken', 'theirs');
  expect(storage.read('refreshToken')).toBe('theirs');
  isFull = false;
  storage.remove('refreshToken');
});

test('without site data values live as long as the page', () => {
  vi.stubGlobal('localStorage', undefined);
  storage.write('theme', 'dark');
  expect(storage.read('theme')).toBe('dark');
  storage.remove('theme');
  expect(storage.read('theme')).toBeNull();
});
