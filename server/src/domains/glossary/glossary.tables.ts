import type { Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    glossary_terms: GlossaryTermsTable;
  }
}

export interface GlossaryTermsTable {
  company_id: string;
  id: string;
  written: string;
  spoken: string[];
  asks: boolean;
  state: 'active' | 'proposed';
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}
