import { gatheringWords } from '../grammar/patterns/intent/meetings.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import type { TimeReading } from '../time/time-reading.ts';

/** A time among tokens: `to` is the index behind its last one; `word` stands for it, "@h" with an hour, "@p" past, else "@t". */
export type PlacedTime = { readonly to: number; readonly word: string };

/** Times by the index of their first token. "Mai họp 9h" is one time, but its parts stand apart. */
export function placeTimes(
  readings: readonly TimeReading[],
  tokens: readonly GrammarToken[],
): Map<number, PlacedTime> {
  const placed = new Map<number, PlacedTime>();
  let at = 0;
  for (const reading of readings) {
    const word = kindOfTime(reading);
    const startOf = (index: number) => tokens[index]?.from ?? Number.POSITIVE_INFINITY;
    while (startOf(at) < reading.from) at += 1;
    let start = at;
    for (; startOf(at) < reading.to; at += 1) {
      if (!gatheringWords.has(tokens[at]?.text ?? '')) continue;
      if (at > start) placed.set(start, { to: at, word });
      start = at + 1;
    }
    if (at > start) placed.set(start, { to: at, word });
  }
  return placed;
}

function kindOfTime({ facts, until }: TimeReading): string {
  if (facts.clock || until?.clock) return '@h';
  const isPast = (facts.offset ?? 0) < 0 || (facts.period?.amount ?? 0) < 0 || facts.turn === 'last';
  return isPast ? '@p' : '@t';
}
