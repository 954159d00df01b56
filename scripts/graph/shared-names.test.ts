import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findSharedNames } from './shared-names.ts';
import { root, sourceFiles } from './source-files.ts';

const isCode = (path: string): boolean => !/\.(test|e2e|gen)\.[jt]sx?$/.test(path);
const code = sourceFiles().filter((path) => isCode(path));

const mostFilesOfName = 7;

test(`no name stands at the top of more than ${mostFilesOfName} files`, () => {
  expect(code.length).toBeGreaterThan(2000);
  const sources = new Map(code.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  expect(findSharedNames(sources, mostFilesOfName)).toEqual([]);
});

test('constants, functions and types count once a file, other bindings never', () => {
  const sources = new Map([
    ['one.ts', 'const rows = 1;\nexport type Row = 1;\nfunction read() { const rows = 2; }'],
    ['two.ts', "export const rows = 1;\ninterface Row { a: 1 }\nimport { read } from './one.ts';"],
    ['three.tsx', 'export function Row() { return null; }\ninterface Row { a: 1 }'],
  ]);
  expect(findSharedNames(sources, 2)).toEqual([['Row', 3]]);
  expect(findSharedNames(sources, 1)).toEqual([
    ['rows', 2],
    ['Row', 3],
  ]);
});

const mostFilesOfFolder = 40;

test(`no folder holds more than ${mostFilesOfFolder} files of code`, () => {
  const folders = Map.groupBy(code, (path) => dirname(path));
  const full = [...folders].filter(([, files]) => files.length > mostFilesOfFolder);
  expect(full.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
});
