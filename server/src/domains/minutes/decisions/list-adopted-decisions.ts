import type { AdoptedDecision } from '@hopgon/contract/minutes/decisions/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { presentDecision } from './decisions.presenter.ts';
import { decisionStore } from './decisions.store.ts';

/** Decisions that a new one may replace. */
export async function listAdoptedDecisions(
  { db, actor }: CompanyScope,
  search: string,
): Promise<{ decisions: AdoptedDecision[] }> {
  const rows = await decisionStore.page(db, actor.userId, search.trim());
  return { decisions: rows.map(presentDecision) };
}
