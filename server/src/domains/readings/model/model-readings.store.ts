import type { ModelProblem } from '@hopgon/contract/models/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { FoundLines } from './model-lines.schemas.ts';
import './model-readings.tables.ts';

/** A reading of a transcript as it was when this was its number of asks. */
interface AskedReading {
  readonly transcriptId: string;
  readonly asked: number;
}

/** Its turns are still those that were read. */
const isOfSameText = ({ transcriptId, asked }: AskedReading) => sql<boolean>`exists (
  select from transcripts t where t.id = ${transcriptId} and t.analysis_asked = ${asked})`;

export const modelReadingsStore = {
  find: (db: Db, transcriptId: string) =>
    db.selectFrom('model_readings').selectAll().where('transcript_id', '=', transcriptId).executeTakeFirst(),

  /** A transcript that is analysed again is read again. */
  await: (
    db: Db,
    row: {
      company_id: string;
      transcript_id: string;
      model: string;
      host: string;
      engine_found: string;
      created_at: Date;
    },
  ) => {
    const fresh = {
      ...row,
      state: 'waiting' as const,
      problem: null,
      found: null,
      dropped: 0,
      mended: 0,
      in_use: false,
    };
    return db
      .insertInto('model_readings')
      .values(fresh)
      .onConflict((conflict) => conflict.columns(['company_id', 'transcript_id']).doUpdateSet(fresh))
      .execute();
  },

  settleReady: (
    db: Db,
    of: AskedReading,
    { found, dropped, mended }: { found: FoundLines; dropped: number; mended: number },
  ) =>
    db
      .updateTable('model_readings')
      .set({ state: 'ready', found: JSON.stringify(found), dropped, mended, in_use: true })
      .where('transcript_id', '=', of.transcriptId)
      .where('state', '=', 'waiting')
      .where(isOfSameText(of))
      .returning('transcript_id')
      .executeTakeFirst(),

  settleFailed: (db: Db, of: AskedReading, problem: ModelProblem) =>
    db
      .updateTable('model_readings')
      .set({ state: 'failed', problem })
      .where('transcript_id', '=', of.transcriptId)
      .where('state', '=', 'waiting')
      .where(isOfSameText(of))
      .execute(),

  use: (db: Db, transcriptId: string, inUse: boolean) =>
    db
      .updateTable('model_readings')
      .set({ in_use: inUse })
      .where('transcript_id', '=', transcriptId)
      .execute(),

  /** The talk a model is to read. */
  findTalk: (db: Db, transcriptId: string) =>
    db
      .selectFrom('transcripts as t')
      .innerJoin('meetings as m', 'm.id', 't.meeting_id')
      .select([
        't.meeting_id',
        't.version',
        't.uploaded_by',
        't.analysis_asked',
        'm.visibility',
        'm.time_zone',
      ])
      .where('t.id', '=', transcriptId)
      .executeTakeFirst(),

  listTurns: (db: Db, transcriptId: string) =>
    db
      .selectFrom('transcript_turns')
      .select(['index', 'speaker', 'text'])
      .where('transcript_id', '=', transcriptId)
      .orderBy('index')
      .execute(),

  /** The newest transcript of a meeting that was analysed. */
  findNewest: (db: Db, meetingId: string) =>
    db
      .selectFrom('transcripts')
      .select(['id', 'version', 'uploaded_by'])
      .where('meeting_id', '=', meetingId)
      .where('state', '=', 'ready')
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst(),
};
