import type { Db } from '../../../platform/database/kysely.ts';

interface Correction {
  readonly company_id: string;
  readonly transcript_id: string;
  readonly index: number;
  readonly number: number;
  readonly before: string;
  readonly after: string;
  readonly corrected_by: string;
  readonly corrected_at: Date;
}

export const correctionStore = {
  /** Sets the text; `original` is null where it is the transcript's own. `glossary` is JSON. */
  correctTurn: (
    db: Db,
    {
      transcript_id,
      index,
      number,
      after,
      original,
      glossary,
    }: Correction & { readonly original: string | null; readonly glossary: string | null },
  ) =>
    db
      .updateTable('transcript_turns')
      .set({ text: after, original, corrections: number, glossary })
      .where('transcript_id', '=', transcript_id)
      .where('index', '=', index)
      .returning([
        'index',
        'speaker',
        'start_ms',
        'end_ms',
        'gap_ms',
        'text',
        'original',
        'corrections',
        'glossary',
      ])
      .executeTakeFirstOrThrow(),

  insert: (db: Db, correction: Correction) => db.insertInto('turn_corrections').values(correction).execute(),

  list: (db: Db, transcriptId: string, index: number) =>
    db
      .selectFrom('turn_corrections as c')
      .innerJoin('users as u', 'u.id', 'c.corrected_by')
      .select([
        'c.number',
        'c.before',
        'c.after',
        'c.corrected_by',
        'c.by_glossary',
        'c.corrected_at',
        'u.display_name',
      ])
      .where('c.transcript_id', '=', transcriptId)
      .where('c.index', '=', index)
      .orderBy('c.number', 'desc')
      .limit(200)
      .execute(),
};
