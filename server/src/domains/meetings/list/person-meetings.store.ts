import type { Db } from '../../../platform/database/kysely.ts';
import { seriesDay } from '../series/series-day.store.ts';

export interface PersonMeetingsWanted {
  readonly userId: string;
  /** Those that begin between these. */
  readonly from: Date;
  readonly to: Date;
  readonly most: number;
}

/** Meetings that are a person's, without samples: made by them, or with them among its people. The latest of very many. */
export const listOfPerson = (db: Db, { userId, from, to, most }: PersonMeetingsWanted) =>
  db
    .selectFrom('meetings as m')
    .innerJoin('users as creator', 'creator.id', 'm.created_by')
    .leftJoin('rooms as r', (join) =>
      join.onRef('r.company_id', '=', 'm.company_id').onRef('r.id', '=', 'm.room_id'),
    )
    .leftJoin('meeting_participants as chair', (join) =>
      join
        .onRef('chair.company_id', '=', 'm.company_id')
        .onRef('chair.meeting_id', '=', 'm.id')
        .on('chair.role', '=', 'chair'),
    )
    .leftJoin('users as chairing', 'chairing.id', 'chair.user_id')
    .select([
      'm.id',
      'm.title',
      'm.goal',
      'm.visibility',
      'm.starts_at',
      'm.ends_at',
      'm.over_at',
      'm.time_zone',
      'm.location',
    ])
    .select(['m.series_id', 'm.series_start', 'm.detached', seriesDay.as('series_day')])
    .select(['m.join_url', 'm.cancelled_at', 'm.sequence', 'm.updated_at', 'r.name as room_name'])
    .select((eb) => [
      eb.fn.coalesce('chairing.display_name', 'creator.display_name').as('organizer_name'),
      eb.fn.coalesce('chairing.email', 'creator.email').as('organizer_email'),
    ])
    .where('m.starts_at', '>=', from)
    .where('m.starts_at', '<', to)
    .where('m.is_draft', '=', false)
    .where('m.is_sample', '=', false)
    .where((eb) =>
      eb.or([
        eb('m.created_by', '=', userId),
        eb.exists(
          eb
            .selectFrom('meeting_participants as p')
            .select('p.user_id')
            .whereRef('p.company_id', '=', 'm.company_id')
            .whereRef('p.meeting_id', '=', 'm.id')
            .where('p.user_id', '=', userId),
        ),
      ]),
    )
    .orderBy('m.starts_at', 'desc')
    .orderBy('m.id')
    .limit(most)
    .execute();
