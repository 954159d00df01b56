import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findDialect } from './plain-words.ts';
import { root, sourceFiles } from './source-files.ts';

/** Folders in which the dialect is still spoken; the list only shrinks. */
const exempt = ['engine/src/summarise/'];
/** The check and its examples must write the words they refuse. */
const own = ['scripts/graph/plain-words.ts', 'scripts/graph/plain-words.test.ts'];

const isChecked = (path: string): boolean =>
  !own.includes(path) && !exempt.some((folder) => path.startsWith(folder));

const dialectOf = (path: string): string[] => findDialect(path, readFileSync(join(root, path), 'utf8'));

test('comments, texts of the API, test titles and names use plain words', () => {
  expect(sourceFiles().filter(isChecked).flatMap(dialectOf)).toEqual([]);
});

test.each(exempt)('%s still needs its exemption', (folder) => {
  const files = sourceFiles().filter((path) => path.startsWith(folder));
  expect(files.flatMap(dialectOf)).not.toEqual([]);
});

describe('refuses', () => {
  test.each([
    ['// Whoever asks is let in.', 'Whoever'],
    ['/** Encoded\n * anew at each start. */', 'anew'],
    ['/** The reader is\n * told of the change. */', 'told'],
    ['// It keeps a folder of\n// its own.\n/* Rows of one’s own. */', 'of one’s own'],
    ['// What comes of a rule.', 'What comes of'],
    ["test('a stream hears of a change', () => {});", 'hears'],
    ["test.each([1])('%s is handed in', () => {});", 'handed in'],
    ['describe(`deeds of a member`, () => {});', 'deeds'],
    ["defineRoute({ summary: 'The calendar, for whoever asks' });", 'whoever'],
    ['const route = { description: `Those asked hear of it` };', 'hear'],
    ['export const tellFound = 1;', 'tell'],
    ['const a = 1;\nexport { a as HEARD_WORDS };', 'HEARD'],
    ['export interface UntoldCase { a: string }', 'Untold'],
    ['const heard = 1;', 'heard'],
    ['interface Change { readonly isTold: boolean }', 'Told'],
    ['function send(toldPeople: string[]) {}', 'told'],
    ['const takeBack = () => undefined;', 'take Back'],
  ])('%j', (source, word) => {
    expect(findDialect('a.ts', source).join()).toContain(`"${word}" in `);
  });

  test('an access level', () => {
    const levels = "export const accessLevels = { 'poll-view': 'whoever made the poll' };";
    expect(findDialect('contract/src/route.ts', levels).join()).toContain('"whoever" in a text of the API');
  });

  test('the name of a file', () => {
    expect(findDialect('server/src/keep-deed.ts', '')).toEqual([
      expect.stringContaining('"deed" in the name of the file'),
    ]);
  });
});

describe('lets stand', () => {
  test.each([
    '// A headless browser reads "as he was told" and `tellFound`.',
    "// What 'hear' means here: the word is quoted.",
    "const a = 'You are told anew.';",
    "test('a user’s “whoever” is kept', () => {});",
  ])('%j', (source) => {
    expect(findDialect('a.ts', source)).toEqual([]);
  });
});
