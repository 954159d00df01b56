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

export interface Chunk {
  readonly file: string;
  readonly isEntry: boolean;
  /** Files it needs. */
  readonly imports: readonly string[];
  readonly modules: readonly string[];
}

/** Which files `early.js` asks for: on every page of members, and on one of them. */
export interface EarlyParts {
  readonly everywhere: readonly string[];
  readonly pages: Readonly<Record<string, readonly string[]>>;
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
    everywhere,
    pages: Object.fromEntries(pages.map(([path, modules]) => [path, filesOf(modules, known)])),
  };
}
