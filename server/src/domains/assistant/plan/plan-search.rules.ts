import type { FoundSaid } from '@hopgon/contract/search/schemas';
import type { ParsedSearch } from '../parse/parsed-message.rules.ts';
import type { Offer } from '../resolve/offers.rules.ts';
import type { ResolvedDay, ResolvedSearch } from '../resolve/resolved.rules.ts';

export type { Offer } from '../resolve/offers.rules.ts';
export type DayPlan = ResolvedDay;

export type SearchPlan =
  | {
      readonly kind: 'passages';
      readonly query: string;
      readonly missed: string | null;
      readonly passages: readonly FoundSaid[];
    }
  | {
      readonly kind: 'nothing';
      readonly query: string;
      readonly isPlain: boolean;
      readonly offers: readonly Offer[];
    };

const mostPassagesQuoted = 4;
/** Of the first's score; the others would only bury it. */
const leastScore = 0.5;

export function planSearch(
  { query, isPlain }: ParsedSearch,
  { passages, missed, offers }: ResolvedSearch,
): SearchPlan {
  if (passages.length === 0) return { kind: 'nothing', query, isPlain, offers };
  const top = passages[0]?.score ?? 0;
  return {
    kind: 'passages',
    query,
    missed,
    passages: passages
      .filter(({ score }) => score >= top * leastScore)
      .slice(0, mostPassagesQuoted)
      .map(({ score, share, ...passage }) => passage),
  };
}
