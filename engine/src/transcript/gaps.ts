import type { LostSound } from './parsed-transcript.ts';
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
 * after the last word said before, or from when the source says that its sound was lost. A turn without a time may have been
 * said in between, so that behind it no gap is known.
 */
export function gapsBefore(turns: readonly Turn[], lost: readonly LostSound[] = []): (number | null)[] {
  const lossBefore = lossesInOrder(lost);
  let end: number | null = null;
  return turns.map((turn) => {
    const before = end;
    const own = estimatedEnd(turn);
    end = own === null ? null : Math.max(end ?? own, own);
    if (turn.startMs === null) return null;
    const loss = lossBefore(turn.startMs);
    if (loss && loss.toMs > (before ?? 0))
      return Math.max(0, turn.startMs - Math.max(loss.fromMs, before ?? 0)) || null;
    const gap = before === null ? 0 : turn.startMs - before;
    return gap >= LEAST_GAP_MS ? gap : null;
  });
}

/** The last loss that begins before a time and was not asked for yet; times are asked for in their order. */
function lossesInOrder(lost: readonly LostSound[]): (startMs: number) => LostSound | undefined {
  const losses = lost.toSorted((one, other) => one.fromMs - other.fromMs);
  let next = 0;
  return (startMs) => {
    let last: LostSound | undefined;
    for (; (losses[next]?.fromMs ?? startMs) < startMs; next += 1) last = losses[next];
    return last;
  };
}
