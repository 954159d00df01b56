import { parseTimes } from '@hopgon/engine/time/parse-times';
import type { TimePhrase } from '@hopgon/engine/time/time-phrase';
import { naturalEnd } from '../natural-end.ts';
import { type JsonRecord, readText } from '../read-json.ts';

/**
 * The main time of a text: the surest, preferring one that repeats to the day it ends on, and a day with an hour to a
 * month, then the first; `start` is null when there is none. Local times of the reference's zone.
 */
export function time(request: JsonRecord): JsonRecord {
  const phrases = parseTimes(readText(request, 'text'), {
    reference: readText(request, 'reference').slice(0, 19),
    forward: request.forward === true,
    strict: request.mode === 'strict',
  });
  const best = surest(phrases);
  if (!best) return { start: null };
  const { start, grain, span } = best;
  // A day implies its length; longer times state their end.
  const end = best.end ?? (grain === 'day' ? null : naturalEnd(start, grain));
  return { start, ...(end !== null && { end }), grain, span };
}

function surest(phrases: readonly TimePhrase[]): TimePhrase | null {
  let best: TimePhrase | null = null;
  for (const phrase of phrases) if (best === null || weight(phrase) > weight(best)) best = phrase;
  return best;
}

const lengths = new Set(['month', 'quarter', 'year']);

const weight = ({ certainty, known, grain, recurrence }: TimePhrase): number =>
  certainty +
  (recurrence && known.date ? 0.25 : 0) +
  (known.date && known.time ? 0.2 : 0) -
  (lengths.has(grain) ? 0.1 : 0);
