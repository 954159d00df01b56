/** The page that stands for every other while there is no network: the members' frame, prerendered. */
export const shellPath = '/dashboard';

/** Files without a hash in their names that the pages need. */
export const staticPaths: readonly string[] = [
  '/theme.js',
  '/early.js',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/icons/icon-192.png',
];

interface PageRequest {
  readonly method: string;
  /** `navigate` for a page. */
  readonly mode: string;
  readonly address: string;
}

/**
 * How a request is answered. `page`: the network, else the kept shell. `asset`: as kept, for its name changes with its
 * content. `static`: the network, else as kept. `none`: left alone, as everything of the API is.
 */
export type Kind = 'page' | 'asset' | 'static' | 'none';

const namesFile = /\.[a-z0-9]+$/iu;

export function kindOf({ method, mode, address }: PageRequest, origin: string): Kind {
  const { origin: asked, pathname } = new URL(address);
  if (method !== 'GET' || asked !== origin || pathname === '/api' || pathname.startsWith('/api/'))
    return 'none';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (staticPaths.includes(pathname)) return 'static';
  return mode === 'navigate' && !namesFile.test(pathname) ? 'page' : 'none';
}

/** The scripts, styles and fonts that a page names in its head, each once. */
export const linkedAssets = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/\s(?:src|href)="(\/assets\/[^"]+)"/gu)].flatMap(([, path]) => path ?? [])),
];

const prefix = 'shell ';

/** The cache of a build. */
export const cacheOf = (build: string): string => `${prefix}${build}`;

/** The caches to delete, given all in the order they were made: tabs of the build before may still load their parts. */
export function outdatedCaches(names: readonly string[], build: string): readonly string[] {
  const others = names.filter((name) => name.startsWith(prefix) && name !== cacheOf(build));
  return others.slice(0, -1);
}
