import type { VotingRules } from '@hopgon/contract/governance/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { votingRulesStore } from './voting-rules.store.ts';

/** Who may is for the caller to say. */
export async function saveVotingRules(tx: CompanyScope, rules: VotingRules): Promise<void> {
  const { companyId } = await tx.entry();
  await votingRulesStore.save(tx.db, companyId, rules);
}
