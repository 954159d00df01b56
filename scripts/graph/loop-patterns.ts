import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { root } from './source-files.ts';

/** Splits a pattern at the bars outside of brackets. */
function alternativesOf(pattern: string): string[] {
  const found = [''];
  let depth = 0;
  for (const [token] of pattern.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|./gsu)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (token === '|' && depth === 0) found.push('');
    else found[found.length - 1] += token;
  }
  return found;
}

const atom = String.raw`(?:\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|[^\\[(^$])`;
const leadingRun = new RegExp(`^(?:${atom}\\?)*${atom}(?:[+*]|\\{\\d+,\\})`, 'su');

/**
 * Whether an alternative begins with an unbounded run and asks for more behind it. It is tried from each character of a run
 * that leads to nothing, which is quadratic; a lookbehind lets it begin once.
 */
export const startsInsideRuns = (pattern: string): boolean =>
  alternativesOf(pattern).some((alternative) => {
    const run = leadingRun.exec(alternative)?.[0];
    return run !== undefined && run.length < alternative.length;
  });

/** The patterns of a source, each with its line. */
export function patternsOf(
  path: string,
  source = readFileSync(join(root, path), 'utf8'),
): { line: number; pattern: string }[] {
  const found: { line: number; pattern: string }[] = [];
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      found.push({ line: source.slice(0, node.start).split('\n').length, pattern: node.regex.pattern });
    },
  }).visit(parseSync(path, source).program);
  return found;
}
