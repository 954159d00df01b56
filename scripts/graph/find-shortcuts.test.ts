import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findShortcuts } from './find-shortcuts.ts';
import { root, sourceFiles } from './source-files.ts';

/** Casts that the compiler cannot verify, each once and with its reason. */
const vouched = [
  // Only the types of the query builder know the rows that SQL returns.
  'server/src/platform/database/opening.ts: a cast',
  // A route's schemas have parsed what its handler is given.
  'server/src/platform/http/trust-schemas.ts: a cast',
  // A bus stores listeners under the name of their event.
  'server/src/platform/events/bus.ts: a cast',
  // Everybody who is named has joined.
  'server/src/testing/given.ts: a cast',
  // A thread returns the result of the function it was asked for.
  'server/src/platform/threads/reader.ts: a cast',
];

test('no source of the project silences its checks', () => {
  const found = sourceFiles().flatMap((path) => findShortcuts(path, readFileSync(join(root, path), 'utf8')));
  expect(found.map((line) => line.replace(/:\d+:/, ':')).toSorted()).toEqual(vouched.toSorted());
});

test.each([
  ['const a = b as string;', 'a cast'],
  ['const a = b as unknown as string;', 'a cast'],
  ['const a = b!.c;', 'a non-null assertion'],
  ['let a: any;', 'any'],
  ['function f(a: string): string;\nfunction f(a: unknown): unknown { return a; }', 'an overload'],
  ['class A { f(a: string): string; f(a: unknown): unknown { return a; } }', 'an overload'],
  ['// @ts-expect-error because\nf();', 'a rule switched off'],
  ['/* biome-ignore lint: because */ f();', 'a rule switched off'],
  ['// TODO later\nf();', 'unfinished work'],
  ['const a = <p dangerouslySetInnerHTML={x} />;', 'raw HTML'],
])('%j is found', (source, what) => {
  expect(findShortcuts('a.tsx', source).join()).toContain(what);
});

test.each([
  'const a = [1] as const;',
  "import { a as b } from './c.ts';",
  'const a = b satisfies string;',
  'const a = !b;',
  'declare function f(a: string): string;',
  "const a = 'TODO: any as string!';",
])('%j is fine', (source) => {
  expect(findShortcuts('a.tsx', source)).toEqual([]);
});
