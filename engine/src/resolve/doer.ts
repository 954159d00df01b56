import type { Clause } from '../clauses/clause.ts';
import type { Turn } from '../transcript/turn.ts';

type Around = {
  readonly turns: readonly Turn[];
  /** The clause before it. */
  readonly before: { readonly turn: number; readonly doer: string | null } | undefined;
};

/**
 * Who would do what a clause says: the person named as its subject, its speaker, or who is called or answers. In a round it is the
 * person named last: "Hoa phiếu báo hỏng sáng mai, danh sách thứ sáu".
 */
export function guessDoer(
  { subject, mentions, speaker, turn, isInRound }: Clause,
  commitment: number,
  { turns, before }: Around,
): string | null {
  if (subject.kind === 'named') return subject.label;
  if (isInRound) {
    if (subject.kind === 'pronoun' && commitment >= 0.5) return speaker;
    return mentions[0]?.person.label ?? (before?.turn === turn ? before.doer : null);
  }
  if (commitment >= 0.5) return speaker;
  const called = mentions.find(({ isCalled }) => isCalled);
  if (called) return called.person.label;
  const next = turns[turn + 1]?.speaker ?? null;
  return next === speaker ? null : next;
}
