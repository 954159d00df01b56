import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

export interface ClashesWanted {
  readonly viewerId: string;
  readonly userIds: readonly string[];
  readonly from: Date;
  /** Nothing that overlaps `from` can have begun before this. */
  readonly startsAfter: Date;
  readonly to: Date;
  readonly exceptMeetingId: string | null;
}

/** Meetings these people attend between two instants; a title only where the viewer may see it. */
export const listClashes = (db: Db, wanted: ClashesWanted) =>
  db
    .selectFrom('meetings as m')
    .innerJoin('meeting_participants as p', (join) =>
      join.onRef('p.company_id', '=', 'm.company_id').onRef('p.meeting_id', '=', 'm.id'),
    )
    .leftJoin('meeting_participants as me', (join) =>
      join
        .onRef('me.company_id', '=', 'm.company_id')
        .onRef('me.meeting_id', '=', 'm.id')
        .on('me.user_id', '=', wanted.viewerId),
    )
    .select(['p.user_id', 'm.id', 'm.title', 'm.starts_at', 'm.ends_at', 'm.created_by', 'm.visibility'])
    .select('me.role as my_part')
    .where((eb) => eb('p.user_id', '=', eb.fn.any(eb.val(wanted.userIds))))
    .where('m.starts_at', '>', wanted.startsAfter)
    .where('m.starts_at', '<', wanted.to)
    .where('m.ends_at', '>', wanted.from)
    .where('m.cancelled_at', 'is', null)
    .where('p.answer', '<>', 'declined')
    .where('p.role', '<>', 'informed')
    .where(sql<boolean>`m.id is distinct from ${wanted.exceptMeetingId}::uuid`)
    .orderBy('m.starts_at')
    .orderBy('m.id')
    .execute();

export type ClashRow = Awaited<ReturnType<typeof listClashes>>[number];
