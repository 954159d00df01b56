import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { meetingsAsSql } from '../../meetings/meetings.views.ts';

export interface SpeakerRow {
  readonly label: string;
  readonly turns: number;
  /** The place of the first turn. */
  readonly first: number;
  readonly user_id: string | null;
  readonly name: string | null;
  readonly assigned_by: string | null;
  readonly assigner_name: string | null;
  readonly assigned_at: Date | null;
}

export interface RememberedSpeaker {
  /** Null for one who is no member. */
  readonly userId: string | null;
  readonly name: string;
}

const newest = (meetingId: string) => sql<string>`(select id from transcripts where meeting_id = ${meetingId}
  order by version desc limit 1)`;

/** More are lines read as labels by mistake. */
const mostSpeakers = 500;

export const speakerStore = {
  /**
   * Labels of the newest transcript in the order they first speak, each with who it is; of too many, those people named and
   * those that speak most.
   */
  list: async (db: Db, meetingId: string): Promise<SpeakerRow[]> => {
    const { rows } = await sql<SpeakerRow>`
      select l.label, l.turns, l.first, s.user_id, coalesce(u.display_name, s.name) as name, s.assigned_by,
        a.display_name as assigner_name, s.assigned_at
      from (select coalesce(t.label, t.speaker) as label, count(*)::int as turns, min(t.index) as first
        from transcript_turns t where t.transcript_id = ${newest(meetingId)} and t.speaker is not null
        group by coalesce(t.label, t.speaker)) l
        left join meeting_speakers s on s.meeting_id = ${meetingId} and s.label = l.label
        left join users u on u.id = s.user_id
        left join users a on a.id = s.assigned_by
      order by s.label is null, l.turns desc, l.first limit ${mostSpeakers}`.execute(db);
    return rows.toSorted((one, other) => one.first - other.first);
  },

  /** Whom each label was last said to be, in other meetings that the caller may find. */
  remembered: async (
    db: Db,
    { meetingId, viewerId, labels }: { meetingId: string; viewerId: string; labels: readonly string[] },
  ): Promise<ReadonlyMap<string, RememberedSpeaker>> => {
    const { rows } = await sql<RememberedSpeaker & { label: string }>`
      select distinct on (l.label) l.label, s.user_id as "userId", s.name
      from unnest(${labels}::text[]) as l (label)
        join meeting_speakers s on lower(s.label) = lower(l.label)
        join ${meetingsAsSql(viewerId)} m on m.company_id = s.company_id and m.id = s.meeting_id
      where m.may_find and s.meeting_id <> ${meetingId}
      order by l.label, s.assigned_at desc`.execute(db);
    return new Map(rows.map(({ label, userId, name }) => [label, { userId, name }]));
  },

  assign: (
    db: Db,
    row: {
      company_id: string;
      meeting_id: string;
      label: string;
      user_id: string | null;
      name: string;
      assigned_by: string;
      assigned_at: Date;
    },
  ) =>
    db
      .insertInto('meeting_speakers')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'meeting_id', 'label']).doUpdateSet({
          user_id: row.user_id,
          name: row.name,
          assigned_by: row.assigned_by,
          assigned_at: row.assigned_at,
        }),
      )
      .execute(),

  unassign: (db: Db, meetingId: string, label: string) =>
    db
      .deleteFrom('meeting_speakers')
      .where('meeting_id', '=', meetingId)
      .where('label', '=', label)
      .execute(),

  /** The turns carry who speaks, so that every reader of them (search, chat, the engine) names the same person. */
  renameTurns: (db: Db, meetingId: string, label: string, name: string | null) =>
    sql`
      update transcript_turns t
      set speaker = coalesce(${name}, ${label}), label = case when ${name}::text is null then null else ${label} end
      from transcripts v
      where v.meeting_id = ${meetingId} and t.transcript_id = v.id and coalesce(t.label, t.speaker) = ${label}`.execute(
      db,
    ),

  /** A new version begins with what people have said about earlier ones. */
  nameTurns: (db: Db, meetingId: string, transcriptId: string) =>
    sql`
      update transcript_turns t set speaker = coalesce(u.display_name, s.name), label = s.label
      from meeting_speakers s left join users u on u.id = s.user_id
      where s.meeting_id = ${meetingId} and t.transcript_id = ${transcriptId} and t.speaker = s.label`.execute(
      db,
    ),

  /** Who each label is, for figures counted before it was known. */
  names: (db: Db, meetingId: string) =>
    db
      .selectFrom('meeting_speakers as s')
      .leftJoin('users as u', 'u.id', 's.user_id')
      .select(['s.label', sql<string>`coalesce(u.display_name, s.name)`.as('name')])
      .where('s.meeting_id', '=', meetingId)
      .execute(),
};
