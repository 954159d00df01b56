import { usualRules } from '@hopgon/contract/governance/law';
import type { VotingRules } from '@hopgon/contract/governance/schemas';
import type { Scope } from '../../platform/database/scope.ts';
import { votingRulesStore } from './voting-rules.store.ts';

/** Quorum and ratio of the company the scope is bound to: the only ones its votes and its minutes know. */
export const readVotingRules = async (scope: Pick<Scope, 'db'>): Promise<VotingRules> =>
  (await votingRulesStore.find(scope.db)) ?? usualRules;
