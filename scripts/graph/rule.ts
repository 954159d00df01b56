import { featureUses } from './feature-uses.ts';
import { type Place, webLayers } from './place.ts';

/** The target of an import: a place in the architecture, or a package of npm or Node's own (`node:fs`). */
export type Target = Place | { readonly zone: 'package'; readonly name: string };

/** The domains, and beside each the domains whose use cases it may call. A domain without a row is refused. */
export const domainUses: Readonly<Record<string, readonly string[]>> = {
  users: [],
  companies: ['users'],
  auth: ['users', 'companies'],
  account: ['users', 'companies', 'auth'],
  rooms: [],
  meetings: ['users', 'companies', 'rooms'],
  agenda: ['users', 'companies', 'meetings'],
  glossary: [],
  transcripts: ['users', 'companies', 'meetings', 'agenda', 'glossary'],
  'action-items': ['users', 'companies', 'meetings', 'transcripts'],
  scheduling: ['users', 'companies', 'rooms', 'meetings'],
  readings: ['users', 'meetings', 'models', 'transcripts', 'action-items'],
  governance: [],
  models: ['users'],
  live: ['users', 'companies', 'governance', 'meetings', 'agenda', 'preparation'],
  certificates: [],
  minutes: [
    'users',
    'companies',
    'auth',
    'certificates',
    'governance',
    'live',
    'meetings',
    'agenda',
    'transcripts',
    'action-items',
    'readings',
  ],
  decisions: ['users', 'companies', 'meetings', 'transcripts', 'action-items', 'readings', 'minutes'],
  search: ['companies', 'meetings', 'transcripts'],
  figures: [
    'users',
    'companies',
    'meetings',
    'agenda',
    'transcripts',
    'live',
    'action-items',
    'readings',
    'minutes',
    'decisions',
    'samples',
  ],
  'own-notes': ['notifications'],
  assistant: [
    'companies',
    'figures',
    'rooms',
    'agenda',
    'glossary',
    'own-notes',
    'email',
    'meetings',
    'transcripts',
    'action-items',
    'scheduling',
    'readings',
    'minutes',
    'search',
  ],
  audit: ['users', 'companies', 'meetings', 'scheduling'],
  calendar: ['companies', 'meetings', 'agenda', 'action-items'],
  notifications: ['users', 'companies', 'meetings'],
  answers: ['meetings', 'assistant', 'models'],
  chat: ['meetings', 'assistant', 'answers', 'models', 'notifications'],
  email: ['users', 'meetings'],
  exports: ['companies', 'auth', 'account', 'meetings', 'readings', 'audit', 'chat'],
  preparation: ['users', 'meetings', 'agenda', 'action-items', 'readings'],
  retention: ['users', 'companies', 'meetings', 'transcripts', 'action-items', 'minutes'],
  reminders: [
    'users',
    'companies',
    'rooms',
    'meetings',
    'action-items',
    'figures',
    'minutes',
    'notifications',
  ],
  samples: ['users', 'companies', 'meetings', 'transcripts', 'action-items'],
  system: ['auth', 'email', 'models'],
};

/** Which zones each zone uses beside itself; domains and the web have finer rules below. */
const zoneUses: Readonly<Record<Place['zone'], readonly Target['zone'][]>> = {
  contract: [],
  engine: [],
  platform: ['contract', 'package'],
  domain: ['platform', 'contract', 'engine', 'package'],
  app: ['platform', 'domain', 'contract', 'engine', 'package'],
  main: ['app', 'cli', 'platform', 'package'],
  cli: ['main', 'app', 'platform', 'domain', 'contract', 'package'],
  'server-testing': ['app', 'main', 'cli', 'platform', 'domain', 'contract', 'engine', 'package'],
  web: ['contract', 'engine', 'package'],
  evals: ['engine', 'package'],
  bench: [
    'main',
    'cli',
    'app',
    'platform',
    'domain',
    'server-testing',
    'e2e',
    'contract',
    'evals',
    'scripts',
    'package',
  ],
  e2e: ['main', 'server-testing', 'contract', 'package'],
  scripts: ['package'],
  build: ['contract', 'scripts', 'package'],
};

/** Imports that tests may use on top of what their file may. */
const testTools = new Set(['vitest', 'fast-check']);

