import type { DerivedKind } from '@hopgon/contract/minutes/derived/schemas';
import type { AdoptedBy } from '@hopgon/contract/minutes/schemas';
import type { Generated } from 'kysely';

interface MinutesDocumentsTable {
  company_id: string;
  minutes_id: string;
  id: string;
  kind: DerivedKind;
  title: string;
  recipients: string[];
  line_ids: string[];
  state: Generated<'draft' | 'issued' | 'void'>;
  created_by: string;
  created_at: Date;
  pdf_file_id: string | null;
  pdf_hash: string | null;
  own_template_id: string | null;
  own_template_version: Generated<number | null>;
}

interface MinutesNumbersTable {
  company_id: string;
  id: string;
  year: number;
  symbol: string;
  number: number;
  minutes_id: string | null;
  document_id: Generated<string | null>;
  state: Generated<'used' | 'void'>;
  created_at: Date;
}

interface MinutesSettingsTable {
  company_id: string;
  abbreviation: string;
  parent_name: string;
  adopted_by: AdoptedBy;
  silence_days: number;
  enterprise_code: Generated<string>;
  head_office: Generated<string>;
  first_number: Generated<number>;
  first_number_year: number | null;
  recipients: string[];
  version: number;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    minutes_documents: MinutesDocumentsTable;
    minutes_numbers: MinutesNumbersTable;
    minutes_settings: MinutesSettingsTable;
  }
}
