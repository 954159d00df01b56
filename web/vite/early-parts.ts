/** The first screens of members and the module that shows each, below `src/`. */
export const screens: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': ['features/dashboard/dashboard-page.tsx'],
  '/meetings': ['features/calendar/meetings-screen.tsx'],
  '/meetings/my-tasks': ['features/items/my-tasks/my-tasks-page.tsx'],
  '/meetings/follow-ups': ['features/items/follow-ups-page.tsx'],
  '/meetings/decisions': ['features/decisions/decisions-page.tsx'],
  '/chat': ['features/chat/chat-page.tsx'],
  '/company-management': ['features/members/members-page.tsx'],
  '/analytics': ['features/analytics/analytics-page.tsx'],
  '/notifications': ['features/notifications/notifications-page.tsx'],
  '/profile': ['features/profile/profile-page.tsx'],
  '/settings': ['features/settings/settings-layout.tsx', 'features/settings/company-page.tsx'],
};
export const frame: readonly string[] = ['features/frame/member-frame.tsx'];

/** What the bell asks for on every page. */
const bell = '/api/v1/notifications?limit=30&bundled=true';
const ownTasks = '/api/v1/action-items?mine=true&open=true&limit=200';
/** What each first screen asks the server first and every member may ask, word for word; a test opens each. */
const questions: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': [bell, ownTasks, '/api/v1/polls'],
  '/meetings': [bell, '/api/v1/polls'],
  '/meetings/my-tasks': [
    bell,
    ownTasks,
    '/api/v1/action-items?mine=true&done=true&limit=20',
    '/api/v1/action-items?givenByMe=true&open=true&limit=200',
    '/api/v1/action-items?givenByMe=true&done=true&limit=20',
  ],
  '/meetings/follow-ups': [bell, '/api/v1/follow-ups?state=open&limit=50'],
  '/meetings/decisions': [bell, '/api/v1/decisions?limit=30'],
  '/chat': [bell],
  '/company-management': [bell, '/api/v1/members?skip=0&limit=200'],
  '/analytics': [bell, '/api/v1/figures?of=own'],
  '/notifications': [bell, '/api/v1/notifications?limit=50&unread=false&bundled=true'],
  '/profile': [bell],
  '/settings': [bell],
};

export interface Chunk {
  readonly file: string;
  readonly isEntry: boolean;
  /** Files it needs. */
  readonly imports: readonly string[];
  readonly modules: readonly string[];
}

/** What `early.js` asks for: files on every page of members, and files and answers of the server on one of them. */
export interface EarlyParts {
  /** The script that the page names itself. */
  readonly entry: string;
  readonly everywhere: readonly string[];
  readonly pages: Readonly<
    Record<string, { readonly files: readonly string[]; readonly questions: readonly string[] }>
  >;
}

/** The files of the screens below the first part of a path, without those that the page names itself. */
export function listEarlyParts(chunks: readonly Chunk[], firstPart: string): EarlyParts {
  const chunkByFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const collect = (files: readonly string[], into: Set<string>): Set<string> => {
    for (const file of files) {
      if (into.has(file)) continue;
      into.add(file);
      collect(chunkByFile.get(file)?.imports ?? [], into);
    }
    return into;
  };
  const filesOf = (modules: readonly string[], known: ReadonlySet<string>): string[] => {
    const holders = modules.map((module) => {
      const holder = chunks.find((chunk) =>
        chunk.modules.some((id) => id.replaceAll('\\', '/').endsWith(`/src/${module}`)),
      );
      if (!holder) throw new Error(`no chunk holds ${module}`);
      return holder.file;
    });
    return [...collect(holders, new Set(known))].filter((file) => !known.has(file)).map((file) => `/${file}`);
  };
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ file }) => file);
  const own = collect(entries, new Set());
  const everywhere = filesOf(frame, own);
  const known = new Set([...own, ...everywhere.map((path) => path.slice(1))]);
  const pages = Object.entries(screens).filter(([path]) => path.split('/')[1] === firstPart);
  return {
    entry: `/${entries[0] ?? ''}`,
    everywhere,
    pages: Object.fromEntries(
      pages.map(([path, modules]) => [
        path,
        { files: filesOf(modules, known), questions: questions[path] ?? [] },
      ]),
    ),
  };
}
