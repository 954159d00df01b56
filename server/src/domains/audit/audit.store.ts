import type { AuditKind } from '@hopgon/contract/audit/schemas';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { boundCompanyId } from '../../platform/tenancy/bound-company-id.ts';
import { meetingsAs } from '../meetings/meetings.views.ts';
import type { AuditEntriesTable } from './audit.tables.ts';

export interface AuditRow {
  readonly id: string;
  readonly at: Date;
  readonly kind: AuditKind;
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly person_name: string | null;
  /** Null when the viewer may not know it. */
  readonly meeting_title: string | null;
  readonly poll_title: string | null;
  readonly details: unknown;
  readonly network: string;
}

export interface AuditPage {
  readonly viewerId: string;
  readonly person?: string | undefined;
  readonly kinds?: readonly AuditKind[] | undefined;
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
  /** The entry the page before ended with. */
  readonly after?: { readonly at: Date; readonly id: string } | undefined;
  readonly limit: number;
}

export const auditStore = {
  insert: (db: Db, entry: Insertable<AuditEntriesTable>) =>
    db.insertInto('audit_entries').values(entry).execute(),

  /** Of the bound company, the newest first. A meeting that was undone never was, and neither was what led to it. */
  page: (db: Db, { viewerId, person, kinds, from, before, after, limit }: AuditPage): Promise<AuditRow[]> => {
    let query = db
      .selectFrom('audit_entries as a')
      .leftJoin('users as actor', 'actor.id', 'a.actor_id')
      .leftJoin('users as person', 'person.id', 'a.person_id')
      .leftJoin(meetingsAs(viewerId), (join) =>
        join.onRef('m.company_id', '=', 'a.company_id').onRef('m.id', '=', 'a.meeting_id'),
      )
      .leftJoin('polls as q', (join) =>
        join.onRef('q.company_id', '=', 'a.company_id').onRef('q.id', '=', 'a.poll_id'),
      )
      .where('a.company_id', '=', boundCompanyId)
      .where((is) => is.or([is('a.meeting_id', 'is', null), is('m.id', 'is not', null)]))
      .select(['a.id', 'a.at', 'a.kind', 'a.actor_id', 'a.details', 'a.network'])
      .select(['actor.display_name as actor_name', 'person.display_name as person_name'])
      .select(sql<string | null>`case when m.may_find then m.title end`.as('meeting_title'))
      .select(
        sql<string | null>`case when q.created_by = ${viewerId} or exists (select from poll_voters v
          where v.company_id = q.company_id and v.poll_id = q.id and v.user_id = ${viewerId}) then q.title end`.as(
          'poll_title',
        ),
      )
      .orderBy('a.at', 'desc')
      .orderBy('a.id', 'desc')
      .limit(limit);
    if (person)
      query = query.where((is) => is.or([is('a.actor_id', '=', person), is('a.person_id', '=', person)]));
    if (kinds) query = query.where('a.kind', 'in', kinds);
    if (from) query = query.where('a.at', '>=', from);
    if (before) query = query.where('a.at', '<', before);
    if (after)
      query = query.where(sql<boolean>`(a.at, a.id) < (${after.at}::timestamptz, ${after.id}::uuid)`);
    return query.execute();
  },
};
