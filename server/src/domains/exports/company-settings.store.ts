import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { boundCompanyId } from '../../platform/tenancy/bound-company-id.ts';
import type { ExportedRow } from './company-data.store.ts';

/** How the company the scope is bound to writes its minutes and votes, its templates and rooms. */
export const companySettingsStore = {
  minutesSettings: async (db: Db): Promise<unknown> => {
    const { rows } = await sql<{ row: unknown }>`
      select jsonb_build_object('abbreviation', s.abbreviation, 'parentName', s.parent_name, 'adoptedBy', s.adopted_by,
        'silenceDays', s.silence_days, 'recipients', s.recipients, 'firstNumber', s.first_number,
        'firstNumberYear', s.first_number_year,
        'enterpriseCode', s.enterprise_code, 'headOffice', s.head_office) as row
      from minutes_settings s where s.company_id = ${boundCompanyId}`.execute(db);
    return rows[0]?.row ?? null;
  },

  /** By the words of the API; null where the company follows the law. */
  votingRules: async (db: Db): Promise<unknown> => {
    const { rows } = await sql<{ rules: unknown }>`
      select v.rules from voting_rules v where v.company_id = ${boundCompanyId}`.execute(db);
    return rows[0]?.rules ?? null;
  },

  /** Those in use, with the file of the newest version. */
  templates: async (
    db: Db,
  ): Promise<(ExportedRow & { readonly file_id: string; readonly path: string })[]> => {
    const { rows } = await sql<ExportedRow & { file_id: string; path: string }>`
      select t.id, v.file_id, 'mau-word/' || t.id || '.docx' as path,
        jsonb_build_object('id', t.id, 'form', t.form, 'name', t.name, 'version', t.current_version,
          'fileName', v.file_name, 'file', 'mau-word/' || t.id || '.docx', 'uploadedAt', v.uploaded_at,
          'defaultFor', (select coalesce(jsonb_agg(d.used_for order by d.used_for), '[]') from minutes_template_defaults d
            where d.company_id = t.company_id and d.template_id = t.id)) as row
      from minutes_templates t
      join minutes_template_versions v on v.company_id = t.company_id and v.template_id = t.id and v.number = t.current_version
      where t.company_id = ${boundCompanyId} and t.deleted_at is null order by t.id`.execute(db);
    return rows;
  },

  rooms: async (db: Db): Promise<unknown[]> => {
    const { rows } = await sql<{ row: unknown }>`
      select jsonb_build_object('id', r.id, 'name', r.name, 'capacity', r.capacity, 'note', r.note,
        'archivedAt', r.archived_at) as row
      from rooms r where r.company_id = ${boundCompanyId} order by r.id`.execute(db);
    return rows.map(({ row }) => row);
  },
};
