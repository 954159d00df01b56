import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

export interface ClashesWanted {
  readonly viewerId: string;
  /** People, and rooms by the same list. */
  readonly subjectIds: readonly string[];
  readonly from: Date;
  /** Nothing that overlaps `from` can have begun before this. */
  readonly startsAfter: Date;
  readonly to: Date;
  readonly exceptMeetingId: string | null;
}

/** What takes up these people and rooms between two instants; whether the viewer may see it is for the policy to say. */
export const listClashes = (db: Db, wanted: ClashesWanted) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('meetings as m', (join) =>
      join.onRef('m.company_id', '=', 'b.company_id').onRef('m.id', '=', 'b.meeting_id'),
    )
    .innerJoin('companies as c', 'c.id', 'b.company_id')
    .leftJoin('meeting_participants as me', (join) =>
      join
        .onRef('me.company_id', '=', 'm.company_id')
        .onRef('me.meeting_id', '=', 'm.id')
        .on('me.user_id', '=', wanted.viewerId),
    )
    .leftJoin('memberships as p', (join) =>
      join.onRef('p.company_id', '=', 'b.company_id').onRef('p.user_id', '=', 'b.subject_id'),
    )
    .leftJoin('rooms as r', (join) =>
      join.onRef('r.company_id', '=', 'b.company_id').onRef('r.id', '=', 'b.subject_id'),
    )
    .select(['b.subject_kind', 'b.subject_id', 'b.starts_at', 'b.ends_at'])
    .select(['m.id', 'm.title', 'm.time_zone', 'm.created_by', 'm.visibility', 'm.is_draft'])
    .select(['me.role as my_part', 'p.display_name as person_name', 'r.name as room_name'])
    .select(
      sql<boolean>`case b.subject_kind when 'room' then c.forbid_room_overlaps else c.forbid_person_overlaps end`.as(
        'forbidden',
      ),
    )
    .where((eb) => eb('b.subject_id', '=', eb.fn.any(eb.val(wanted.subjectIds))))
    .where('b.starts_at', '>', wanted.startsAfter)
    .where('b.starts_at', '<', wanted.to)
    .where('b.ends_at', '>', wanted.from)
    .where(sql<boolean>`b.meeting_id is distinct from ${wanted.exceptMeetingId}::uuid`)
    .orderBy('b.starts_at')
    .orderBy('b.meeting_id')
    .orderBy('b.subject_id')
    .limit(500)
    .execute();

export type ClashRow = Awaited<ReturnType<typeof listClashes>>[number];
