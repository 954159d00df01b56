import { type Program, parseSync } from 'oxc-parser';

type Declaration = Program['body'][number];

/** What a statement at the top of a file defines: values and types. */
function namesDefinedBy(statement: Declaration): string[] {
  const isExport =
    statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration';
  const declaration = isExport ? statement.declaration : statement;
  switch (declaration?.type) {
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return declaration.id ? [declaration.id.name] : [];
    default:
      return [];
  }
}

/** Names that stand at the top of more than so many files, with their number: a name is unique enough to jump to. */
export function findSharedNames(
  sources: ReadonlyMap<string, string>,
  most: number,
): readonly (readonly [name: string, files: number])[] {
  const counts = new Map<string, number>();
  for (const [path, source] of sources)
    for (const name of new Set(parseSync(path, source).program.body.flatMap(namesDefinedBy)))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].filter(([, files]) => files > most);
}
