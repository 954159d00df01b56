import type { VotingRules } from '@hopgon/contract/governance/schemas';
import type { ColumnType } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    voting_rules: { company_id: string; rules: ColumnType<VotingRules, string, string> };
  }
}
