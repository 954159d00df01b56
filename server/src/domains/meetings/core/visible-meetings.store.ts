import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { Tables } from '../../../platform/database/tables.ts';

/** Looked up by its key, one row a meeting: without statistics PostgreSQL would walk all of the viewer's for each of them. */
const viewersPart = (viewerId: string) => (eb: ExpressionBuilder<Tables & { m: Tables['meetings'] }, 'm'>) =>
  eb
    .selectFrom('meeting_participants as p')
    .select(['p.user_id', 'p.answer', 'p.earlier_answer', 'p.role'])
    .whereRef('p.company_id', '=', 'm.company_id')
    .whereRef('p.meeting_id', '=', 'm.id')
    .where('p.user_id', '=', viewerId)
    .limit(1)
    .as('me');

/** What a person's lists show of the meetings they created, are invited to or may see as a member. */
export const visibleTo = (db: Db, viewerId: string) =>
  db
    .selectFrom('meetings as m')
    .leftJoinLateral(viewersPart(viewerId), (join) => join.onTrue())
    .select([
      'm.id',
      'm.title',
      'm.kind',
      'm.type',
      'm.starts_at',
      'm.ends_at',
      'm.ended_at',
      'm.time_zone',
      'm.location',
      'm.join_url',
      'm.room_id',
      'm.visibility',
      'm.series_id',
      'm.series_start',
      'm.detached',
      'm.is_draft',
      'm.is_sample',
      'm.cancelled_at',
      'm.created_by',
      'm.version',
      'm.participant_count',
      'me.answer as my_answer',
      'me.earlier_answer as my_earlier_answer',
      'me.role as my_part',
    ])
    .select((eb) =>
      eb
        .selectFrom('rooms as r')
        .select('r.name')
        .whereRef('r.company_id', '=', 'm.company_id')
        .whereRef('r.id', '=', 'm.room_id')
        .as('room_name'),
    )
    .where(sql<boolean>`app.may_view_meeting(m.created_by = ${viewerId}, me.role, m.visibility, m.is_draft)`);

/** Those of them that search and chat may name. */
export const findableBy = (db: Db, viewerId: string) =>
  visibleTo(db, viewerId).where(
    sql<boolean>`app.may_find_meeting(m.created_by = ${viewerId}, me.role, m.visibility, m.is_draft)`,
  );

/** Without diacritics on either side; signs of patterns are only signs. */
export const titleHas = (text: string) => sql<boolean>`position(app.fold(${text}) in m.folded) > 0`;
