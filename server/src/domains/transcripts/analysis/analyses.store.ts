import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { Tables } from '../../../platform/database/tables.ts';

const noNewerAnalysed = (row: ExpressionBuilder<Tables, 'transcripts'>) =>
  row
    .not(
      row.exists(
        row
          .selectFrom('transcripts as newer')
          .select('newer.id')
          .whereRef('newer.meeting_id', '=', 'transcripts.meeting_id')
          .whereRef('newer.version', '>', 'transcripts.version')
          .where('newer.state', '=', 'ready'),
      ),
    )
    .as('newest');

/** An analysis of a transcript as it was when this was its number of asks. */
interface AskedAnalysis {
  readonly transcriptId: string;
  readonly asked: number;
}

/**
 * `settleReady` and `settleFailed` end a waiting analysis once; nothing comes back when it was ended before, was asked for
 * again meanwhile, or its transcript is gone.
 */
export const analysisStore = {
  await: (db: Db, transcriptId: string) =>
    db
      .updateTable('transcripts')
      .set({ state: 'waiting', analysis: null, failure_code: null, analysed_at: null })
      .set((eb) => ({ analysis_asked: eb('analysis_asked', '+', 1) }))
      .where('id', '=', transcriptId)
      .execute(),

  /** What an analysis works on, by the clock of its meeting; the turns as one JSON text, so that nobody builds them here. */
  findSource: (db: Db, transcriptId: string) =>
    db
      .selectFrom('transcripts as t')
      .innerJoin('meetings as m', 'm.id', 't.meeting_id')
      .select([
        't.meeting_id',
        't.name',
        't.content',
        't.analysis_asked',
        sql<{ name: string; content: string; offsetMs: number | null; skipped: number }[]>`(
          select coalesce(json_agg(json_build_object('name', p.name, 'content', p.content, 'offsetMs', p.offset_ms,
            'skipped', p.skipped) order by p.number), '[]')
          from transcript_parts p where p.company_id = t.company_id and p.transcript_id = t.id)`.as('parts'),
        sql<string>`to_char(m.starts_at at time zone m.time_zone, 'YYYY-MM-DD')`.as('meeting_date'),
        sql<string>`to_char(m.starts_at at time zone m.time_zone, 'HH24:MI')`.as('planned_start'),
        sql<string>`to_char(m.ends_at at time zone m.time_zone, 'HH24:MI')`.as('planned_end'),
        sql<string | null>`to_char(m.ended_at at time zone m.time_zone, 'HH24:MI')`.as('ended_at'),
        (row) =>
          row
            .selectFrom('transcript_turns as l')
            .select(
              sql<string>`json_agg(json_build_object('index', l.index, 'speaker', l.speaker, 'startMs', l.start_ms,
                'endMs', l.end_ms, 'text', l.text, 'original', l.original) order by l.index)::text`.as('all'),
            )
            .whereRef('l.transcript_id', '=', 't.id')
            .as('turns'),
      ])
      .where('t.id', '=', transcriptId)
      .where('t.state', '=', 'waiting')
      .executeTakeFirst(),

  /** The day of the analysis, else of the meeting in its own zone. */
  findDay: (db: Db, transcriptId: string) =>
    db
      .selectFrom('transcripts as t')
      .innerJoin('meetings as m', 'm.id', 't.meeting_id')
      .select(
        sql<string>`coalesce(t.analysis ->> 'meetingDate', to_char(m.starts_at at time zone m.time_zone, 'YYYY-MM-DD'))`.as(
          'day',
        ),
      )
      .where('t.id', '=', transcriptId)
      .executeTakeFirst(),

  settleReady: (db: Db, { transcriptId, asked }: AskedAnalysis, analysis: string, at: Date) =>
    db
      .updateTable('transcripts')
      .set({ state: 'ready', analysis, analysed_at: at })
      .where('id', '=', transcriptId)
      .where('state', '=', 'waiting')
      .where('analysis_asked', '=', asked)
      .returning(['meeting_id', 'version', 'uploaded_by'])
      .returning(noNewerAnalysed)
      .executeTakeFirst(),

  settleFailed: (db: Db, { transcriptId, asked }: AskedAnalysis, code: string, at: Date) =>
    db
      .updateTable('transcripts')
      .set({ state: 'failed', failure_code: code, analysed_at: at })
      .where('id', '=', transcriptId)
      .where('state', '=', 'waiting')
      .where('analysis_asked', '=', asked)
      .returning(['meeting_id', 'version', 'uploaded_by'])
      .executeTakeFirst(),
};
