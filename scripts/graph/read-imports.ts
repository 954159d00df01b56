import { parseSync, Visitor } from 'oxc-parser';

export interface Import {
  /** As written, or null for an `import()` whose argument is no plain text. */
  readonly specifier: string | null;
  readonly line: number;
  /** Of types alone, so that nothing is loaded. */
  readonly isType: boolean;
}

/** Few sources have one of these, and to read the tree of the others takes ten times as long as to parse them. */
export const mayLoadByCall = /\bimport\s*[(/]|\bURL\b/;

/**
 * Everything a source file refers to: imports and re-exports (types too), `import()`, `import('…')` in types, and
 * `new URL('./x.ts', import.meta.url)`, by which workers are started.
 */
export function readImports(file: string, source: string): Import[] {
  const parsed = parseSync(file, source);
  const { module } = parsed;
  const [broken] = parsed.errors;
  if (broken) throw new SyntaxError(`${file}: ${broken.message}`);
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const found: Import[] = [];
  const add = (specifier: string | null, offset: number, isType = false) =>
    found.push({ specifier, line: lineAt(offset), isType });
  for (const { moduleRequest, entries, start } of module.staticImports)
    add(moduleRequest.value, start, areTypes(entries));
  for (const { entries, start } of module.staticExports) {
    const request = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (request) add(request.value, start, areTypes(entries));
  }
  if (!mayLoadByCall.test(source)) return found;
  new Visitor({
    ImportExpression: ({ source: argument, start }) => add(literalText(argument), start),
    TSImportType: ({ source: argument, start }) => add(argument.value, start, true),
    NewExpression: ({ callee, arguments: [argument], start }) => {
      const text = argument && literalText(argument);
      const isUrl = callee.type === 'Identifier' && callee.name === 'URL';
      if (isUrl && text && /^\.{1,2}\/.*\.[cm]?[jt]sx?$/.test(text)) add(text, start);
    },
  }).visit(parsed.program);
  return found;
}

const areTypes = (entries: readonly { readonly isType: boolean }[]): boolean =>
  entries.length > 0 && entries.every(({ isType }) => isType);

function literalText(node: { type: string; value?: unknown }): string | null {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}
