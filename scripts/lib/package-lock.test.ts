import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import lock from '../../package-lock.json' with { type: 'json' };

interface Manifest {
  readonly version?: string;
  readonly resolved?: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const packages: Readonly<Record<string, Manifest>> = lock.packages;
const workspaces = ['', ...(packages['']?.workspaces ?? [])];

/** Where a package of that name is found from another, going up as Node does. */
function isLocked(from: string, name: string): boolean {
  const here = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (packages[here]) return true;
  if (from === '') return false;
  const above = from.lastIndexOf('/node_modules/');
  return isLocked(above < 0 ? '' : from.slice(0, above), name);
}

test('names every optional package of every platform, without which npm ci refuses it', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
  );
  expect(missing).toEqual([]);
});

test('holds no address of a registry', () => {
  const resolved = Object.values(packages).flatMap((entry) => entry.resolved ?? []);
  expect(resolved.filter((address) => address.includes(':'))).toEqual([]);
});

test.each(workspaces)('fits the manifest of "%s", whose versions are exact', (workspace) => {
  const file = new URL(`../../${workspace ? `${workspace}/` : ''}package.json`, import.meta.url);
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'] as const) {
    expect(packages[workspace]?.[kind] ?? {}).toEqual(manifest[kind] ?? {});
    for (const version of Object.values(manifest[kind] ?? {})) expect(version).toMatch(/^\d/);
  }
});
