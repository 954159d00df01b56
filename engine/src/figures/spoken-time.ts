import { isGroupVoice } from '../transcript/labels/group-voice.ts';
import type { SpokenSpan } from '../transcript/parsed-transcript.ts';
import type { Turn } from '../transcript/turn.ts';

/** A turn that its source times from beginning to end. */
type TimedTurn = Turn & { readonly startMs: number; readonly endMs: number };

const isTimed = (turn: Turn): turn is TimedTurn => turn.startMs !== null && turn.endMs !== null;

/** All turns, each with both times; null when any lacks one. */
export function timedTurns(turns: readonly Turn[]): TimedTurn[] | null {
  const timed = turns.filter(isTimed);
  return turns.length > 0 && timed.length === turns.length ? timed : null;
}

/** One span a turn, for turns whose captions are not known. */
export const spansOf = (turns: readonly Turn[]): SpokenSpan[] =>
  turns.flatMap((turn, index) =>
    isTimed(turn) ? [{ turn: index, startMs: turn.startMs, endMs: Math.max(turn.startMs, turn.endMs) }] : [],
  );

/** Milliseconds covered by spans, those that overlap counted once. */
export function coveredMs(spans: readonly Pick<SpokenSpan, 'startMs' | 'endMs'>[]): number {
  const inOrder = spans.toSorted((left, right) => left.startMs - right.startMs);
  let covered = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const span of inOrder) {
    if (span.endMs <= end) continue;
    covered += span.endMs - Math.max(span.startMs, end);
    end = span.endMs;
  }
  return covered;
}

/** From the first start to the last end. */
export function durationOf(turns: readonly TimedTurn[]): number {
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  for (const turn of turns) {
    first = Math.min(first, turn.startMs);
    last = Math.max(last, turn.endMs);
  }
  return Math.max(0, last - first);
}

/** Shorter overlaps come from the clocks of recognisers, not from people. */
const LEAST_OVERLAP_MS = 250;
/** "Dạ", "vâng anh", "ừ đúng rồi": back-channels, which do not take the turn. */
const ASSENT =
  /^(?:(?:dạ|vâng|ừ|ừm|ờ|à|ok|okay|uh huh|yeah|đúng|đúng rồi|phải|phải rồi|rồi|được|hay|tốt|thế ạ|vậy hả|thế à|ạ|anh|chị|em|sếp|cô|chú|bác|thầy)[\s,.!]*){1,5}$/iu;

/** How often somebody began while another was speaking, and took the word with more than an assent. */
export function countInterruptions(turns: readonly TimedTurn[]): number {
  return turns.filter((turn, index) => {
    const before = turns[index - 1];
    if (!before || before.speaker === turn.speaker) return false;
    if ([before, turn].some(({ speaker }) => speaker === null || isGroupVoice(speaker))) return false;
    const overlap = Math.min(before.endMs, turn.endMs) - turn.startMs;
    return turn.startMs > before.startMs && overlap >= LEAST_OVERLAP_MS && !ASSENT.test(turn.text);
  }).length;
}
