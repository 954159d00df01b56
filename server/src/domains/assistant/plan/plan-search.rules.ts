import type { AskedScope } from '@hopgon/contract/search/schemas';
import type { ParsedSearch } from '../parse/parsed-message.rules.ts';
import type { Offer } from '../resolve/offers.rules.ts';
import type { ResolvedAnswer, ResolvedDay, ResolvedSearch } from '../resolve/resolved.rules.ts';

export type { Offer } from '../resolve/offers.rules.ts';
export type DayPlan = ResolvedDay;

export type SearchPlan =
  | (ResolvedAnswer & {
      readonly kind: 'answer';
      readonly query: string;
      readonly scope: AskedScope;
      readonly hasClosed: boolean;
      readonly tasks: ResolvedSearch['tasks'];
    })
  | {
      readonly kind: 'nothing';
      readonly query: string;
      readonly isAsking: boolean;
      readonly scope: AskedScope;
      readonly offers: readonly Offer[];
      readonly hasClosed: boolean;
    };

export const planSearch = (
  { query, isAsking }: ParsedSearch,
  { found, tasks, scope, offers, hasClosed }: ResolvedSearch,
): SearchPlan =>
  found.sources.length > 0
    ? { kind: 'answer', query, scope, hasClosed, tasks, ...found }
    : { kind: 'nothing', query, isAsking, scope, offers, hasClosed };
