import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../server/package.json' with { type: 'json' };
import { readImports } from '../graph/read-imports.ts';
import { root, sourceFiles } from '../graph/source-files.ts';
import { loadedPackages } from '../lib/loaded-packages.mjs';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The files a program consists of, as paths below the root. */
function filesOf(entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const { specifier, isType } of readImports(file, read(file))) {
      if (isType || !specifier?.startsWith('.')) continue;
      const path = relative(root, resolve(root, dirname(file), specifier));
      if (path.endsWith('.ts') && existsSync(join(root, path))) open.push(path);
    }
  }
  return found;
}

// ASVS v5.0.0-15.2.3
test('the image leaves tests and what only they use out, and nothing that the server needs', () => {
  const ignored = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '');
  const isIgnored = (file: string): boolean =>
    ignored.some((pattern) => matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`));
  const product = filesOf(['server/src/main.ts', 'server/src/cli/main.ts']);
  expect(product.size).toBeGreaterThan(100);
  expect([...product].filter(isIgnored)).toEqual([]);
  for (const file of ['server/src/testing/given.ts', 'server/src/platform/log/logger.test.ts'])
    expect(isIgnored(file), file).toBe(true);
});

test('the image keeps each package that the server loads beside its bundle', () => {
  const [, list = ''] = /^const external = \[(.*)\];$/m.exec(read('scripts/lib/bundle-server.mjs')) ?? [];
  const external = [...list.matchAll(/'([^']+)'|\/\^([^/]+)\\\//g)].map(
    ([, name, scope]) => name ?? scope ?? '',
  );
  const required = sourceFiles('server/src')
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .flatMap((file) => [
      ...read(file).matchAll(
        /(?:\brequire(?:\.resolve)?|\bcreateRequire\(import\.meta\.url\))\(\s*'([^']+)'/g,
      ),
    ])
    .map(([, path]) => path ?? '');
  const isIn = (name: string, path: string): boolean => path === name || path.startsWith(`${name}/`);
  const loaded = Object.keys(manifest.dependencies).filter(
    (name) => external.some((one) => isIn(one, name)) || required.some((path) => isIn(name, path)),
  );
  expect(loadedPackages.toSorted()).toEqual(loaded.toSorted());
});

// ASVS v5.0.0-4.1.2
test('the proxy that comes along sends pages from http to https, and refuses calls of the API by http', () => {
  const [, plain = '', secure = ''] =
    /^http:\/\/\{\$SITE\} \{\n(.*?)^\}\n+\{\$SITE\} \{\n(.*)^\}/ms.exec(read('deploy/Caddyfile')) ?? [];
  // Each in a handle of its own: side by side, Caddy runs redir first.
  const [refusal, redirect] = [...plain.matchAll(/^\thandle([^\n]*) \{\n(.*?)^\t\}/gms)];
  expect(refusal?.[1]).toBe(' /api/*');
  expect(refusal?.[2]).toMatch(/^\t\trespond .* 403\n$/);
  expect(redirect?.[1]).toBe('');
  expect(redirect?.[2]).toBe('\t\tredir https://{host}{uri} 308\n');
  expect(plain.match(/^\t+(?:respond|redir) /gm)).toHaveLength(2);
  expect(secure).toContain('reverse_proxy');
  expect(secure).not.toContain('redir');
});

// ASVS v5.0.0-12.1.1
// ASVS v5.0.0-12.2.1
test('the proxy that comes along speaks TLS 1.2 and 1.3 alone', () => {
  expect(read('deploy/Caddyfile')).toContain('protocols tls1.2 tls1.3');
});

const composeFiles = ['compose.yaml', 'deploy/compose.yaml'];

test('the compose of several processes asks for no variable that its example does not name', () => {
  const example = read('deploy/.env.example');
  const asked = new Set(
    [...read('deploy/compose.yaml').matchAll(/(?<!\$)\$\{(\w+)(?!\w|:?-)/g)].map(([, name]) => name),
  );
  expect([...asked]).toContain('REDIS_PASSWORD');
  expect([...asked].filter((name) => !example.includes(`\n${name}=`))).toEqual([]);
});

test('every image that is not ours is named by version and digest', () => {
  const named = [
    ...composeFiles.flatMap((file) => [...read(file).matchAll(/^ +image: (\S+)$/gm)]),
    ...['Dockerfile', 'deploy/pgbouncer/Dockerfile'].flatMap((file) => {
      const stages = new Set([...read(file).matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, stage]) => stage));
      return [...read(file).matchAll(/^FROM (\S+)/gm)].filter(([, image]) => !stages.has(image));
    }),
  ].map(([, image]) => image ?? '');
  expect(named.length).toBeGreaterThan(8);
  const isFixed = (image: string): boolean =>
    /^hop-gon(-[a-z-]+)?:\$\{/.test(image) || /^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/.test(image);
  expect(named.filter((image) => !isFixed(image))).toEqual([]);
  const digests = new Map<string, Set<string>>();
  for (const image of named.filter((one) => one.includes('@'))) {
    const [name = '', version = ''] = image.split(':');
    digests.set(name, (digests.get(name) ?? new Set()).add(version + image));
  }
  expect([...digests].filter(([, versions]) => versions.size > 1)).toEqual([]);
});

test('what compose mounts and builds is there', () => {
  for (const file of composeFiles) {
    const folder = dirname(file);
    const mounted = [...read(file).matchAll(/"(\.\/[^":]+):/g)].map(([, path]) => path ?? '');
    const built = [...read(file).matchAll(/(?:build|context): (\.[./\w]*)/g)].map(([, path]) => path ?? '');
    const missing = [...mounted, ...built.map((path) => join(path, 'Dockerfile'))].filter(
      (path) => !existsSync(join(root, folder, path)),
    );
    expect(built.length, file).toBeGreaterThan(0);
    expect(missing, file).toEqual([]);
  }
});

test('scripts of the services read no variable that compose does not give them', () => {
  const compose = read('deploy/compose.yaml');
  for (const file of ['pgbouncer/start.sh', 'postgres/roles.sh', 'postgres/follow.sh']) {
    const script = read(`deploy/${file}`);
    const own = new Set([...script.matchAll(/(?:^|export )(\w+)=/gm)].map(([, name]) => name));
    const used = [...script.matchAll(/\$\{?([A-Z_]+)/g)].map(([, name]) => name ?? '');
    // PGDATA is set by the image.
    const missing = used.filter(
      (name) => name !== 'PGDATA' && !own.has(name) && !new RegExp(`\\b${name}: `).test(compose),
    );
    expect(used.length, file).toBeGreaterThan(0);
    expect(missing, file).toEqual([]);
  }
});
