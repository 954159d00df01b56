import type { ChangeKind } from '@hopgon/contract/meetings/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { boundCompanyId } from '../../../platform/tenancy/bound-company-id.ts';
import type { FieldChange } from './history.rules.ts';

interface NewChange {
  readonly company_id: string;
  readonly meeting_id: string;
  readonly id: string;
  readonly version: number;
  readonly kind: ChangeKind;
  readonly changed_by: string | null;
  readonly at: Date;
  readonly fields: readonly FieldChange[];
}

const changes = (db: Db, meetingId: string) =>
  db
    .selectFrom('meeting_changes as c')
    .leftJoin('memberships as m', (join) =>
      join.onRef('m.company_id', '=', 'c.company_id').onRef('m.user_id', '=', 'c.changed_by'),
    )
    .select(['c.id', 'c.version', 'c.kind', 'c.at', 'c.fields', 'c.changed_by', 'm.display_name'])
    .where('c.meeting_id', '=', meetingId)
    .orderBy('c.id', 'desc');

export type ChangeRow = Awaited<ReturnType<ReturnType<typeof changes>['execute']>>[number];

export const historyStore = {
  insert: (db: Db, written: readonly NewChange[]) =>
    sql`
      insert into meeting_changes (company_id, meeting_id, id, version, kind, changed_by, at, fields)
      select c.* from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
        as c(company_id uuid, meeting_id uuid, id uuid, version int, kind text, changed_by uuid, at timestamptz, fields jsonb)
    `.execute(db),

  /** The latest first, behind `before`. */
  list: (db: Db, meetingId: string, page: { before: string | undefined; limit: number }) =>
    changes(db, meetingId)
      .$if(page.before !== undefined, (query) => query.where('c.id', '<', page.before ?? ''))
      .limit(page.limit)
      .execute(),

  /** What happened since somebody saw this version, the latest first. */
  since: (db: Db, meetingId: string, version: number) =>
    changes(db, meetingId).where('c.version', '>', version).limit(500).execute(),

  /** What these people are called, members or not any more. */
  namesOf: async (db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    if (userIds.length === 0) return new Map();
    const rows = await db
      .selectFrom('memberships')
      .select(['user_id', 'display_name'])
      .where('company_id', '=', boundCompanyId)
      .where((eb) => eb('user_id', '=', eb.fn.any(eb.val(userIds))))
      .execute();
    return new Map(rows.map((row) => [row.user_id, row.display_name]));
  },
};
