import { type CompanyTemplate, TemplateUse } from '@hopgon/contract/minutes/templates/schemas';
import type { TemplateRow } from './templates.store.ts';

export const presentTemplate = (row: TemplateRow): CompanyTemplate => ({
  id: row.id,
  form: row.form,
  name: row.name,
  version: row.current_version,
  fileName: row.file_name,
  size: row.size,
  at: row.uploaded_at.toISOString(),
  check: row.findings,
  defaultFor: TemplateUse.options.filter((use) => row.used_for.includes(use)),
});
