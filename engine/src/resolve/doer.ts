import type { Clause } from '../clauses/clause.ts';
import type { Turn } from '../transcript/turn.ts';

/** Who would do what a clause says: the person named as its subject, its speaker, or who is called or answers. */
export function guessDoer(
  { subject, mentions, speaker, turn }: Clause,
  commitment: number,
  turns: readonly Turn[],
): string | null {
  if (subject.kind === 'named') return subject.label;
  if (commitment >= 0.5) return speaker;
  const called = mentions.find(({ isCalled }) => isCalled);
  if (called) return called.person.label;
  const next = turns[turn + 1]?.speaker ?? null;
  return next === speaker ? null : next;
}
