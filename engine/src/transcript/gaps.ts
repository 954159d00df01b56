import type { Turn } from './turn.ts';

/** People pause, read and think for a minute; nobody says nothing for two while a meeting is held. */
export const LEAST_GAP_MS = 120_000;
/** Slow speech, for turns whose source states their start alone. */
const MS_OF_LETTER = 100;

/** When a turn ends, as stated or as long as its text takes to be said slowly; null without a start. */
export function estimatedEnd({ startMs, endMs, text }: Turn): number | null {
  if (startMs === null) return null;
  return Math.max(startMs, endMs ?? startMs + text.length * MS_OF_LETTER);
}

/**
 * Milliseconds before each turn in which nothing was recorded, null where there is no such gap: at least `LEAST_GAP_MS`
 * after the last word said before. A turn without a time may have been said in between, so that behind it no gap is known.
 */
export function gapsBefore(turns: readonly Turn[]): (number | null)[] {
  let end: number | null = null;
  return turns.map((turn) => {
    const own = estimatedEnd(turn);
    const gap = end === null || turn.startMs === null ? 0 : turn.startMs - end;
    end = own === null ? null : Math.max(end ?? own, own);
    return gap >= LEAST_GAP_MS ? gap : null;
  });
}
