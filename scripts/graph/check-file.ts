import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { featureUses } from './feature-uses.ts';
import { placeOf } from './place.ts';
import { readImports } from './read-imports.ts';
import { domainUses, objection, type Target } from './rule.ts';

const packages: Readonly<Record<string, string>> = {
  '@hopgon/contract': 'contract/src',
  '@hopgon/engine': 'engine/src',
};

/** Forbidden imports of a file, one line each: `server/src/app.ts:3 → … : why`. */
export function checkFile(path: string, source: string): string[] {
  const from = placeOf(path);
  if (!from) return [`${path}: no zone contains this file`];
  if (from.zone === 'domain' && !domainUses[from.domain]) return [`${path}: the domain is not in the table`];
  if (from.zone === 'web' && from.feature !== undefined && !featureUses[from.feature])
    return [`${path}: the feature is not in the table`];
  return readImports(path, source).flatMap(({ specifier, line }) => {
    const why = specifier === null ? 'import() needs a plain text' : judge(path, specifier);
    return why === null ? [] : [`${path}:${line} → ${specifier ?? '?'}: ${why}`];
  });

  function judge(file: string, specifier: string): string | null {
    if (isAsset(specifier)) return null;
    const to = resolve(file, specifier);
    if (typeof to === 'string') return to;
    return from ? objection(from, to) : null;
  }
}

const isAsset = (specifier: string): boolean => /\.(css|svg|json|woff2)(\?\w+)?$/.test(specifier);

/** The target of a specifier, or the reason why it has none. */
function resolve(file: string, specifier: string): Target | string {
  if (specifier.startsWith('.')) return resolveRelative(file, specifier);
  const [name = '', inner = ''] = specifier.match(/^(@[^/]+\/[^/]+|[^/]+)(?:\/(.*))?$/)?.slice(1) ?? [];
  const folder = packages[name];
  if (folder !== undefined)
    return inner ? placeOrProblem(`${folder}/${inner}.ts`) : `${name} has no index: name the file`;
  if (name.startsWith('@hopgon/')) return `${name} cannot be imported`;
  const isNode = specifier.startsWith('node:') || builtinModules.includes(specifier);
  return {
    zone: 'package',
    name: isNode && !specifier.startsWith('node:') ? `node:${specifier}` : isNode ? specifier : name,
  };
}

function resolveRelative(file: string, specifier: string): Target | string {
  const path = posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''));
  const home = (place: string) => place.split('/')[0];
  const shared = ['contract', 'engine'].includes(home(path) ?? '');
  if (shared && home(path) !== home(file)) return 'another package is named by its name';
  return placeOrProblem(path);
}

const placeOrProblem = (path: string): Target | string => placeOf(path) ?? `no zone contains ${path}`;
