import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './source-files.ts';
import { findMisnamed, readVerbs } from './use-case-names.ts';

const verbs = readVerbs(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));
const misnamedIn = (path: string) => findMisnamed(path, readFileSync(join(root, path), 'utf8'), verbs);

test('each use case is named by a listed verb and a noun, and exports that one function', () => {
  const files = sourceFiles('server/src/domains');
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(misnamedIn)).toEqual([]);
});

test('the verbs are those of the glossary', () => {
  expect([...verbs].slice(0, 4)).toEqual(['create', 'read', 'list', 'find']);
  expect(verbs.has('take')).toBe(false);
});

const domain = 'server/src/domains/meetings';

test.each([
  [`${domain}/create-meeting.ts`, 'export interface Plan {} export const createMeeting = () => null;', []],
  [`${domain}/may-edit-meeting.ts`, 'export function mayEditMeeting() {}', []],
  [`${domain}/meetings.rules.ts`, 'export const one = 1; export const two = 2;', []],
  [`${domain}/create-meeting.test.ts`, '', []],
  [`${domain}/take-meeting.ts`, 'export function takeMeeting() {}', ['"take" is no listed verb']],
  [`${domain}/create.ts`, 'export function create() {}', ['"create" is no listed verb']],
  [
    `${domain}/create-meeting.ts`,
    'export function createMeeting() {} export const limit = 1;',
    ['exports createMeeting, limit instead of createMeeting alone'],
  ],
  [
    `${domain}/create-meeting.ts`,
    'export class Meeting {}',
    ['exports Meeting instead of createMeeting alone'],
  ],
  [`${domain}/create-meeting.ts`, '', ['exports nothing instead of createMeeting alone']],
])('%s: %s', (path, source, problems) => {
  expect(findMisnamed(path, source, verbs)).toEqual(problems.map((problem) => `${path}: ${problem}`));
});
