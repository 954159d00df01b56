import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const skippedNames = new Set(['node_modules', 'dist', 'fixtures', 'test-results', 'playwright-report']);
/** Inputs, not sources: `web/src/data` is neither. */
const skippedPaths = new Set(['data', 'server/data', 'engine/data', 'evals/data', 'bench/data']);

/** All sources of the project as paths from its root, with forward slashes; hidden folders and fixtures are left out. */
export function sourceFiles(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.name.startsWith('.') || skippedNames.has(entry.name) || skippedPaths.has(path)) return [];
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : [];
  });
}
