import { stripControls } from '../../text/control-characters.ts';

export type JsonRecord = { readonly [key: string]: unknown };

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A time mark in brackets or a name in them opens a text, not an array. */
export const looksLikeJson = (content: string): boolean => /^\s*(?:\[\s*[{[\]]|\{\s*["}])/u.test(content);

/** Keys as products spell them, `start_time` and `startTime` and `START-TIME`, are one key. */
export const plainKey = (key: string): string => key.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The first of these keys that holds something, in the order of the keys. */
export function findValue(
  record: JsonRecord,
  keys: readonly string[],
): { key: string; value: unknown } | null {
  const own = new Map(Object.entries(record).map(([key, value]) => [plainKey(key), value]));
  for (const key of keys) {
    const value = own.get(key);
    if (value !== undefined && value !== null && value !== '') return { key, value };
  }
  return null;
}

/** No producer nests its segments deeper, and `JSON.parse` takes ever longer per level. */
const DEEPEST_NESTING = 100;

/** One value, or a value a line (JSON Lines), or the line that cannot be read, counted from 1. */
export function parseJson(content: string): { value: unknown } | { brokenLine: number } {
  const tooDeep = findTooDeepLine(content);
  if (tooDeep !== null) return { brokenLine: tooDeep };
  try {
    return { value: parseValue(content) };
  } catch {
    return parseLines(content);
  }
}

const ESCAPED_CONTROL = /\\u00[0189]/iu;

/** Control characters, which JSON can only escape, are left out of its strings. */
const parseValue = (content: string): unknown =>
  ESCAPED_CONTROL.test(content)
    ? JSON.parse(content, (_, value: unknown) => (typeof value === 'string' ? stripControls(value) : value))
    : JSON.parse(content);

function parseLines(content: string): { value: unknown } | { brokenLine: number } {
  const values: unknown[] = [];
  for (const [index, line] of content.split(/\r\n|\n|\r/u).entries()) {
    if (line.trim() === '') continue;
    try {
      values.push(parseValue(line));
    } catch {
      return { brokenLine: index + 1 };
    }
  }
  return { value: values };
}

const SIGNS = /\\.|["[\]{}\n]/gsu;
const LEVELS: Readonly<Record<string, number>> = { '[': 1, '{': 1, ']': -1, '}': -1 };

/** The line that nests deeper than any producer does; brackets inside strings do not count. */
function findTooDeepLine(content: string): number | null {
  let depth = 0;
  let line = 1;
  let isString = false;
  for (const [sign] of content.matchAll(SIGNS)) {
    if (sign === '"') isString = !isString;
    else if (sign === '\n') line += 1;
    else if (!isString) depth += LEVELS[sign] ?? 0;
    if (depth > DEEPEST_NESTING) return line;
  }
  return null;
}
