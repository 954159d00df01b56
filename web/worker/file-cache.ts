import { gatewayStatuses } from '@hopgon/contract/system/gateway-statuses';
import { cacheOf, linkedAssets, outdatedCaches, shellPath, staticPaths } from './cache.rules.ts';

type FileStore = Pick<Cache, 'match' | 'put' | 'addAll'>;

interface Browser {
  readonly caches: Pick<CacheStorage, 'delete' | 'keys' | 'match'> & {
    open(name: string): Promise<FileStore>;
  };
  readonly fetch: (request: Request) => Promise<Response>;
  readonly origin: string;
}

/** The app's files as one build keeps them: its own first, then those of the build before, whose tabs may still be open. */
export function createFileCache(build: string, { caches, fetch, origin }: Browser) {
  const openOwn = () => caches.open(cacheOf(build));
  const addressOf = (path: string): string => new URL(path, origin).href;

  const find = async (address: string): Promise<Response | undefined> =>
    (await (await openOwn()).match(address)) ?? caches.match(address);

  async function save(request: Request, response: Response): Promise<void> {
    if (response.ok && response.type === 'basic') await (await openOwn()).put(request, response);
  }

  return {
    /** The shell and all it links to: a page that cannot load its entry script shows nothing. */
    async install(): Promise<void> {
      const cache = await openOwn();
      await cache.addAll(
        [shellPath, ...staticPaths].map((path) => new Request(addressOf(path), { cache: 'reload' })),
      );
      const shell = await cache.match(addressOf(shellPath));
      await cache.addAll(linkedAssets((await shell?.text()) ?? '').map(addressOf));
    },

    async deleteOutdated(): Promise<void> {
      const names = outdatedCaches(await caches.keys(), build);
      await Promise.all(names.map((name) => caches.delete(name)));
    },

    /** The network, else what is kept at this path; a proxy that does not reach the server is no network either. */
    async fromNetwork(request: Request, path: string): Promise<Response> {
      try {
        const response = await fetch(request);
        if (!gatewayStatuses.has(response.status)) return response;
        return (await find(addressOf(path))) ?? response;
      } catch (error) {
        const kept = await find(addressOf(path));
        if (kept) return kept;
        throw error;
      }
    },

    /**
     * What is kept, else the network. `later` gets the work of keeping it, which may fail where the disk is full. What only the
     * cache of another build has is copied, for that one is deleted first.
     */
    async fromCache(request: Request, later: (work: Promise<void>) => void): Promise<Response> {
      const own = await (await openOwn()).match(request);
      if (own) return own;
      const response = (await caches.match(request)) ?? (await fetch(request));
      later(save(request, response.clone()).catch(() => undefined));
      return response;
    },
  };
}
