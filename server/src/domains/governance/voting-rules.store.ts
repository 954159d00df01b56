import type { VotingRules } from '@hopgon/contract/governance/schemas';
import type { Db } from '../../platform/database/kysely.ts';
import './governance.tables.ts';

export const votingRulesStore = {
  /** Of the company the connection is bound to. */
  find: async (db: Db): Promise<VotingRules | undefined> =>
    (await db.selectFrom('voting_rules').select('rules').executeTakeFirst())?.rules,

  save: (db: Db, companyId: string, rules: VotingRules) =>
    db
      .insertInto('voting_rules')
      .values({ company_id: companyId, rules: JSON.stringify(rules) })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ rules: JSON.stringify(rules) }))
      .execute(),
};
