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
  if (paths.size > 2) return 'common';
  if (paths.has('/dashboard') && paths.has('/meetings')) return 'days';
  return [...paths].some((path) => tasks.has(path)) ? 'tasks' : 'common';
}

let pathsById: ReturnType<typeof listPaths> | undefined;

function findPaths(id: string, graph: ModuleGraph): ReadonlySet<string> {
  // A process builds once.
  pathsById ??= listPaths(graph);
  return (!isLarge(id) && pathsById.get(id)) || new Set();
}

/**
 * The file of a module that several first screens share; null leaves it to the bundler. A screen then needs ten files in
 * place of forty, of which a browser fetches six at a time.
 */
export function sharedByScreens(id: string, graph: ModuleGraph): string | null {
  const paths = findPaths(id, graph);
  return paths.size > 1 ? groupOfPaths(paths) : null;
}

/** The file of what one first screen shares with pages opened later. */
export function partOfScreen(id: string, graph: ModuleGraph): string | null {
  const [path, ...others] = findPaths(id, graph);
  return path === undefined || others.length > 0 || isOfPage(id)
    ? null
    : `${path.slice(1).replaceAll('/', '-')}-parts`;
}
