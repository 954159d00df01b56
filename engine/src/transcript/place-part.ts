import { fold } from '../text/fold.ts';
import { estimatedEnd } from './gaps.ts';
import type { HeaderFacts } from './parsed-transcript.ts';
import { minutesOfClock } from './read-moment.ts';
import type { Turn } from './turn.ts';

type TranscriptPart = { readonly turns: readonly Turn[]; readonly facts: HeaderFacts };

export type PartPlace = {
  /** Turns at its beginning that stand at the end of what is there already. */
  readonly skipped: number;
  /** What its times are moved by; null where they cannot stand beside the others. */
  readonly offsetMs: number | null;
};

/** Fewer words said twice are chance. */
const LEAST_COMMON_WORDS = 12;

/**
 * Where a part of a transcript goes behind what is there: a recording that was stopped and begun again, or two that overlap.
 * `before.turns` is the end of what is there. 'earlier' where the heads of both say that the part was said before. At most
 * quadratic in the turns of `before`.
 */
export function placePart(before: TranscriptPart, part: TranscriptPart): PartPlace | 'earlier' {
  const between = minutesBetween(before.facts, part.facts);
  if (between !== null && between < 0) return 'earlier';
  const skipped = countCommon(before.turns, part.turns);
  return { skipped, offsetMs: offsetOf(before.turns, part.turns, { skipped, between }) };
}

function offsetOf(
  before: readonly Turn[],
  turns: readonly Turn[],
  { skipped, between }: { readonly skipped: number; readonly between: number | null },
): number | null {
  const ends = before.map(estimatedEnd).filter((end) => end !== null);
  const first = turns.find(({ startMs }) => startMs !== null)?.startMs ?? null;
  if (ends.length === 0 || first === null) return null;
  const end = ends.reduce((latest, each) => Math.max(latest, each), 0);
  const same = skipped > 0 ? before.at(-skipped)?.startMs : null;
  if (same !== null && same !== undefined) return same - first;
  // Its clock runs on from the part before.
  if (first >= end) return 0;
  return Math.max(end - first, (between ?? 0) * 60_000);
}

function countCommon(before: readonly Turn[], turns: readonly Turn[]): number {
  const left = before.map(wordsOfTurn);
  const right = turns.slice(0, left.length).map(wordsOfTurn);
  for (let start = Math.max(0, left.length - right.length); start < left.length; start += 1) {
    const common = left.slice(start);
    const isSame = common.every((words, place) => words === right[place]);
    if (isSame && common.join(' ').split(' ').length >= LEAST_COMMON_WORDS) return common.length;
  }
  return 0;
}

const wordsOfTurn = ({ text }: Turn): string => (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** From the beginning of one to that of the other; null where a head does not say, or the days differ unknown. */
function minutesBetween(left: HeaderFacts, right: HeaderFacts): number | null {
  if (!left.startTime || !right.startTime) return null;
  if (Boolean(left.date) !== Boolean(right.date)) return null;
  const day = left.date && right.date ? (Date.parse(right.date) - Date.parse(left.date)) / 60_000 : 0;
  return day + minutesOfClock(right.startTime) - minutesOfClock(left.startTime);
}
