import type { ChangeKind } from '@hopgon/contract/meetings/schemas';
import type { Db } from '../../platform/database/kysely.ts';
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
  insert: (db: Db, { fields, ...change }: NewChange) =>
    db
      .insertInto('meeting_changes')
      .values({ ...change, fields: JSON.stringify(fields) })
      .execute(),

  /** The latest first, behind `before`. */
  list: (db: Db, meetingId: string, page: { before: string | undefined; limit: number }) =>
    changes(db, meetingId)
      .$if(page.before !== undefined, (query) => query.where('c.id', '<', page.before ?? ''))
      .limit(page.limit)
      .execute(),

  /** What happened since somebody saw this version. */
  since: (db: Db, meetingId: string, version: number) =>
    changes(db, meetingId).where('c.version', '>', version).limit(20).execute(),

  /** What these people are called, members or not any more. */
  namesOf: async (db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    if (userIds.length === 0) return new Map();
    const rows = await db
      .selectFrom('memberships')
      .select(['user_id', 'display_name'])
      .where((eb) => eb('user_id', '=', eb.fn.any(eb.val(userIds))))
      .execute();
    return new Map(rows.map((row) => [row.user_id, row.display_name]));
  },
};
