import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

const isTest = (path: string) =>
  /\.(test|e2e)\.tsx?$|\/testing\/|\/fixtures\/|^(e2e|bench|evals|scripts)\//.test(path);
const sources = sourceFiles()
  .filter((path) => !isTest(path))
  .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));

const holders = (pattern: RegExp, from = ''): string[] =>
  sources.filter(({ path, source }) => path.startsWith(from) && pattern.test(source)).map(({ path }) => path);

// ASVS v5.0.0-1.2.5
test('only what starts PostgreSQL and the own command line starts processes, and none through a shell', () => {
  expect(holders(/child_process/)).toEqual([
    'server/src/platform/backup/service/run-command.ts',
    'server/src/platform/postgres/binaries.ts',
    'server/src/platform/postgres/create-cluster.ts',
    'server/src/platform/postgres/postmaster.ts',
    'server/src/platform/postgres/process-identity.ts',
  ]);
  expect(holders(/\bexecSync\(|\bshell: true/)).toEqual([]);
});

// ASVS v5.0.0-1.3.2, v5.0.0-1.3.10
test('no text becomes code or a format', () => {
  expect(holders(/\beval\(|\bnew Function\(|\bset(?:Timeout|Interval)\(['"`]|\bvm\./)).toEqual([]);
  expect(holders(/util\.format\(|from 'node:util'.*\bformat\b/)).toEqual([]);
});

// ASVS v5.0.0-1.1.2, v5.0.0-3.2.2, v5.0.0-3.7.1
test('the web app writes text as text, and uses no technology that browsers have dropped', () => {
  expect(
    holders(/\.(?:inner|outer)HTML\b|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write\(/, 'web/'),
  ).toEqual([]);
  expect(holders(/<(?:object|embed|applet|frame|marquee)\b/, 'web/')).toEqual([]);
});

// ASVS v5.0.0-1.2.4
test('no SQL is put together from text', () => {
  expect(holders(/\bsql\.raw\(|\bsql\.lit\(/, 'server/')).toEqual([]);
});

// ASVS v5.0.0-6.5.3, v5.0.0-11.5.1
test('randomness on the server is that of node:crypto', () => {
  expect(holders(/Math\.random\b/, 'server/')).toEqual([]);
});

// ASVS v5.0.0-11.3.1, v5.0.0-11.3.2, v5.0.0-11.4.1
test('no weak cipher, padding or hash protects anything', () => {
  expect(holders(/-ecb\b|-cbc\b|RSA_PKCS1_PADDING|createCipher\(/)).toEqual([]);
  // The identifier of a key in a certificate is a name, and RFC 5280 names SHA-1 for it.
  expect(holders(/createHash\(['"](?:md5|sha1)/)).toEqual([
    'server/src/platform/signatures/certificate-extensions.ts',
  ]);
});

// ASVS v5.0.0-12.3.2
test('nothing turns the verification of certificates off', () => {
  expect(holders(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([]);
});
