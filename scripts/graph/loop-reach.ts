import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { mayLoadByCall } from './read-imports.ts';
import { root } from './source-files.ts';

const packages: Readonly<Record<string, string>> = {
  '@hopgon/contract': 'contract/src',
  '@hopgon/engine': 'engine/src',
};

/** The modules a source loads at run time: types are erased, and a worker's script is loaded by its own thread. */
function loadedBy(path: string, source: string): string[] {
  const parsed = parseSync(path, source);
  const { module } = parsed;
  const found: string[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    if (entries.length === 0 || entries.some(({ isType }) => !isType)) found.push(moduleRequest.value);
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest && !isType) found.push(moduleRequest.value);
    }
  }
  if (mayLoadByCall.test(source))
    new Visitor({
      ImportExpression({ source: argument }) {
        if (argument.type === 'Literal' && typeof argument.value === 'string') found.push(argument.value);
      },
    }).visit(parsed.program);
  return found.flatMap((specifier) => resolve(path, specifier) ?? []);
}

function resolve(path: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  const [, name = '', inner = ''] = /^(@[^/]+\/[^/]+)\/(.*)$/.exec(specifier) ?? [];
  const folder = packages[name];
  return folder === undefined ? null : `${folder}/${inner}.ts`;
}

/** Every source of the project that the event loop loads from `start` on, each with the source that loads it. */
export function reachedFrom(
  start: string,
  read: (path: string) => string = (path) => readFileSync(join(root, path), 'utf8'),
): ReadonlyMap<string, string> {
  const loadedFrom = new Map([[start, start]]);
  for (const path of loadedFrom.keys()) {
    for (const next of loadedBy(path, read(path))) {
      if (!loadedFrom.has(next)) loadedFrom.set(next, path);
    }
  }
  return loadedFrom;
}

/** The parts of the engine the event loop may load: they fold, format, and compute with typed days and times. */
const calculations: readonly RegExp[] = [
  /^engine\/src\/text\/(fold|people|text-decoder|open-question)\.ts$/,
  /^engine\/src\/time\/(civil|format-vi|holidays|lunar|lunar-astronomy|work-days|days|local-time)\.ts$/,
  /^engine\/src\/extract\/certainty\.ts$/,
  /^engine\/src\/summarise\/render-task-line\.ts$/,
  // Whole texts, equal or not.
  /^engine\/src\/drafting\/merge-repeated\.ts$/,
  // A set of labels.
  /^engine\/src\/transcript\/labels\/group-voice\.ts$/,
];

/** Rules of the server that read people's texts. */
const readers: readonly RegExp[] = [
  /^server\/src\/domains\/[^/]+\/[^/]+\.readings\.ts$/,
  /^server\/src\/domains\/assistant\/(parse|resolve\/people)\//,
  /^server\/src\/domains\/assistant\/resolve\/(offers|rank-answers)\.rules\.ts$/,
  /^server\/src\/domains\/search\/(passages|rank-turns)\.rules\.ts$/,
  /^server\/src\/domains\/transcripts\/(analyse-source|read-text-source)\.ts$/,
  /^server\/src\/platform\/calendar\/(read-calendar|read-event|read-reply|read-rule|expand-rule|occurrences)\.ts$/,
  /^server\/src\/platform\/documents\/read-docx\.ts$/,
];

/** Whether a source reads people's texts, so that threads alone may run it. */
export const readsTexts = (path: string): boolean =>
  readers.some((reader) => reader.test(path)) ||
  (path.startsWith('engine/') && !calculations.some((calculation) => calculation.test(path)));
