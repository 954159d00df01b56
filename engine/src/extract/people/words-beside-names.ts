import type { Clause } from '../clauses/clause.ts';
import type { MeetingContext } from '../meeting-context.ts';

/** The words between two places of a clause, without those that name a speaker. */
export function wordsBesideNames(
  clause: Clause,
  from: number,
  to: number,
  context: MeetingContext,
): string[] {
  const mentions = context.mentions.get(clause) ?? [];
  const words = clause.words.slice(from, to);
  if (mentions.length === 0) return words;
  return words.filter((_, index) => {
    const at = from + index;
    return !mentions.some((mention) => at >= mention.from && at < mention.to);
  });
}
