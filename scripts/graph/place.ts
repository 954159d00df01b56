/** The place of a source file in the architecture, derived from its path alone. */
export type Place =
  | {
      readonly zone: FreeZone;
      readonly test: boolean;
      /** Types and pure functions alone: the platform code that rules and policies may use. */
      readonly pure?: boolean;
    }
  | { readonly zone: 'domain'; readonly domain: string; readonly role: Role; readonly test: boolean }
  | {
      readonly zone: 'web';
      readonly layer: WebLayer;
      readonly feature?: string;
      /** A file of components (`.tsx`): what a feature offers to others. */
      readonly component?: boolean;
      readonly test: boolean;
    };

type FreeZone = (typeof freeZones)[number];

const freeZones = [
  'contract',
  'engine',
  'platform',
  'app',
  'main',
  'cli',
  'server-testing',
  'evals',
  'bench',
  'e2e',
  'scripts',
  'build',
] as const;

/** The role of a file in a domain, by its suffix; a use case has none. */
const roles = [
  'use-case',
  'routes',
  'rules',
  'policy',
  'store',
  'presenter',
  'events',
  'listeners',
  'limits',
  'mail',
  'token',
  'tables',
  'jobs',
  'readings',
  'views',
  'schemas',
  'worker',
] as const;
type Role = (typeof roles)[number];

/** A layer uses only layers to its left; `testing` helps tests of components, and tests alone use it. */
export const webLayers = ['lib', 'ui', 'data', 'features', 'routes', 'app', 'testing'] as const;
type WebLayer = (typeof webLayers)[number];

type Reading = (match: RegExpMatchArray, test: boolean) => Place | undefined;

const zone =
  (name: FreeZone): Reading =>
  (_, test) => ({ zone: name, test });

// The first match decides; a file without a match fails the test.
const readings: readonly (readonly [RegExp, Reading])[] = [
  [/^contract\/src\//, zone('contract')],
  [/^engine\/src\//, zone('engine')],
  [/^server\/src\/(main|prepare-database)\.ts$/, zone('main')],
  [/^server\/src\/(app|bind-routes|create-threads|reading-worker)(\.test)?\.ts$/, zone('app')],
  [/^server\/src\/cli\//, zone('cli')],
  [/^server\/src\/testing\//, zone('server-testing')],
  [/^server\/src\/platform\/.+\.rules(\.test)?\.ts$/, (_, test) => ({ zone: 'platform', test, pure: true })],
  [/^server\/src\/platform\/[^/]+/, zone('platform')],
  [/^server\/src\/domains\/([^/]+)\/(?:.*\/)?([^/]+)\.ts$/, domainFile],
  [
    /^web\/src\/(main\.tsx|prerender\.tsx|[^/]+\.gen\.ts)$/,
    ([, file = ''], test) => ({ zone: 'web', layer: file.endsWith('.tsx') ? 'app' : 'routes', test }),
  ],
  [
    /^web\/src\/features\/([^/]+)\/.*?(\.tsx)?$/,
    ([, feature = '', component], test) => ({
      ...{ zone: 'web', layer: 'features', feature, test },
      component: component !== undefined,
    }),
  ],
  [/^web\/src\/([^/]+)\//, webFile],
  [/^web\/(public|vite|worker)\//, zone('build')],
  [/^evals\/src\//, zone('evals')],
  [/^bench\/src\//, zone('bench')],
  [/^e2e\//, zone('e2e')],
  [/^scripts\//, zone('scripts')],
  [/^([^/]+\/)?[a-z]+\.config\.ts$/, zone('build')],
];

/** The place of a path from the root (`server/src/app.ts`), or undefined when the architecture has none. */
export function placeOf(path: string): Place | undefined {
  const test = /\.(test|spec)\.tsx?$/.test(path);
  for (const [pattern, read] of readings) {
    const match = path.match(pattern);
    if (match) return read(match, test);
  }
  return undefined;
}

function domainFile([, domain = '', name = '']: RegExpMatchArray, test: boolean): Place | undefined {
  const suffix = name.replace(/\.test$/, '').split('.')[1] ?? 'use-case';
  const role = roles.find((known) => known === suffix);
  return role && { zone: 'domain', domain, role, test };
}

function webFile([, folder]: RegExpMatchArray, test: boolean): Place | undefined {
  const layer = webLayers.find((known) => known === folder);
  return layer && { zone: 'web', layer, test };
}
