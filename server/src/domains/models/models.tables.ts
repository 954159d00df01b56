import type { ModelMode, ModelProvider, ModelTest, NoticeChoice } from '@hopgon/contract/models/schemas';
import type { ColumnType, Generated } from 'kysely';

interface ModelSettingsTable {
  company_id: string;
  mode: ModelMode;
  provider: ModelProvider | null;
  base_url: string | null;
  model: string;
  key_sealed: Buffer | null;
  for_chat: boolean;
  for_readings: boolean;
  price_input: number | null;
  price_output: number | null;
  person_budget: number;
  company_budget: number;
  consent_by: string | null;
  consent_name: string | null;
  consent_at: Date | null;
  consent_url: string | null;
  last_test: ColumnType<ModelTest | null, string | null | undefined, string | null>;
  version: Generated<number>;
  updated_at: Date;
}

interface ModelNoticesTable {
  company_id: string;
  user_id: string;
  base_url: string;
  choice: NoticeChoice;
  chosen_at: Date;
}

interface ModelUsageTable {
  company_id: string;
  /** YYYY-MM-DD */
  day: string;
  user_id: string;
  calls: Generated<number>;
  tokens: Generated<number>;
  held: Generated<number>;
  cost: number | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    model_settings: ModelSettingsTable;
    model_notices: ModelNoticesTable;
    model_usage: ModelUsageTable;
  }
}
