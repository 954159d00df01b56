import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from '../graph/source-files.ts';
import { checkProofs, collectProofs } from './collect-proofs.ts';
import { readTests } from './read-tests.ts';
import { renderCoverage } from './render-coverage.ts';

const text = (path: string) => readFileSync(join(root, path), 'utf8');

const [, ...lines] = text('scripts/coverage/spec-statements.tsv').trim().split('\n');
const statements = lines.map((line) => {
  const [id = '', where = '', said = ''] = line.split('\t');
  return { id, where, text: said };
});
const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path) && !path.startsWith('scripts/');

test("every statement of the user's document is proved by a test that runs", async () => {
  expect(statements).toHaveLength(444);
  const files = sourceFiles()
    .filter(isTest)
    .map((path) => ({ path, source: text(path) }));
  const proofs = collectProofs(files);
  expect(checkProofs(statements, proofs)).toEqual([]);
  await expect(renderCoverage(statements, proofs)).toMatchFileSnapshot('../../docs/spec-coverage.md');
});

const problemsOf = (source: string, said = 'It is saved.') =>
  checkProofs([{ id: 'S1.001', text: said }], collectProofs([{ path: 'a.test.ts', source }]));

const mark = '// Proves S1.001\n';

test.each([
  `${mark}test('saves', () => {});`,
  `// Proves S1.001, S1.001\ntest.each([['x', 1]])('%s is kept', () => {});`,
  `${mark}// For a reason.\ntest(\`in \${zone}\`, () => {});`,
  `describe('of an owner', () => {\n${mark}test('may', () => {}); });`,
  `test('goes a way', async () => {\n${mark}await test.step('through a gate', () => {}); });`,
])('is content with %s', (source) => {
  expect(problemsOf(source)).toEqual([]);
});

test.each([
  ["test('saves', () => {});", /no test proves it/],
  [`${mark}test.skip('sleeps', () => {});`, /does not always run/],
  [`${mark}test.fails('is broken', () => {});`, /does not always run/],
  [`describe.skip('a group', () => {\n${mark}it('sleeps with it', () => {}); });`, /does not always run/],
  [`test.skip('sleeps', () => {\n${mark}test.step('and dreams', () => {}); });`, /does not always run/],
  [`test('stops', () => {\n${mark}test.step.skip('before a gate', () => {}); });`, /does not always run/],
  [`${mark}test('gives up halfway', () => { test.skip(isSlow, 'slow'); });`, /does not always run/],
  [`// Proves S1.001, S9.999\ntest('saves', () => {});`, /S9\.999: no such statement/],
])('refuses %s', (source, why) => {
  expect(problemsOf(source)).toEqual([expect.stringMatching(why)]);
});

test.each([`${mark}const x = 1;\ntest('saves', () => {});`, mark, `test('saves', () => {});\n${mark}`])(
  'refuses a mark that stands above no test: %s',
  (source) => {
    expect(() => problemsOf(source)).toThrow(/no test follows/);
  },
);

test.each([
  ["It shows 'Đã lưu'.", 'Đã lưu', []],
  ["It shows 'Đã lưu'.", 'Đã xóa', ['S1.001: no proof holds "Đã lưu"']],
  ["It shows 'N giờ trước' or 'Saved'.", '3 giờ trước', []],
  ["A day's text is 'Thứ {n}'.", 'Thứ 2', []],
])('asks that a proof of %s holds its text: %s', (said, shown, problems) => {
  expect(problemsOf(`${mark}test('saves', () => { expect('${shown}'); });`, said)).toEqual(problems);
});

test.each([
  ["const shown = 'Đã lưu';", 'expect(shown);', []],
  ["const shown = 'Đã lưu';\nfunction check() { expect(shown); }", 'check();', []],
  ["const shown = 'Đã lưu';", 'expect(1);', ['S1.001: no proof holds "Đã lưu"']],
  ["test('another', () => { expect('Đã lưu'); });", 'expect(1);', ['S1.001: no proof holds "Đã lưu"']],
])('asks it of the test and what the test uses: %s %s', (above, inside, problems) => {
  expect(problemsOf(`${above}\n${mark}test('saves', () => { ${inside} });`, "It shows 'Đã lưu'.")).toEqual(
    problems,
  );
});

test('reads a file as its text stands', () => {
  const source = `
    test('saves', () => {});
    describe('of an owner', () => { test('may', () => {}); });
    test.todo('is to come');
    expect(/x/.test('no test')).toBe(true);`;
  expect(readTests('a.test.ts', source).map(({ titles }) => titles)).toEqual([
    ['saves'],
    ['of an owner', 'may'],
  ]);
});
