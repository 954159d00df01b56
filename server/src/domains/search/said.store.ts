import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

export interface SaidWanted {
  /** Folded, as the engine cuts them. */
  readonly words: readonly string[];
  /** Each must hold every word, the last at least as a beginning. */
  readonly all: boolean;
  readonly meetingId: string | null;
  readonly from: Date | null;
  readonly to: Date | null;
  readonly most: number;
}

export interface SaidRow {
  readonly meeting_id: string;
  readonly title: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly time_zone: string;
  readonly version: number;
  readonly index: number;
  readonly speaker: string | null;
  readonly start_ms: number | null;
  readonly said: string;
  readonly next_speaker: string | null;
  readonly next_said: string | null;
  /** Turns that were searched, and how many of them hold each word, or all of them: the same in every row. */
  readonly total: string;
  readonly counts: readonly number[];
}

/** Characters that are read for one answer: the best turns first, of the last no more than this. */
const mostRead = 200_000;
/** As much of what was said next as anyone is shown. */
const mostOfNext = 1_000;

/** One function of the database asks for company and visibility itself. */
export async function findSaidRows(
  db: Db,
  { words, all, meetingId, from, to, most }: SaidWanted,
): Promise<SaidRow[]> {
  const { rows } = await sql<SaidRow>`
    select meeting_id, title, starts_at, ends_at, time_zone, version, index, speaker, start_ms,
      left(said, ${mostRead}) as said, next_speaker, left(next_said, ${mostOfNext}) as next_said, total, counts
    from (
      select *, sum(length(said)) over (order by score desc, starts_at desc, meeting_id, index) - length(said) as before
      from app.find_said(${words}, ${all}, ${meetingId}, ${from}, ${to}, ${most})
    ) found
    where before < ${mostRead}
    order by score desc, starts_at desc, meeting_id, index
  `.execute(db);
  return rows;
}
