import { join } from 'node:path';
import { screens } from './early-parts.ts';

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

const sources = join(import.meta.dirname, '../src');
const tasks: ReadonlySet<string> = new Set([
  '/meetings/my-tasks',
  '/meetings/follow-ups',
  '/meetings/decisions',
]);

/** The paths of the first screens that need each module for their first paint. */
function listPaths(graph: ModuleGraph): ReadonlyMap<string, ReadonlySet<string>> {
  const pathsById = new Map<string, Set<string>>();
  for (const [path, files] of Object.entries(screens)) {
    const waiting = files.map((file) => join(sources, file));
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const paths = pathsById.get(id) ?? new Set();
      pathsById.set(id, paths);
      if (paths.has(path)) continue;
      paths.add(path);
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return pathsById;
}

/** Parts of Base UI are large and stay with what needs them. */
const isLarge = (id: string): boolean => /[\\/]@(base|floating)-ui[\\/]|[\\/]select\.tsx$/u.test(id);
/** The code of one page, which needs no name: the bundler keeps it together. */
const isOfPage = (id: string): boolean =>
  /[\\/]src[\\/]features[\\/](calendar|chat|dashboard|analytics|members|notifications|decisions|settings|profile)[\\/]/u.test(
    id,
  );

export const groupOfPaths = (paths: ReadonlySet<string>): string | null => {
  if (paths.size > 2) return 'common';
  if (paths.has('/dashboard') && paths.has('/meetings')) return 'days';
  const others = [...paths].filter((path) => !tasks.has(path));
  if (paths.size > 1) return others.length < paths.size ? 'tasks' : null;
  const [only] = paths;
  return only ? `${only.slice(1).replaceAll('/', '-')}-parts` : null;
};

let pathsById: ReturnType<typeof listPaths> | undefined;

/**
 * The file of a module that several first screens share, or that one of them shares with pages opened later; null leaves it
 * to the bundler. A screen then needs ten files in place of forty, of which a browser fetches six at a time.
 */
export function sharedByScreens(id: string, graph: ModuleGraph): string | null {
  // A process builds once.
  pathsById ??= listPaths(graph);
  const paths = pathsById.get(id);
  if (!paths || isLarge(id) || (paths.size === 1 && isOfPage(id))) return null;
  return groupOfPaths(paths);
}
