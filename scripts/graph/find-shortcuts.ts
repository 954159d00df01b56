import { parseSync, Visitor } from 'oxc-parser';

const switchedOff = /@ts-(ignore|expect-error|nocheck)|biome-ignore|eslint-disable|@type\s*\{any\}/;
const unfinished = /\b(TODO|FIXME|XXX|HACK)\b/;

/**
 * Places where a source silences its checker: casts, `!`, `any`, overloads, disabled rules, notes of unfinished work.
 */
export function findShortcuts(file: string, source: string): string[] {
  const { program, comments } = parseSync(file, source);
  const found: string[] = [];
  const add = (offset: number, what: string) =>
    found.push(`${file}:${source.slice(0, offset).split('\n').length}: ${what}`);
  new Visitor({
    TSAsExpression({ typeAnnotation, start, end }) {
      if (source.slice(typeAnnotation.start, end).trim() !== 'const') add(start, 'a cast');
    },
    TSTypeAssertion: ({ start }) => add(start, 'a cast'),
    TSNonNullExpression: ({ start }) => add(start, 'a non-null assertion'),
    TSDeclareFunction({ start, declare }) {
      if (!declare) add(start, 'an overload');
    },
    TSEmptyBodyFunctionExpression: ({ start }) => add(start, 'an overload'),
    TSAnyKeyword: ({ start }) => add(start, 'any'),
    JSXAttribute({ name, start }) {
      if (name.type === 'JSXIdentifier' && name.name === 'dangerouslySetInnerHTML') add(start, 'raw HTML');
    },
  }).visit(program);
  for (const { value, start } of comments) {
    if (switchedOff.test(value)) add(start, 'a rule switched off');
    if (unfinished.test(value)) add(start, 'unfinished work');
  }
  return found;
}
