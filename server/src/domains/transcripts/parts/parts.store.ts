import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

/** Turns at the end that a further part may overlap. */
const tailLength = 300;

export const partStore = {
  /** What a further part is held against: the end of the transcript as one JSON text, and its first file. */
  readBefore: async (db: Db, transcriptId: string) => {
    const { rows } = await sql<{
      name: string;
      content: string;
      turn_count: number;
      length: number;
      number: number;
      tail: string;
    }>`
      select t.name, t.content, t.turn_count,
        (length(t.content) + coalesce((select sum(length(p.content)) from transcript_parts p where p.transcript_id = t.id), 0))::int
          as length,
        (select count(*)::int + 2 from transcript_parts p where p.transcript_id = t.id) as number,
        (select json_agg(json_build_object('speaker', l.speaker, 'startMs', l.start_ms, 'endMs', l.end_ms,
          'text', coalesce(l.original, l.text)) order by l.index)::text
          from transcript_turns l
          where l.transcript_id = t.id and l.index >= t.turn_count - ${tailLength}::int) as tail
      from transcripts t where t.id = ${transcriptId}`.execute(db);
    return rows[0];
  },

  insert: (
    db: Db,
    part: {
      company_id: string;
      transcript_id: string;
      number: number;
      name: string;
      content: string;
      first_turn: number;
      turn_count: number;
      offset_ms: number | null;
      skipped: number;
      added_at: Date;
      source_hash: Buffer | null;
    },
  ) => db.insertInto('transcript_parts').values(part).execute(),

  findLast: (db: Db, transcriptId: string) =>
    db
      .selectFrom('transcript_parts')
      .select(['number', 'first_turn'])
      .where('transcript_id', '=', transcriptId)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst(),

  deletePart: async (
    db: Db,
    transcriptId: string,
    { number, first_turn: firstTurn }: { readonly number: number; readonly first_turn: number },
  ): Promise<void> => {
    await sql`select app.delete_turns_from(${transcriptId}, ${firstTurn})`.execute(db);
    await db
      .deleteFrom('transcript_parts')
      .where('transcript_id', '=', transcriptId)
      .where('number', '=', number)
      .execute();
  },

  /** The transcript ends elsewhere: what was read in it before is not all of it, or too much. */
  setLength: (
    db: Db,
    transcriptId: string,
    { turnCount, state }: { readonly turnCount: number; readonly state: 'waiting' | 'unasked' },
  ) =>
    db
      .updateTable('transcripts')
      .set({ turn_count: turnCount, state, analysis: null, failure_code: null, analysed_at: null })
      .set((eb) => ({ analysis_asked: eb('analysis_asked', '+', 1) }))
      .where('id', '=', transcriptId)
      .execute(),
};
