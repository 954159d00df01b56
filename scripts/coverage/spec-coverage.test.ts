import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../graph/source-files.ts';
import { checkCoverage } from './check-coverage.ts';
import { readTests } from './read-tests.ts';

const text = (path: string) => readFileSync(join(root, path), 'utf8');

test("every statement of the user's document is proved by a test that runs", () => {
  const [, ...statements] = text('scripts/coverage/spec-statements.tsv').trim().split('\n');
  const ids = statements.map((line) => line.slice(0, line.indexOf('\t')));
  expect(ids).toHaveLength(444);
  const problems = checkCoverage({
    ids,
    table: text('docs/spec-coverage.md'),
    read: (path) => (existsSync(join(root, path)) ? text(path) : undefined),
  });
  expect(problems).toEqual([]);
});

const source = `
  test('saves', () => {});
  test('is told once', () => {});
  test.each([['x', 1]])('%s is kept', () => {});
  test(\`in \${zone}\`, () => {});
  describe('of an owner', () => { test('may', () => {}); });
  test.describe('of a member', () => { test('may', () => {}); });
  test('goes a way', async () => { await test.step('through a gate', () => {}); });
  test.skip('sleeps', () => { test.step('and dreams', () => {}); });
  test('stops', () => { test.step.skip('before a gate', () => {}); });
  describe.skip('a group', () => { it('sleeps with it', () => {}); });
  test('gives up halfway', () => { test.skip(isSlow, 'slow'); });
  test.fails('is broken', () => {});
  test.todo('is to come');
  expect(/x/.test('no test')).toBe(true);
`;

const problemsOf = (table: string) =>
  checkCoverage({
    ids: ['S1.001'],
    table,
    read: (path) => (path === 'a.test.ts' ? source : undefined),
  });

test.each([
  'a.test.ts › saves',
  'a.test.ts › saves<br>a.test.ts › is told once',
  'a.test.ts › %s is kept',
  'a.test.ts › in …',
  'a.test.ts › of an owner › may',
  'a.test.ts › of a member › may',
  'a.test.ts › through a gate',
  'a.test.ts › goes a way › through a gate',
])('is content with %s', (proof) => {
  expect(problemsOf(`| S1.001 | ${proof} |`)).toEqual([]);
});

test.each([
  ['a.test.ts › forgets', /no test "forgets"/],
  ['b.test.ts › saves', /no file b\.test\.ts/],
  ['a.test.ts › may', /2 tests "may"/],
  ['a.test.ts › saves<br>a.test.ts › forgets', /no test "forgets"/],
  ['a.test.ts › sleeps', /does not always run/],
  ['a.test.ts › a group › sleeps with it', /does not always run/],
  ['a.test.ts › and dreams', /does not always run/],
  ['a.test.ts › before a gate', /does not always run/],
  ['a.test.ts › gives up halfway', /does not always run/],
  ['a.test.ts › is broken', /does not always run/],
  ['a.test.ts › is to come', /no test "is to come"/],
  ['a.test.ts › no test', /no test "no test"/],
  ['—', /no file —/],
  ['', /has no proof/],
])('refuses "%s"', (proof, why) => {
  expect(problemsOf(`| S1.001 | ${proof} |`)).toEqual([expect.stringMatching(why)]);
});

test('misses rows, and knows strange and double ones', () => {
  expect(problemsOf('')).toEqual(['S1.001: has no row']);
  expect(problemsOf('| S1.001 | a.test.ts › saves |\n| S9.999 | a.test.ts › saves |')).toEqual([
    'S9.999: no such statement',
  ]);
  expect(problemsOf('| S1.001 | a.test.ts › saves |\n| S1.001 | a.test.ts › saves |')).toEqual([
    'S1.001: has two rows',
  ]);
});

test('reads a file as its text stands', () => {
  expect(readTests('a.test.ts', source).filter(({ runs }) => runs)).toHaveLength(9);
});
