import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

export interface TurnsWanted {
  /** Folded, as the engine cuts them; each must be held, the last at least as a beginning. */
  readonly words: readonly string[];
  readonly most: number;
}

export interface FoundTurnRow {
  readonly meeting_id: string;
  readonly title: string;
  readonly starts_at: Date;
  readonly time_zone: string;
  readonly version: number;
  readonly index: number;
  readonly speaker: string | null;
  readonly start_ms: number | null;
  readonly said: string;
  readonly next_speaker: string | null;
  readonly next_said: string | null;
  /** Turns that were searched; the same in every row. */
  readonly total: string;
}

/** Characters that are read for one answer: the best turns first, of the last no more than this. */
const mostRead = 200_000;
/** As much of what was said next as anyone is shown. */
const mostOfNext = 1_000;

/** The function of the database asks for company and visibility itself; row-level security guards the rest. */
export async function findTurnRows(db: Db, { words, most }: TurnsWanted): Promise<FoundTurnRow[]> {
  if (words.length === 0) return [];
  // `next_index` is computed before the join: row-level security tests no expression that may reveal a value by an index.
  const { rows } = await sql<FoundTurnRow>`
    with found as materialized (
      select transcript_id, index, total, index + 1 as next_index from app.find_turns_with_all(${words}, ${most})
    )
    select meeting_id, title, starts_at, time_zone, version, index, speaker, start_ms,
      left(said, ${mostRead}) as said, next_speaker, left(next_said, ${mostOfNext}) as next_said, total
    from (
      select m.id as meeting_id, m.title, m.starts_at, m.time_zone, t.version, found.index, l.speaker, l.start_ms,
        l.text as said, next.speaker as next_speaker, next.text as next_said, found.total,
        sum(length(l.text)) over (order by m.starts_at desc, m.id, found.index) - length(l.text) as before
      from found
        join transcripts t on t.id = found.transcript_id
        join meetings m on m.company_id = t.company_id and m.id = t.meeting_id
        join transcript_turns l
          on l.company_id = t.company_id and l.transcript_id = t.id and l.index = found.index
        left join transcript_turns next
          on next.company_id = t.company_id and next.transcript_id = t.id and next.index = found.next_index
    ) ranked
    where before < ${mostRead}
    order by starts_at desc, meeting_id, index
  `.execute(db);
  return rows;
}
