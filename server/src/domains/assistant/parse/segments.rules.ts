import { readArguments } from '@hopgon/contract/commands/parse-command';
import type { LocalTime } from '@hopgon/engine/time/local-time';
import { findTime, type SaidTime } from '@hopgon/engine/time/said-time';

/** A stretch of what was typed: what quotes held, or a run of loose words. */
export interface Segment {
  readonly text: string;
  readonly quoted: boolean;
}

/** Loose words that follow each other belong together: `An, Bình "mục tiêu" 9h mai` has three segments. */
export function readSegments(rest: string): Segment[] {
  const segments: Segment[] = [];
  for (const argument of readArguments(rest)) {
    const last = segments.at(-1);
    if (last && !last.quoted && !argument.quoted) {
      segments[segments.length - 1] = { text: `${last.text} ${argument.text}`, quoted: false };
    } else {
      segments.push(argument);
    }
  }
  return segments;
}

const filled = (segments: readonly Segment[]): Segment[] =>
  segments.map((one) => ({ ...one, text: tidy(one.text) })).filter((one) => one.text !== '');

const noTime: SaidTime = { said: '', plain: null, ahead: null };

/** The first time in the segments, and what is left around it. */
export function cutTime(
  segments: readonly Segment[],
  now: LocalTime,
): { time: SaidTime; hasMore: boolean; left: Segment[] } {
  for (const [index, { text, quoted }] of segments.entries()) {
    const found = findTime(text, now);
    if (!found) continue;
    const { time, before, after, hasMore } = found;
    const around = [before, after].map((part) => ({ text: part, quoted }));
    return {
      time,
      hasMore,
      left: filled([...segments.slice(0, index), ...around, ...segments.slice(index + 1)]),
    };
  }
  return { time: noTime, hasMore: false, left: filled(segments) };
}

const danglingEnd = /(?:^|\s)(?:lúc|luc|vào|vao|từ|tu|hạn|han|trước|truoc|với|voi|cho|về|ve|tại|tai|ở)$/iu;
/** More than a space and the longest of these words. */
const longestDanglingEnd = 8;
const isSign = (text: string, at: number): boolean => /[\s,;:–-]/u.test(text.charAt(at));

/** Without the signs and small words that led to what was cut away. */
export function tidy(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && isSign(text, from)) from += 1;
  for (let cut = -1; cut !== 0; to -= cut) {
    while (from < to && isSign(text, to - 1)) to -= 1;
    cut = danglingEnd.exec(text.slice(Math.max(from, to - longestDanglingEnd), to))?.[0].length ?? 0;
  }
  return text.slice(from, to);
}
