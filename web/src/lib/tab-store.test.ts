import { beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();
const place = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
vi.stubGlobal('localStorage', place);
vi.stubGlobal('sessionStorage', place);
vi.stubGlobal('document', { cookie: '' });
vi.stubGlobal('location', { protocol: 'https:' });

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The store as a page that was just loaded has it. */
async function load() {
  vi.resetModules();
  const [{ createTabStore }, { session }] = await Promise.all([
    import('./tab-store.ts'),
    import('./session/session.ts'),
  ]);
  return { store: createTabStore('drafts', text), session };
}

beforeEach(() => stored.clear());

test('a value outlives a reload until it is removed', async () => {
  const { store } = await load();
  store.write('a', 'một');
  store.write('b', 'hai');
  store.write('b', undefined);
  const { store: again } = await load();
  expect([again.read('a'), again.read('b')]).toEqual(['một', undefined]);
});

test('what does not parse is left out', async () => {
  stored.set('drafts', '{"a":1,"b":"hai"}');
  const { store } = await load();
  expect([store.read('a'), store.read('b')]).toEqual([undefined, 'hai']);
  stored.set('drafts', 'không phải JSON');
  const { store: broken } = await load();
  expect(broken.read('b')).toBe(undefined);
});

test('signing out in another tab removes it; a session that ended there by itself does not', async () => {
  const listeners: ((event: { key: string }) => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, listener: (event: { key: string }) => void) =>
    listeners.push(listener),
  );
  const { store } = await load();
  (await import('./session/session.ts')).followSession();
  store.write('a', 'một');
  const { session: other } = await load();
  const fromOther = () => listeners.at(0)?.({ key: 'authToken' });
  other.end();
  fromOther();
  expect(store.read('a')).toBe('một');
  other.leave();
  fromOther();
  expect(store.read('a')).toBe(undefined);
});

// ASVS v5.0.0-14.3.1
test('signing out removes it; a session that ended by itself does not', async () => {
  const { store, session } = await load();
  store.write('a', 'một');
  session.end();
  expect(store.read('a')).toBe('một');
  session.leave();
  expect(store.read('a')).toBe(undefined);
  expect(stored.has('drafts')).toBe(false);
});
