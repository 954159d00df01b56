import { Failure } from '@hopgon/contract/failure';
import { statutoryRules } from '@hopgon/contract/governance/law';
import { forbidden } from '@hopgon/contract/governance/minima';
import { bodyNames, thresholdLabels } from '@hopgon/contract/governance/names';
import type { VotingRules } from '@hopgon/contract/governance/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { votingRulesStore } from './voting-rules.store.ts';

/** Refused where a charter asks less than the law lets it. Who may is for the caller to say. */
export async function saveVotingRules(tx: CompanyScope, rules: VotingRules): Promise<void> {
  const found = forbidden(rules);
  if (found) {
    const { percent, inclusive } = statutoryRules[found.body][found.name];
    throw new Failure('voting_rules_below_law', {
      ...{ body: bodyNames[found.body], name: thresholdLabels[found.name] },
      least: `${inclusive ? 'từ' : 'quá'} ${percent}%`,
    });
  }
  const { companyId } = await tx.entry();
  await votingRulesStore.save(tx.db, companyId, rules);
}
