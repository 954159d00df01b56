import { basename } from 'node:path';
import { type ExportNamedDeclaration, parseSync } from 'oxc-parser';
import { placeOf } from './place.ts';

/** The verbs in the last section of the glossary. */
export function readVerbs(glossary: string): ReadonlySet<string> {
  const [, section = ''] = glossary.split('## Verbs of use cases');
  const [list = ''] = section.match(/^create ·[\s\S]*?\n\n/m) ?? [];
  return new Set(list.split(/[·\s]+/).filter((word) => word !== ''));
}

/** A file that answers yes or no is named by its question. */
const questions = new Set(['is', 'has', 'may']);

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const namesIn = (declaration: NonNullable<ExportNamedDeclaration['declaration']>): string[] => {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.map(({ id }) => (id.type === 'Identifier' ? id.name : '?'));
  const isValue = declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration';
  return isValue ? [declaration.id?.name ?? '?'] : [];
};

/** Names of the values that a source exports; types are none. */
function exportedValues(path: string, source: string): string[] {
  return parseSync(path, source).program.body.flatMap((statement) => {
    if (statement.type === 'ExportDefaultDeclaration') return ['default'];
    if (statement.type === 'ExportAllDeclaration') return ['*'];
    if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return [];
    const named = statement.specifiers.map(({ exported }) => ('name' in exported ? exported.name : '?'));
    return statement.declaration ? namesIn(statement.declaration) : named;
  });
}

/** What is wrong with the name of a use case: `verb-noun.ts` with a listed verb, exporting that one function. */
export function findMisnamed(path: string, source: string, verbs: ReadonlySet<string>): string[] {
  const place = placeOf(path);
  if (place?.zone !== 'domain' || place.role !== 'use-case' || place.test) return [];
  const name = basename(path, '.ts');
  const [verb = '', noun] = name.split('-');
  const values = exportedValues(path, source);
  const wanted = camelCase(name);
  return [
    ...(noun !== undefined && (verbs.has(verb) || questions.has(verb))
      ? []
      : [`"${verb}" is no listed verb`]),
    ...(values.length === 1 && values[0] === wanted
      ? []
      : [`exports ${values.join(', ') || 'nothing'} instead of ${wanted} alone`]),
  ].map((problem) => `${path}: ${problem}`);
}
