import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { root } from './source-files.ts';

const tokens = /\\.|\[(?:\\.|[^\]\\])*\]|./gsu;

/** Splits a pattern at the bars outside of brackets. */
function alternativesOf(pattern: string): string[] {
  const found = [''];
  let depth = 0;
  for (const [token] of pattern.matchAll(tokens)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (token === '|' && depth === 0) found.push('');
    else found[found.length - 1] += token;
  }
  return found;
}

const atom = String.raw`(?:\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|[^\\[(^$])`;
const optionalAtoms = new RegExp(`^(?:${atom}\\?)*`, 'su');
const unbounded = String.raw`(?:[+*]|\{\d+,\})`;
const leadingRun = new RegExp(`^(?:${atom}\\?)*${atom}${unbounded}`, 'su');
const isUnbounded = new RegExp(`^${unbounded}`, 'u');
const quantifier = /^(?:[?*+]|\{\d+(?:,\d*)?\})?\??/u;
/** What opens a group that takes text: no assertion. */
const opening = /^\((?:\?:|\?<\p{L}\w*>|(?!\?))/u;

function endOfGroup(pattern: string): number {
  let depth = 0;
  for (const { 0: token, index } of pattern.matchAll(tokens)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return pattern.length;
}

/** The group that an alternative begins with, behind what may be missing; null for none. */
function leadingGroupOf(alternative: string) {
  const pattern = alternative.slice(optionalAtoms.exec(alternative)?.[0].length ?? 0);
  const opened = opening.exec(pattern)?.[0];
  if (opened === undefined) return null;
  const end = endOfGroup(pattern);
  const behind = pattern.slice(end + 1);
  const repeat = quantifier.exec(behind)?.[0] ?? '';
  return { inside: pattern.slice(opened.length, end), repeat, rest: behind.slice(repeat.length) };
}

/**
 * Whether an alternative begins with an unbounded run, also inside of groups, and asks for more behind it. It is tried from
 * each character of a run that leads to nothing, which is quadratic; a lookbehind lets it begin once.
 */
export const startsInsideRuns = (pattern: string): boolean =>
  alternativesOf(pattern).some((alternative) => {
    const run = leadingRun.exec(alternative)?.[0];
    if (run !== undefined) return run.length < alternative.length;
    const group = leadingGroupOf(alternative);
    if (!group) return false;
    const { inside, repeat, rest } = group;
    return (
      (isUnbounded.test(repeat) && rest !== '') ||
      alternativesOf(inside).some((each) => startsInsideRuns(each + rest)) ||
      (/^(?:[?*]|\{0)/u.test(repeat) && startsInsideRuns(rest))
    );
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
