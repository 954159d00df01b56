import { expect, test, vi } from 'vitest';
import { createFileCache } from './file-cache.ts';

const origin = 'https://hop.example';
const addressOf = (wanted: RequestInfo | URL): string =>
  wanted instanceof Request ? wanted.url : new URL(wanted, origin).href;

/** As the browser gives what comes from the own origin. */
class OwnResponse extends Response {
  override readonly type = 'basic';
  override clone(): OwnResponse {
    return new OwnResponse(super.clone().body);
  }
}

/** A server whose build changes, and the caches of one browser, searched in the order they were made. */
function givenBrowser() {
  const stores = new Map<string, Map<string, Response>>();
  let isOnline = true;
  let isFull = false;
  let proxyStatus: number | null = null;
  let deployed = 'a';
  const replies = (path: string): Response =>
    new OwnResponse(
      path === '/dashboard'
        ? `<link href="/assets/${deployed}.css"><script src="/assets/${deployed}.js"></script>`
        : `${path} of ${deployed}`,
    );
  const fetch = async (request: Request): Promise<Response> => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    if (proxyStatus !== null) return new OwnResponse('Bad gateway', { status: proxyStatus });
    return replies(new URL(request.url).pathname);
  };
  const cacheAt = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (wanted: RequestInfo | URL) => store.get(addressOf(wanted))?.clone(),
      put: async (wanted: RequestInfo | URL, response: Response) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        store.set(addressOf(wanted), response);
      },
      addAll: async (wanted: Iterable<RequestInfo>) => {
        for (const each of wanted) store.set(addressOf(each), await fetch(new Request(each)));
      },
    };
  };
  const caches = {
    open: async (name: string) => cacheAt(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (wanted: RequestInfo | URL) => {
      for (const name of stores.keys()) {
        const found = await cacheAt(name).match(wanted);
        if (found) return found;
      }
      return undefined;
    },
  };
  return {
    stores,
    goOffline: () => {
      isOnline = false;
    },
    breakProxy: (status: number) => {
      proxyStatus = status;
    },
    fillDisk: () => {
      isFull = true;
    },
    /** The build is deployed, and its worker takes over. */
    deploy: async (build: string) => {
      deployed = build;
      const files = createFileCache(build, { caches, fetch, origin });
      await files.install();
      await files.deleteOutdated();
      return files;
    },
  };
}

const requestOf = (path: string) => new Request(new URL(path, origin));
const now = (work: Promise<void>) => void work;

test('after each deployment its own shell, static files and entry open without a network', async () => {
  const browser = givenBrowser();
  await browser.deploy('a');
  await browser.deploy('b');
  const files = await browser.deploy('c');
  browser.goOffline();
  const shell = await files.fromNetwork(requestOf('/meetings/1'), '/dashboard');
  expect(await shell.text()).toContain('/assets/c.js');
  const theme = await files.fromNetwork(requestOf('/theme.js'), '/theme.js');
  expect(await theme.text()).toBe('/theme.js of c');
  for (const asset of ['/assets/c.js', '/assets/c.css'])
    expect(await (await files.fromCache(requestOf(asset), now)).text()).toBe(`${asset} of c`);
});

test.each([502, 503, 504])(
  'while a proxy says %i the kept shell opens, and without one what it said',
  async (status) => {
    const browser = givenBrowser();
    const files = await browser.deploy('a');
    browser.breakProxy(status);
    expect(await (await files.fromNetwork(requestOf('/meetings'), '/dashboard')).text()).toContain(
      '/assets/a.js',
    );
    expect((await files.fromNetwork(requestOf('/khac.png'), '/khac.png')).status).toBe(status);
  },
);

test('a part that the worker before kept outlives the cache of that worker', async () => {
  const browser = givenBrowser();
  const before = await browser.deploy('a');
  await before.fromCache(requestOf('/assets/part.js'), now);
  const after = await browser.deploy('b');
  await vi.waitFor(() => expect(browser.stores.get('shell a')?.has(`${origin}/assets/part.js`)).toBe(true));
  await after.fromCache(requestOf('/assets/part.js'), now);
  await vi.waitFor(() => expect(browser.stores.get('shell b')?.has(`${origin}/assets/part.js`)).toBe(true));
});

test('a full disk keeps nothing and breaks no page', async () => {
  const browser = givenBrowser();
  const files = await browser.deploy('a');
  browser.fillDisk();
  const works: Promise<void>[] = [];
  const response = await files.fromCache(requestOf('/assets/part.js'), (work) => works.push(work));
  expect(await response.text()).toBe('/assets/part.js of a');
  await expect(Promise.all(works)).resolves.toEqual([undefined]);
});
