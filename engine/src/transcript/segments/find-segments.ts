import { findValue, isRecord, type JsonRecord } from './json-values.ts';
import { SPEAKER_KEYS, START_KEYS, TEXT_KEYS } from './segment-keys.ts';

const DEEPEST = 8;
const MOST_LISTS = 2000;

export type FoundSegments = { readonly segments: readonly JsonRecord[]; readonly byWord: boolean };

/**
 * The list of a JSON document that holds the transcript: of lists of objects with a text that hold most of it, the
 * one that names speakers, then the one with times, then the one with the longest texts (products give words,
 * segments and paragraphs at once).
 */
export function findSegments(value: unknown): FoundSegments | null {
  const lists = listsOf(value).flatMap((list) => {
    const segments = list.filter(isRecord).filter((item) => textOf(item) !== null);
    return segments.length === 0 || segments.length * 2 < list.length ? [] : [judge(segments)];
  });
  const most = lists.reduce((length, list) => Math.max(length, list.length), 0);
  const [best] = lists
    .filter(({ length }) => length * 4 >= most * 3)
    .sort((left, right) => right.score - left.score);
  if (!best) return null;
  const words = best.segments.filter((segment) => !/\s/u.test(textOf(segment)?.trim() ?? '')).length;
  return {
    segments: best.segments,
    byWord: best.segments.length >= 8 && words * 10 >= best.segments.length * 9,
  };
}

/** The text of a segment; of Google's results the first alternative. */
export function textOf(segment: JsonRecord): string | null {
  const own = findValue(segment, TEXT_KEYS)?.value;
  if (typeof own === 'string') return own;
  if (!Array.isArray(segment.alternatives)) return null;
  const [first] = segment.alternatives;
  const alternative = isRecord(first) ? findValue(first, TEXT_KEYS)?.value : null;
  return typeof alternative === 'string' ? alternative : null;
}

type JudgedList = { readonly segments: JsonRecord[]; readonly length: number; readonly score: number };

function judge(segments: JsonRecord[]): JudgedList {
  const share = (keys: readonly string[]) =>
    segments.filter((segment) => findValue(segment, keys) !== null).length / segments.length;
  const length = segments.reduce((sum, segment) => sum + (textOf(segment)?.trim().length ?? 0), 0);
  const hasNames = share(SPEAKER_KEYS) >= 0.5 ? 4 : 0;
  const hasTimes = share(START_KEYS) >= 0.5 ? 2 : 0;
  return { segments, length, score: hasNames + hasTimes + 1 - segments.length / (segments.length + length) };
}

/** All lists of a document, not too deep and not too many; the lists inside a list's objects come after it. */
function listsOf(value: unknown): unknown[][] {
  const lists: unknown[][] = [];
  let level: unknown[] = [value];
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth += 1) {
    lists.push(...level.filter(Array.isArray).slice(0, MOST_LISTS - lists.length));
    level = level.flatMap(childrenOf);
  }
  return lists;
}

function childrenOf(value: unknown): unknown[] {
  const children = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
  return children.filter((child) => typeof child === 'object');
}
