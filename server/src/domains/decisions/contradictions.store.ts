import './decisions.tables.ts';
import type { ContradictionVerdict } from '@hopgon/contract/decisions/schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { meetingsAsSql } from '../meetings/meetings.views.ts';

export interface VerdictRow {
  readonly first_id: string;
  readonly second_id: string;
  readonly verdict: ContradictionVerdict;
  readonly by_name: string;
  readonly resolved_at: Date;
}

interface Resolved {
  readonly companyId: string;
  readonly firstId: string;
  readonly secondId: string;
}

export const contradictionStore = {
  verdicts: (db: Db, ids: readonly string[]): Promise<VerdictRow[]> =>
    db
      .selectFrom('decision_contradictions as c')
      .innerJoin('users as u', 'u.id', 'c.resolved_by')
      .where((is) => is('c.second_id', '=', is.fn.any(is.val(ids))))
      .select(['c.first_id', 'c.second_id', 'c.verdict', 'u.display_name as by_name', 'c.resolved_at'])
      .execute(),

  /** Of these meetings those that the viewer may edit. */
  editable: async (db: Db, viewerId: string, meetingIds: readonly string[]): Promise<ReadonlySet<string>> => {
    const { rows } = await sql<{ id: string }>`
      select m.id from ${meetingsAsSql(viewerId)} m
      where m.company_id = (select app.company_id()) and m.id = any(${meetingIds}::uuid[]) and m.may_edit`.execute(
      db,
    );
    return new Set(rows.map(({ id }) => id));
  },

  save: (
    db: Db,
    { companyId, firstId, secondId }: Resolved,
    { verdict, by, at }: { readonly verdict: ContradictionVerdict; readonly by: string; readonly at: Date },
  ) =>
    db
      .insertInto('decision_contradictions')
      .values({
        ...{ company_id: companyId, first_id: firstId, second_id: secondId },
        ...{ verdict, resolved_by: by, resolved_at: at },
      })
      .onConflict((same) =>
        same.columns(['company_id', 'first_id', 'second_id']).doUpdateSet((row) => ({
          ...{ verdict, resolved_by: by, resolved_at: at },
          before_verdict: row.ref('decision_contradictions.verdict'),
          before_by: row.ref('decision_contradictions.resolved_by'),
          before_at: row.ref('decision_contradictions.resolved_at'),
        })),
      )
      .execute(),

  /** What stood before the newest verdict stands again, if that is this person's; false where another's is newer and stays. */
  undo: async (db: Db, { companyId, firstId, secondId }: Resolved, by: string): Promise<boolean> => {
    const pair = sql`company_id = ${companyId} and first_id = ${firstId} and second_id = ${secondId}`;
    const own = sql`${pair} and resolved_by = ${by}`;
    const restored = await sql`
      update decision_contradictions set verdict = before_verdict, resolved_by = before_by, resolved_at = before_at,
        before_verdict = null, before_by = null, before_at = null
      where ${own} and before_verdict is not null returning verdict`.execute(db);
    if (restored.rows.length > 0) return true;
    await sql`delete from decision_contradictions where ${own}`.execute(db);
    return (await sql`select from decision_contradictions where ${pair}`.execute(db)).rows.length === 0;
  },
};
