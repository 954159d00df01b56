import type { TemplateUse } from '@hopgon/contract/minutes/templates/schemas';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import './templates.tables.ts';

const templateRows = (db: Db) =>
  db
    .selectFrom('minutes_templates as t')
    .innerJoin('minutes_template_versions as v', (on) =>
      on.onRef('v.template_id', '=', 't.id').onRef('v.number', '=', 't.current_version'),
    )
    .select(['t.id', 't.form', 't.name', 't.current_version', 'v.file_id', 'v.file_name', 'v.size'])
    .select(['v.findings', 'v.uploaded_at'])
    .select(
      sql<string[]>`array(select f.used_for from minutes_template_defaults f
        where f.company_id = t.company_id and f.template_id = t.id order by f.used_for)`.as('used_for'),
    )
    .where('t.deleted_at', 'is', null);

export type TemplateRow = Awaited<ReturnType<typeof templateStore.list>>[number];

/** Whether a document was adopted or issued with a version. */
const isFixed = sql<boolean>`(
  exists (select from minutes m where m.company_id = v.company_id
    and m.own_template_id = v.template_id and m.own_template_version = v.number)
  or exists (select from minutes_documents d where d.company_id = v.company_id
    and d.own_template_id = v.template_id and d.own_template_version = v.number))`;

export const templateStore = {
  list: (db: Db) => templateRows(db).orderBy('t.created_at').orderBy('t.id').execute(),

  find: (db: Db, id: string) => templateRows(db).where('t.id', '=', id).executeTakeFirst(),

  findDefault: (db: Db, use: TemplateUse) =>
    templateRows(db)
      .innerJoin('minutes_template_defaults as chosen', 'chosen.template_id', 't.id')
      .where('chosen.used_for', '=', use)
      .executeTakeFirst(),

  /** Also of one that was deleted. */
  nameOf: async (db: Db, id: string): Promise<string> =>
    (await db.selectFrom('minutes_templates').select('name').where('id', '=', id).executeTakeFirst())?.name ??
    '',

  /** Nobody else changes it until the transaction ends. Undefined when it is deleted. */
  lock: (db: Db, id: string) =>
    db
      .selectFrom('minutes_templates')
      .select(['form', 'name', 'current_version'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst(),

  /** Also of templates that were deleted. */
  findVersion: (db: Db, templateId: string, number: number) =>
    db
      .selectFrom('minutes_template_versions as v')
      .innerJoin('minutes_templates as t', 't.id', 'v.template_id')
      .select(['v.file_id', 't.form'])
      .where('v.template_id', '=', templateId)
      .where('v.number', '=', number)
      .executeTakeFirst(),

  insert: (db: Db, row: Insertable<Tables['minutes_templates']>) =>
    db.insertInto('minutes_templates').values(row).execute(),

  insertVersion: (db: Db, row: Insertable<Tables['minutes_template_versions']>) =>
    db.insertInto('minutes_template_versions').values(row).execute(),

  update: (db: Db, id: string, set: Updateable<Tables['minutes_templates']>) =>
    db.updateTable('minutes_templates').set(set).where('id', '=', id).execute(),

  /** Older versions that no adopted or issued document was made with. */
  removeUnusedVersions: (db: Db, templateId: string, current: number) =>
    sql`delete from minutes_template_versions v
      where v.template_id = ${templateId} and v.number <> ${current} and not ${isFixed}`.execute(db),

  removeDefaults: (db: Db, templateId: string) =>
    db.deleteFrom('minutes_template_defaults').where('template_id', '=', templateId).execute(),

  saveDefaults: async (
    db: Db,
    { companyId, templateId, uses }: { companyId: string; templateId: string; uses: readonly TemplateUse[] },
  ): Promise<void> => {
    await templateStore.removeDefaults(db, templateId);
    if (uses.length === 0) return;
    await db
      .insertInto('minutes_template_defaults')
      .values(uses.map((use) => ({ company_id: companyId, used_for: use, template_id: templateId })))
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'used_for']).doUpdateSet({ template_id: templateId }),
      )
      .execute();
  },

  /** What is not adopted or issued yet has the standard layout again. */
  removeFromDrafts: async (db: Db, templateId: string): Promise<void> => {
    for (const table of ['minutes', 'minutes_documents'] as const)
      await db
        .updateTable(table)
        .set({ own_template_id: null })
        .where('own_template_id', '=', templateId)
        .where('own_template_version', 'is', null)
        .execute();
  },

  count: async (db: Db): Promise<number> => {
    const { count } = await db
      .selectFrom('minutes_templates')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
};
