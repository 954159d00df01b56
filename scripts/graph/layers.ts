import { posix } from 'node:path';
import { readImports } from './read-imports.ts';

interface Layer {
  /** Layers whose functions it calls. */
  readonly calls: readonly string[];
  /** Layers whose values it gets: it imports their types alone. */
  readonly gets: readonly string[];
}

/** Domains in which a value passes from layer to layer, each a folder. No layer calls the one that called it. */
const layers: Readonly<Record<string, Readonly<Record<string, Layer>>>> = {
  'server/src/domains/assistant': {
    shared: { calls: [], gets: [] },
    parse: { calls: ['shared'], gets: [] },
    resolve: { calls: ['shared', 'parse'], gets: [] },
    plan: { calls: ['shared'], gets: ['parse', 'resolve'] },
    render: { calls: ['shared'], gets: ['plan'] },
    acts: { calls: ['shared', 'resolve', 'plan', 'render'], gets: ['parse'] },
  },
};

/** Imports of a file against the order of its layers, one line each. */
export function checkLayers(path: string, source: string): string[] {
  const domain = Object.keys(layers).find((folder) => path.startsWith(`${folder}/`));
  if (domain === undefined || /\.test\.ts$/.test(path)) return [];
  const from = folderIn(domain, path);
  const layer = layers[domain]?.[from];
  if (!layer) return path.slice(domain.length + 1).includes('/') ? [`${path}: ${from} is no layer`] : [];
  return readImports(path, source).flatMap(({ specifier, line, isType }) => {
    const target = specifier?.startsWith('.') ? posix.join(posix.dirname(path), specifier) : '';
    if (!target.startsWith(`${domain}/`)) return [];
    const to = folderIn(domain, target);
    if (to === from || layer.calls.includes(to)) return [];
    if (layer.gets.includes(to)) return isType ? [] : [`${path}:${line}: ${from} calls ${to}`];
    return [`${path}:${line}: ${from} does not know ${to}`];
  });
}

const folderIn = (domain: string, path: string): string =>
  path.slice(domain.length + 1).split('/', 1)[0] ?? '';
