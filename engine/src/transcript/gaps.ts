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
  const losses = lost.toSorted((one, other) => one.fromMs - other.fromMs);
  let end: number | null = null;
  let next = 0;
  return turns.map((turn) => {
    const { startMs } = turn;
    const before = end;
    const own = estimatedEnd(turn);
    end = own === null ? null : Math.max(end ?? own, own);
    if (startMs === null) return null;
    let stated: LostSound | undefined;
    for (; (losses[next]?.fromMs ?? startMs) < startMs; next += 1) stated = losses[next];
    if (stated && stated.toMs > (before ?? 0))
      return startMs - Math.min(startMs, Math.max(stated.fromMs, before ?? 0)) || null;
    const gap = before === null ? 0 : startMs - before;
    return gap >= LEAST_GAP_MS ? gap : null;
  });
}
