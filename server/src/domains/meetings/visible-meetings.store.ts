import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** What a person's lists show of the meetings they created, are invited to or may see as a member. */
export const visibleTo = (db: Db, viewerId: string) =>
  db
    .selectFrom('meetings as m')
    .leftJoin('meeting_participants as me', (join) =>
      join
        .onRef('me.company_id', '=', 'm.company_id')
        .onRef('me.meeting_id', '=', 'm.id')
        .on('me.user_id', '=', viewerId),
    )
    .select([
      'm.id',
      'm.title',
      'm.type',
      'm.starts_at',
      'm.ends_at',
      'm.time_zone',
      'm.location',
      'm.cancelled_at',
      'm.version',
      'me.answer as my_answer',
    ])
    .select((eb) =>
      eb
        .selectFrom('meeting_participants as p')
        .select((counted) => counted.fn.countAll<number>().as('count'))
        .whereRef('p.company_id', '=', 'm.company_id')
        .whereRef('p.meeting_id', '=', 'm.id')
        .as('participant_count'),
    )
    .where((eb) =>
      eb.or([
        eb('m.created_by', '=', viewerId),
        eb('me.user_id', 'is not', null),
        eb('m.visibility', '=', 'company'),
      ]),
    );

/** Without diacritics on either side; signs of patterns are only signs. */
export const titleHas = (text: string) => sql<boolean>`position(app.fold(${text}) in m.folded) > 0`;
