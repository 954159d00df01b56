import { join } from 'node:path';
import { screens } from './early-parts.ts';

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

const sources = join(import.meta.dirname, '../src');
/** It needs the forms of its dialogs from the start, which no other first screen does. */
const profile = '/profile';
const tasks: ReadonlySet<string> = new Set([
  '/meetings/my-tasks',
  '/meetings/follow-ups',
  '/meetings/decisions',
]);

/** The paths of the first screens that need each module for their first paint. */
function listPaths(graph: ModuleGraph): ReadonlyMap<string, ReadonlySet<string>> {
  const pathsById = new Map<string, Set<string>>();
  for (const [path, files] of Object.entries(screens)) {
    if (path === profile) continue;
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

/** The name of the file for what these first screens share. */
export function groupOfPaths(paths: ReadonlySet<string>): string {
  const [first = '', second] = paths;
  if (second === undefined) return `${first.slice(1).replaceAll('/', '-')}-parts`;
  if (paths.size === 2 && paths.has('/dashboard') && paths.has('/meetings')) return 'days';
  return paths.size === 2 && [...paths].some((path) => tasks.has(path)) ? 'tasks' : 'common';
}

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
