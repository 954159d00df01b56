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
  // What the pages of strangers share with all others; else every page would load theirs with it.
  {
    name: 'basics',
    test: /src[\\/](data[\\/]auth|lib[\\/](format[\\/]date|is-email|passkeys)|ui[\\/](banner|checkbox|field|hue-class|input|load-failure|loaded|password-input))\.tsx?$|react-query[\\/].+[\\/]useQuery\./,
    priority: 3.5,
  },
  {
    name: 'doors',
    test: /features[\\/](auth[\\/](auth-layout|login-page|register-page)|legal[\\/]legal-page)\.tsx$/,
    priority: 3,
  },
  { name: 'frame', test: /routes[\\/]member-frame\.tsx$/, priority: 2 },
  { name: 'everywhere', minShareCount: 16, priority: 1 },
  // Two hundred bytes each, and a request each otherwise.
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, priority: 1 },
] satisfies { name: string; test?: RegExp; tags?: '$initial'[]; minShareCount?: number; priority: number }[];
