import './decisions.tables.ts';
import type { ContradictionVerdict } from '@hopgon/contract/decisions/schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { meetingsAsSql } from '../meetings/meetings.views.ts';
import { formsOf } from './earlier-lines.store.ts';

export interface VerdictRow {
  /** Of the two decisions as they stand in the register now, in order. */
  readonly decision_ids: readonly [string, string];
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
  /** The newest of each pair of these decisions, which may have been noted when they were readings or lines of earlier editions. */
  verdicts: async (db: Db, ids: readonly string[]): Promise<VerdictRow[]> => {
    const { rows } = await sql<VerdictRow>`
      with recursive ${formsOf(ids)}
      select distinct on (decision_ids) p.decision_ids, c.verdict, u.display_name as by_name, c.resolved_at
      from decision_contradictions c
        join forms a on a.form_id = c.first_id
        join forms b on b.form_id = c.second_id
        join users u on u.id = c.resolved_by
        cross join lateral (select array[least(a.decision_id, b.decision_id), greatest(a.decision_id, b.decision_id)]) as
          p (decision_ids)
      order by decision_ids, c.resolved_at desc`.execute(db);
    return rows;
  },

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
    const { rows } = await sql<{ first_id: string; second_id: string; resolved_by: string }>`
      with recursive ${formsOf([firstId, secondId])}
      select c.first_id, c.second_id, c.resolved_by
      from decision_contradictions c
        join forms a on a.form_id = c.first_id
        join forms b on b.form_id = c.second_id
      where a.decision_id <> b.decision_id
      order by c.resolved_at desc limit 1`.execute(db);
    const [newest] = rows;
    if (!newest) return true;
    if (newest.resolved_by !== by) return false;
    const noted = sql`company_id = ${companyId} and first_id = ${newest.first_id} and second_id = ${newest.second_id}`;
    const restored = await sql`
      update decision_contradictions set verdict = before_verdict, resolved_by = before_by, resolved_at = before_at,
        before_verdict = null, before_by = null, before_at = null
      where ${noted} and before_verdict is not null returning verdict`.execute(db);
    if (restored.rows.length === 0) await sql`delete from decision_contradictions where ${noted}`.execute(db);
    return true;
  },
};
