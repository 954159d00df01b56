import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readImports } from '../graph/read-imports.ts';
import { root } from '../graph/source-files.ts';

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

// ASVS v5.0.0-4.1.2
test('the proxy that comes along sends pages from http to https, and refuses calls of the API by http', () => {
  const [, plain = '', secure = ''] =
    /^http:\/\/\{\$SITE\} \{\n(.*?)^\}\n+\{\$SITE\} \{\n(.*)^\}/ms.exec(read('deploy/Caddyfile')) ?? [];
  expect(plain).toMatch(/respond \/api\/\* .* 403/);
  expect(plain).toContain('redir https://{host}{uri} 308');
  expect(secure).toContain('reverse_proxy');
  expect(secure).not.toContain('redir');
});

// ASVS v5.0.0-12.1.1
// ASVS v5.0.0-12.2.1
test('the proxy that comes along speaks TLS 1.2 and 1.3 alone', () => {
  expect(read('deploy/Caddyfile')).toContain('protocols tls1.2 tls1.3');
});

test('the compose of several machines asks for no variable that its example does not name, and pins every image', () => {
  const compose = read('deploy/compose.yaml');
  const example = read('deploy/.env.example');
  const asked = new Set([...compose.matchAll(/(?<!\$)\$\{(\w+)(?!\w|:?-)/g)].map(([, name]) => name));
  expect([...asked]).toContain('REDIS_PASSWORD');
  expect([...asked].filter((name) => !example.includes(`\n${name}=`))).toEqual([]);
  const images = [...compose.matchAll(/^ +image: (\S+)$/gm)].map(([, image]) => image ?? '');
  const isPinned = (image: string) => /^hop-gon:|:\d+\.\d+(\.\d+)?(-alpine)?$/.test(image);
  expect(images.filter((image) => !isPinned(image))).toEqual([]);
});
