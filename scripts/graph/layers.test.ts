import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkLayers } from './layers.ts';
import { root, sourceFiles } from './source-files.ts';

const assistant = 'server/src/domains/assistant';

test('in a domain of layers each uses only those before it', () => {
  const files = sourceFiles(assistant);
  expect(files.filter((path) => /\/(parse|resolve|plan|render)\//.test(path)).length).toBeGreaterThan(50);
  expect(files.flatMap((path) => checkLayers(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

test.each([
  ['parse/a.rules.ts', "import type { A } from '../resolve/a.rules.ts';", 'parse does not know resolve'],
  ['resolve/a.ts', "import { planA } from '../plan/a.rules.ts';", 'resolve does not know plan'],
  ['resolve/people/a.ts', "import '../../render/a.rules.ts';", 'resolve does not know render'],
  ['plan/a.rules.ts', "import { parse } from '../parse/a.rules.ts';", 'plan calls parse'],
  ['plan/a.rules.ts', "import { type A, find } from '../resolve/a.rules.ts';", 'plan calls resolve'],
  ['plan/a.rules.ts', "export { find } from '../resolve/a.rules.ts';", 'plan calls resolve'],
  ['render/a.rules.ts', "import type { A } from '../resolve/a.rules.ts';", 'render does not know resolve'],
  [
    'render/a.rules.ts',
    "import { respond } from '../respond-to-message.ts';",
    'render does not know respond-to-message.ts',
  ],
  ['words/a.rules.ts', '', 'words is no layer'],
])('refuses in %s: %s', (file, source, why) => {
  expect(checkLayers(`${assistant}/${file}`, source)).toEqual([expect.stringContaining(why)]);
});

test.each([
  ['respond-to-message.ts', "import { parse } from './parse/a.rules.ts';"],
  [
    'parse/time/a.rules.ts',
    "import { b } from '../b.rules.ts'; import { c } from '../../shared/c.rules.ts';",
  ],
  ['resolve/a.ts', "import { find } from '../parse/a.rules.ts';"],
  ['plan/a.rules.ts', "import type { A } from '../resolve/a.rules.ts';"],
  ['plan/a.rules.ts', "export type { A } from '../resolve/a.rules.ts';"],
  ['render/a.rules.ts', "import { type A } from '../plan/a.rules.ts';"],
  ['plan/a.rules.test.ts', "import { parse } from '../parse/a.rules.ts';"],
])('allows in %s: %s', (file, source) => {
  expect(checkLayers(`${assistant}/${file}`, source)).toEqual([]);
});
