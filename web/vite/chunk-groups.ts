import { partOfScreen, sharedByScreens } from './shared-by-screens.ts';

interface ChunkGroup {
  readonly name: string | typeof sharedByScreens;
  readonly test?: RegExp | ((id: string) => boolean);
  readonly tags?: '$initial'[];
  readonly minShareCount?: number;
  readonly priority: number;
}

/** What the pages of strangers share with all others; without this group every page would load those pages too. */
const basics = [
  'data/account/auth.ts',
  'lib/format/date.ts',
  'lib/is-email.ts',
  'lib/passkeys.ts',
  'ui/inputs/checkbox.tsx',
  'ui/inputs/field.tsx',
  'ui/inputs/input.tsx',
  'ui/inputs/password-input.tsx',
  'ui/layout/hue-class.ts',
  'ui/states/banner.tsx',
  'ui/states/load-failure.tsx',
  'ui/states/loaded.tsx',
];
const doors = [
  'features/auth/auth-layout.tsx',
  'features/auth/login-page.tsx',
  'features/auth/register/register-page.tsx',
  'features/legal/legal-page.tsx',
];
const frame = ['features/frame/member-frame.tsx'];

/** Files below `src/` that a group names; a test checks that they exist. */
export const namedFiles: readonly string[] = [...basics, ...doors, ...frame];

const isOneOf =
  (files: readonly string[]) =>
  (id: string): boolean =>
    files.some((file) => id.replaceAll('\\', '/').endsWith(`/src/${file}`));

const isBasic = isOneOf(basics);
const isQueryHook = (id: string): boolean => /react-query[\\/].+[\\/]useQuery\./.test(id);

/**
 * What is loaded together lies in one file: left alone, the bundler makes a file for each set of pages that share
 * something, ninety of them for the dashboard, and the browser pays for each. A group takes along what its modules need
 * unless a group before it has that already; so the pages of strangers stand before the frame, of which they load nothing.
 */
export const chunkGroups = [
  // Only forms check by schemas, and nothing in them needs anything of ours.
  {
    name: 'schemas',
    test: /node_modules[\\/]zod[\\/]|contract[\\/]src[\\/](primitives|.+[\\/]schemas)\.ts$/,
    priority: 5,
  },
  { name: 'app', tags: ['$initial'], priority: 4 },
  { name: 'basics', test: (id) => isBasic(id) || isQueryHook(id), priority: 3.5 },
  { name: 'doors', test: isOneOf(doors), priority: 3 },
  { name: 'frame', test: isOneOf(frame), priority: 2 },
  // A group takes what its modules need, so those shared by most come first.
  { name: sharedByScreens, priority: 1.6 },
  { name: partOfScreen, priority: 1.5 },
  // Two hundred bytes each, and a request each otherwise; those of one page alone stay with it.
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 2, priority: 1 },
] satisfies ChunkGroup[];
