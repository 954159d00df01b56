import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

interface Correcting {
  readonly by: string;
  readonly at: Date;
}

export const placeStore = {
  /** All turns as one JSON text, so that nobody builds them here. */
  readSource: async (db: Db, transcriptId: string): Promise<string> => {
    const { turns } = await db
      .selectFrom('transcript_turns')
      .select(
        sql<string | null>`json_agg(json_build_object('index', index, 'speaker', speaker, 'text', text,
          'corrections', corrections, 'glossary', glossary) order by index)::text`.as('turns'),
      )
      .where('transcript_id', '=', transcriptId)
      .executeTakeFirstOrThrow();
    return turns ?? '[]';
  },

  /** Turns in which the glossary wrote or proposes something, in order. */
  list: (db: Db, transcriptId: string) =>
    db
      .selectFrom('transcript_turns')
      .select(['index', 'speaker', 'text', 'corrections', 'glossary'])
      .where('transcript_id', '=', transcriptId)
      .where('glossary', 'is not', null)
      .orderBy('index')
      .execute(),

  /** What was written at import, in turns from one on, is a correction like any other. */
  recordImported: (db: Db, transcriptId: string, { by, at, from }: Correcting & { readonly from: number }) =>
    sql`
      insert into turn_corrections
        (company_id, transcript_id, index, number, before, after, corrected_by, corrected_at, by_glossary)
      select company_id, transcript_id, index, 1, original, text, ${by}, ${at}, true
      from transcript_turns where transcript_id = ${transcriptId} and index >= ${from} and original is not null`.execute(
      db,
    ),

  /**
   * `changes`: a JSON array of {index, corrections, before, after, glossary}. A turn that was corrected since it was read is
   * passed over; one whose text stays gets no correction. Answers the turns that say something else now.
   */
  applyChanges: async (
    db: Db,
    transcriptId: string,
    { changes, by, at, byGlossary }: Correcting & { readonly changes: string; readonly byGlossary: boolean },
  ): Promise<number[]> => {
    const { rows } = await sql<{ index: number; is_other: boolean }>`
      with changed as materialized (
        select t.company_id, t.transcript_id, t.index, c.corrections, c.before, c.after, c.glossary
        from json_to_recordset(${changes}::json)
            as c (index int, corrections int, before text, after text, glossary jsonb)
          join transcript_turns t on t.transcript_id = ${transcriptId} and t.index = c.index
            and t.corrections = c.corrections
      ), recorded as (
        insert into turn_corrections
          (company_id, transcript_id, index, number, before, after, corrected_by, corrected_at, by_glossary)
        select company_id, transcript_id, index, corrections + 1, before, after, ${by}, ${at}, ${byGlossary}
        from changed where before <> after
      )
      update transcript_turns t
      set text = c.after, original = nullif(coalesce(t.original, t.text), c.after),
        corrections = t.corrections + (c.before <> c.after)::int, glossary = c.glossary
      from changed c
      where t.company_id = c.company_id and t.transcript_id = c.transcript_id and t.index = c.index
      returning t.index, c.before <> c.after as is_other`.execute(db);
    return rows.flatMap(({ index, is_other: isOther }) => (isOther ? [index] : []));
  },
};