/** Why `from` must not import `to`, or null when it may. */
export function objection(from: Place, to: Target): string | null {
  if (from.test && isForTests(from, to)) return null;
  if (to.zone !== 'package' && to.test) return 'nobody imports a test';
  if (from.zone === 'contract' && to.zone === 'package')
    return to.name === 'zod' ? null : 'contract imports zod alone';
  if (to.zone !== from.zone && !zoneUses[from.zone].includes(to.zone))
    return `${from.zone} does not know ${to.zone}`;
  if (from.zone === 'domain') return domainObjection(from, to);
  const isPurePackage = to.zone === 'package' && purePackages.has(to.name);
  if (from.zone === 'platform' && from.pure && !isKnownToRules(to) && !isPurePackage)
    return 'rules of the platform use the contract, each other and packages of pure functions';
  if (from.zone === 'web') return webObjection(from, to);
  return null;
}

function isForTests(from: Place, to: Target): boolean {
  if (to.zone === 'package') return testTools.has(to.name) || to.name.startsWith('node:');
  if (from.zone === 'web') return to.zone === 'web' && to.layer === 'testing';
  const onServer = ['domain', 'platform', 'app', 'cli'].includes(from.zone);
  return onServer && (to.zone === 'server-testing' || to.zone === 'app');
}

type DomainPlace = Extract<Place, { zone: 'domain' }>;

function domainObjection(from: DomainPlace, to: Target): string | null {
  const uses = domainUses[from.domain] ?? [];
  if (to.zone === 'domain')
    return to.domain === from.domain ? insideDomain(from, to) : betweenDomains(from, to, uses);
  if (from.role === 'schemas' && to.zone === 'package' && to.name === 'zod') return null;
  return isPure(from) && !from.test && !isKnownToRules(to) ? impure(from) : null;
}

function betweenDomains(from: DomainPlace, to: DomainPlace, uses: readonly string[]): string | null {
  if (isPure(from)) return impure(from);
  if (to.role === 'events') return null;
  if (!isForOthers(to)) return `${to.role} of ${to.domain} is private to it`;
  return uses.includes(to.domain) ? null : `${from.domain} does not use ${to.domain}`;
}

function insideDomain(from: DomainPlace, to: DomainPlace): string | null {
  if (from.test) return null;
  if (isForApp(to) && !isForApp(from)) return `only app.ts knows ${to.role}`;
  return isPure(from) && to.role !== 'rules' && to.role !== 'schemas' && to.role !== from.role
    ? impure(from)
    : null;
}

/** Packages of pure functions: calendar arithmetic. */
const purePackages = new Set(['rrule-temporal', 'temporal-polyfill']);

const isKnownToRules = (to: Target): boolean =>
  to.zone === 'contract' || to.zone === 'engine' || (to.zone === 'platform' && to.pure === true);
const isForOthers = ({ role }: DomainPlace): boolean =>
  role === 'use-case' || role === 'views' || role === 'token' || role === 'schemas';
const isForApp = ({ role }: DomainPlace): boolean => role === 'routes' || role === 'listeners';
const isPure = ({ role }: DomainPlace): boolean =>
  role === 'rules' || role === 'policy' || role === 'schemas';
const impure = ({ role }: DomainPlace): string =>
  `${role} is pure: only contract, engine, rules of the platform and of its own domain`;

function webObjection(from: WebPlace, to: Target): string | null {
  if (to.zone === 'package') return to.name.startsWith('node:') ? 'a browser has no node:' : null;
  if (to.zone !== 'web') return null;
  if (webLayers.indexOf(to.layer) > webLayers.indexOf(from.layer))
    return `${from.layer} does not know ${to.layer}`;
  const isOtherFeature = from.layer === 'features' && to.layer === 'features' && from.feature !== to.feature;
  return isOtherFeature ? betweenFeatures(from, to) : null;
}

type WebPlace = Extract<Place, { zone: 'web' }>;

function betweenFeatures({ feature: from = '' }: WebPlace, { feature: to = '', component }: WebPlace) {
  if (!featureUses[from]?.includes(to)) return `${from} does not use ${to}`;
  return component ? null : `only components of ${to} are for other features`;
}
