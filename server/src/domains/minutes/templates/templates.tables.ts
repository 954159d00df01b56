import type { TemplateCheck, TemplateForm } from '@hopgon/contract/minutes/templates/schemas';
import type { ColumnType } from 'kysely';

interface MinutesTemplatesTable {
  company_id: string;
  id: string;
  form: TemplateForm;
  name: string;
  current_version: number;
  created_at: Date;
  deleted_at: ColumnType<Date | null, undefined, Date>;
}

interface MinutesTemplateVersionsTable {
  company_id: string;
  template_id: string;
  number: number;
  file_id: string;
  file_name: string;
  size: number;
  findings: ColumnType<TemplateCheck, string, never>;
  uploaded_at: Date;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    minutes_templates: MinutesTemplatesTable;
    minutes_template_versions: MinutesTemplateVersionsTable;
    minutes_template_defaults: { company_id: string; used_for: string; template_id: string };
  }
}
