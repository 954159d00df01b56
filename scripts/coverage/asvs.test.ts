import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from '../graph/source-files.ts';
import { checkAsvs, type Note, type Requirement, renderAsvs } from './asvs.ts';
import { type Proof, readProofs } from './collect-proofs.ts';

const text = (path: string) => readFileSync(join(root, path), 'utf8');
const rowsOf = (path: string) => {
  const [, ...lines] = text(path).trimEnd().split('\n');
  return lines.map((line) => line.split('\t'));
};

const requirements: readonly Requirement[] = rowsOf('scripts/coverage/asvs.tsv').map(
  ([id = '', level = '', applies = '', what = '']) => ({ id, level, isConditional: applies !== 'yes', what }),
);
const notes: readonly Note[] = rowsOf('scripts/coverage/asvs-notes.tsv').map(
  ([id = '', kind = '', why = '']) => ({ id, kind, why }),
);

function verifiedBy(proofs: readonly Proof[]): ReadonlyMap<string, readonly Proof[]> {
  const named = proofs.flatMap((proof) => proof.verifies.map((id) => ({ id, proof })));
  const byId = Map.groupBy(named, ({ id }) => id);
  return new Map([...byId].map(([id, all]) => [id, all.map(({ proof }) => proof)]));
}

const marked = (files: readonly { readonly path: string; readonly source: string }[]) =>
  verifiedBy(readProofs(files.filter(({ source }) => source.includes('// ASVS v5'))));

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/** Whether `docs/security.md#keys-and-algorithms` names a heading that is there. */
function isThere(place: string): boolean {
  const [path = '', anchor] = place.split('#');
  if (!existsSync(join(root, path))) return false;
  const headings = text(path).match(/(?<=^#+ ).+$/gm) ?? [];
  return anchor === undefined || headings.some((heading) => anchorOf(heading) === anchor);
}

test('every requirement of ASVS 5.0 level 2 has a test, a document or a declared reason', async () => {
  const files = sourceFiles()
    .filter((path) => /\.(test|e2e)\.tsx?$/.test(path) && !path.endsWith('coverage/asvs.test.ts'))
    .map((path) => ({ path, source: text(path) }));
  const proofs = marked(files);
  expect(checkAsvs(requirements, notes, proofs, isThere)).toEqual([]);
  await expect(renderAsvs(requirements, notes, proofs)).toMatchFileSnapshot('../../docs/asvs.md');
});

const known = [{ id: '3.4.1', level: '1', isConditional: false, what: 'HSTS' }];
const problemsOf = (source: string, given: readonly Note[] = []) =>
  checkAsvs(known, given, marked([{ path: 'a.test.ts', source }]), () => false);

test('a requirement is met by a marked test that runs, or by a reason', () => {
  const test341 = `// ASVS v5.0.0-3.4.1\ntest('asks for https', () => {});`;
  expect(problemsOf(test341)).toEqual([]);
  expect(problemsOf('', [{ id: '3.4.1', kind: 'deviation', why: 'x' }])).toEqual([]);
});

test.each<[string, readonly Note[], RegExp]>([
  ["test('asks for https', () => {});", [], /3\.4\.1: neither a test nor a reason/],
  ["// ASVS v5.0.0-3.4.1\ntest.skip('asks', () => {});", [], /does not always run/],
  ["// ASVS v5.0.0-3.4.1, v5.0.0-9.9.9\ntest('asks', () => {});", [], /9\.9\.9: no such requirement/],
  ['', [{ id: '3.4.1', kind: 'document', why: 'docs/none.md' }], /docs\/none\.md is not there/],
  ['', [{ id: '3.4.1', kind: 'mood', why: 'x' }], /mood is no kind of note/],
  ['', [{ id: '3.4.1', kind: 'deviation', why: '' }], /says no reason/],
  [
    "// ASVS v5.0.0-3.4.1\ntest('a', () => {});",
    [{ id: '9.9.9', kind: 'deviation', why: 'x' }],
    /9\.9\.9: no such/,
  ],
])('refuses %s with %j', (source, given, why) => {
  expect(problemsOf(source, given).join('\n')).toMatch(why);
});
