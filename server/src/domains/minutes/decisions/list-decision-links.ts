import type { AdoptedDecision } from '@hopgon/contract/minutes/decisions/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { LineRow } from '../lines/lines.store.ts';
import { presentDecision } from './decisions.presenter.ts';
import { decisionStore } from './decisions.store.ts';

/** Of the decisions of minutes what they replace and what replaced them, as far as the caller may find it. */
export interface DecisionLinks {
  /** By the id of the older decision. */
  readonly older: ReadonlyMap<string, AdoptedDecision>;
  /** By the id of the older decision, the newest that replaces it. */
  readonly newer: ReadonlyMap<string, AdoptedDecision>;
}

export async function listDecisionLinks(
  { db, actor }: CompanyScope,
  minutesId: string,
  lines: readonly Pick<LineRow, 'kind' | 'replaces_line_id'>[],
): Promise<DecisionLinks> {
  const replaced = lines.flatMap(({ replaces_line_id: id }) => id ?? []);
  const older = replaced.length === 0 ? [] : await decisionStore.findMany(db, actor.userId, replaced);
  const hasDecisions = lines.some(({ kind }) => kind === 'decision');
  const newer = hasDecisions ? await decisionStore.replacing(db, actor.userId, minutesId) : [];
  return {
    older: new Map(older.map((row) => [row.id, presentDecision(row)])),
    newer: new Map(newer.toReversed().map((row) => [row.replaces_line_id ?? '', presentDecision(row)])),
  };
}
