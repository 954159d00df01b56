import { readTimestamp } from '../timestamps.ts';
import { textOf } from './find-segments.ts';
import { findValue, type JsonRecord } from './json-values.ts';
import { DURATION_KEYS, END_KEYS, START_KEYS } from './segment-keys.ts';

export type SegmentTimes = { readonly startMs: number | null; readonly endMs: number | null };

/** A time as a segment writes it: milliseconds, seconds or a bare number (of the file's unit), or an instant. */
type Stated = { readonly unit: 'ms' | 's' | 'bare' | 'instant'; readonly value: number };

const SLOWEST_MS_A_WORD = 30;

/**
 * The times of all segments. Instants count from the first of them; bare numbers are seconds where they have fractions
 * or where as milliseconds nobody could have spoken so fast.
 */
export function readTimes(segments: readonly JsonRecord[]): SegmentTimes[] {
  const stated = segments.map((segment) => ({
    start: statedAt(segment, START_KEYS),
    end: statedAt(segment, END_KEYS),
    length: statedAt(segment, DURATION_KEYS),
  }));
  const all = stated
    .flatMap(({ start, end, length }) => [start, end, length])
    .filter((time) => time !== null);
  const instants = stated.flatMap(({ start }) => (start?.unit === 'instant' ? [start.value] : []));
  const origin = instants.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const bareMs = all.some(({ unit, value }) => unit === 'bare' && !Number.isInteger(value))
    ? 1000
    : bareUnit(segments, stated);
  const toMs = (time: Stated | null): number | null => {
    if (time === null) return null;
    const ms = { ms: 1, s: 1000, bare: bareMs, instant: 1 }[time.unit] * time.value;
    const own = Math.round(time.unit === 'instant' ? ms - origin : ms);
    return own >= 0 && own <= Number.MAX_SAFE_INTEGER ? own : null;
  };
  return stated.map(({ start, end, length }) => {
    const startMs = toMs(start);
    const lengthMs = toMs(length);
    const stop = toMs(end) ?? (startMs === null || lengthMs === null ? null : startMs + lengthMs);
    return { startMs, endMs: startMs === null ? null : stop };
  });
}

type StatedTimes = { readonly start: Stated | null; readonly end: Stated | null };

/** The unit of bare whole numbers in milliseconds, inferred from the duration of a word. */
function bareUnit(segments: readonly JsonRecord[], stated: readonly StatedTimes[]): number {
  let words = 0;
  let spoken = 0;
  let last = 0;
  let allWords = 0;
  segments.forEach((segment, index) => {
    const { start = null, end = null } = stated[index] ?? {};
    const count = textOf(segment)?.trim().split(/\s+/u).length ?? 0;
    allWords += count;
    if (start?.unit === 'bare') last = Math.max(last, start.value);
    if (start?.unit !== 'bare' || end?.unit !== 'bare') return;
    words += count;
    spoken += end.value - start.value;
  });
  const pace = words > 0 ? spoken / words : last / Math.max(1, allWords);
  return pace >= SLOWEST_MS_A_WORD ? 1 : 1000;
}

function statedAt(segment: JsonRecord, keys: readonly string[]): Stated | null {
  const found = findValue(segment, keys) ?? alternativeTime(segment, keys);
  if (!found) return null;
  const { key, value } = found;
  if (typeof value === 'number') return Number.isFinite(value) ? { unit: unitOf(key), value } : null;
  return typeof value === 'string' ? readText(value.trim(), unitOf(key)) : null;
}

/** Google's end of a result: `resultEndTime`. */
function alternativeTime(
  segment: JsonRecord,
  keys: readonly string[],
): { key: string; value: unknown } | null {
  return keys === END_KEYS ? findValue(segment, ['resultendtime', 'resultendoffset']) : null;
}

const unitOf = (key: string): Stated['unit'] =>
  key.endsWith('ms') || key.endsWith('milliseconds') ? 'ms' : /sec(?:onds)?$/u.test(key) ? 's' : 'bare';

function readText(text: string, unit: Stated['unit']): Stated | null {
  const clock = readTimestamp(text);
  if (clock !== null) return { unit: 'ms', value: clock };
  if (/^\d+(?:\.\d+)?s$/u.test(text)) return { unit: 's', value: Number.parseFloat(text) };
  if (/^\d+(?:\.\d+)?$/u.test(text)) return { unit, value: Number(text) };
  const span = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?$/u.exec(text);
  if (span)
    return {
      unit: 's',
      value: Number(span[1] ?? 0) * 3600 + Number(span[2] ?? 0) * 60 + Number(span[3] ?? 0),
    };
  const instant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/u.test(text)
    ? Date.parse(text.replace(' ', 'T'))
    : Number.NaN;
  return Number.isNaN(instant) ? null : { unit: 'instant', value: instant };
}
