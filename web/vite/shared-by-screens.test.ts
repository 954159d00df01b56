import { expect, test } from 'vitest';
import { groupOfPaths, partOfScreen, sharedByScreens } from './shared-by-screens.ts';

test.each([
  [['/dashboard', '/meetings'], 'days'],
  [['/dashboard', '/meetings', '/chat'], 'common'],
  [['/meetings/my-tasks', '/meetings/follow-ups'], 'tasks'],
  [['/dashboard', '/meetings/my-tasks'], 'tasks'],
  [['/chat', '/analytics'], 'common'],
])('what %j share is in the file %s', (paths, name) => {
  expect(groupOfPaths(new Set(paths))).toBe(name);
});

const source = (file: string) => new URL(`../src/${file}`, import.meta.url).pathname;
const importsById: Readonly<Record<string, readonly string[]>> = {
  [source('features/chat/chat-page.tsx')]: [
    source('ui/page.tsx'),
    source('data/chat.ts'),
    '/@base-ui/menu.mjs',
  ],
  [source('features/analytics/analytics-page.tsx')]: [source('ui/page.tsx'), '/@base-ui/menu.mjs'],
  [source('features/profile/profile-page.tsx')]: [source('data/chat.ts')],
};
const graph = { getModuleInfo: (id: string) => ({ importedIds: importsById[id] ?? [] }) };

test.each([
  ['ui/page.tsx', 'common', null],
  ['data/chat.ts', null, 'chat-parts'],
  ['features/chat/chat-page.tsx', null, null],
  ['features/profile/profile-page.tsx', null, null],
])('%s is shared as %s, and part of a screen as %s', (file, shared, part) => {
  expect(sharedByScreens(source(file), graph)).toBe(shared);
  expect(partOfScreen(source(file), graph)).toBe(part);
});

test('a large library stays with what needs it', () => {
  expect(sharedByScreens('/@base-ui/menu.mjs', graph)).toBeNull();
});
