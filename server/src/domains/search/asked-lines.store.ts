import type { AskedScope } from '@hopgon/contract/search/schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { boundCompanyId } from '../../platform/tenancy/bound-company-id.ts';
import { boundUserId } from '../../platform/tenancy/bound-user-id.ts';
import type { AskedLineRow, AskedTurnRow } from './asked-rows.rules.ts';

export interface LinesWanted {
  /** Folded, as the engine cuts them. */
  readonly words: readonly string[];
  readonly scope: AskedScope;
  /** The meeting that `scope` means; null of all. */
  readonly meetingId: string | null;
}

/** Turns with the most of a question's words, and the talk around each: an answer is mostly said after its matter is named. */
const mostHits = 80;
const [turnsBefore, turnsAfter] = [3, 10];
/** Characters that are read for one question: around the best turns first, of the last no more than this. */
const mostRead = 200_000;
const mostLines = 40;

const placeOf = ({ scope, meetingId }: LinesWanted) =>
  sql`${scope === 'all' ? null : meetingId}::uuid, ${scope === 'series'}`;

export const askedLinesStore = {
  /** The function of the database asks for company and visibility itself; row-level security guards the rest. */
  async turns(db: Db, wanted: LinesWanted): Promise<AskedTurnRow[]> {
    if (wanted.words.length === 0) return [];
    // The places are computed before the join: row-level security tests no expression that may reveal a value by an index.
    const { rows } = await sql<AskedTurnRow>`
      with hits as materialized (
        select * from app.find_turns_asked(${wanted.words}, ${placeOf(wanted)}, ${mostHits})
      ), near as materialized (
        select transcript_id, place, max(score) as score
        from (
          select transcript_id, score, generate_series(index - ${turnsBefore}::int, index + ${turnsAfter}::int) as place
          from hits
        ) around
        group by transcript_id, place
      ), counted as (
        select total, counts from hits limit 1
      )
      select transcript_id, meeting_id, title, starts_at, time_zone, version, index, speaker, start_ms,
        left(text, ${mostRead}) as text, total, counts
      from (
        select t.id as transcript_id, m.id as meeting_id, m.title, m.starts_at, m.time_zone, t.version, l.index, l.speaker,
          l.start_ms, l.text, counted.total, counted.counts,
          sum(length(l.text)) over (order by near.score desc, t.id, l.index) - length(l.text) as before
        from near cross join counted
          join transcripts t on t.id = near.transcript_id
          join meetings m on m.company_id = t.company_id and m.id = t.meeting_id
          join transcript_turns l
            on l.company_id = t.company_id and l.transcript_id = t.id and l.index = near.place
      ) read
      where before < ${mostRead}
      order by transcript_id, index
    `.execute(db);
    return rows;
  },

  async lines(db: Db, wanted: LinesWanted): Promise<AskedLineRow[]> {
    if (wanted.words.length === 0) return [];
    const { rows } = await sql<AskedLineRow>`
      with found as materialized (
        select * from app.find_lines_asked(${wanted.words}, ${placeOf(wanted)}, ${mostLines})
      )
      select found.kind, found.id, m.id as meeting_id, m.title, m.starts_at, m.time_zone, found.speaker, found.text
      from found
        -- A task is found by whose it is, also where its meeting is not theirs to see.
        left join app.meetings_as(${boundUserId}) m on m.company_id = ${boundCompanyId} and m.id = found.meeting_id
          and (m.may_view or found.kind <> 'task')
    `.execute(db);
    return rows;
  },
};
