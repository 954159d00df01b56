import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findCircles } from './find-circles.ts';
import { readImports } from './read-imports.ts';
import { root, sourceFiles } from './source-files.ts';

test.each([
  ['two files', { a: ['b'], b: ['a'], c: ['a'] }, ['a', 'b']],
  ['three files, one of them twice', { a: ['b'], b: ['c', 'd'], c: ['a', 'b'], d: [] }, ['a', 'b', 'c']],
  ['none', { a: ['b', 'c'], b: ['c'], c: [] }, []],
])('finds a circle of %s', (_, imports, circles) => {
  expect(findCircles(new Map(Object.entries(imports)))).toEqual(circles);
});

test('no files import each other in a circle, not even for a type', () => {
  const imports = new Map(
    sourceFiles().map((path) => {
      const targets = readImports(path, readFileSync(join(root, path), 'utf8'))
        .flatMap(({ specifier }) => (specifier?.startsWith('.') ? [join(dirname(path), specifier)] : []))
        .filter((target) => existsSync(join(root, target)));
      return [path, targets] as const;
    }),
  );
  expect(imports.size).toBeGreaterThan(100);
  expect(findCircles(imports)).toEqual([]);
});
