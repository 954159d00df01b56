import { parseSync, Visitor } from 'oxc-parser';

export interface Import {
  /** As written, or null for an `import()` whose argument is no plain text. */
  readonly specifier: string | null;
  readonly line: number;
  /** Of types alone, so that nothing is loaded. */
  readonly isType: boolean;
}

/**
 * Everything a source file refers to: imports and re-exports (types too), `import()`, `import('…')` in types, and
 * `new URL('./x.ts', import.meta.url)`, by which workers are started.
 */
export function readImports(file: string, source: string): Import[] {
  const { program, module, errors } = parseSync(file, source);
  const [broken] = errors;
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
  new Visitor({
    ImportExpression: ({ source: argument, start }) => add(literalText(argument), start),
    TSImportType: ({ source: argument, start }) => add(argument.value, start, true),
    NewExpression: ({ callee, arguments: [argument], start }) => {
      const text = argument && literalText(argument);
      const isUrl = callee.type === 'Identifier' && callee.name === 'URL';
      if (isUrl && text && /^\.{1,2}\/.*\.[cm]?[jt]sx?$/.test(text)) add(text, start);
    },
  }).visit(program);
  return found;
}

const areTypes = (entries: readonly { readonly isType: boolean }[]): boolean =>
  entries.length > 0 && entries.every(({ isType }) => isType);

function literalText(node: { type: string; value?: unknown }): string | null {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}
