import type { JobScope } from '../../../platform/tenancy/scopes.ts';
import { WorkFailed } from '../../../platform/threads/work-failed.ts';
import type { World } from '../../../platform/world.ts';
import { listAgendaItems } from '../../agenda/list-agenda-items.ts';
import { notifyViewers } from '../../meetings/core/notify-viewers.ts';
import type { AnalysisProblem } from '../transcripts.rules.ts';
import { transcriptStore } from '../transcripts.store.ts';
import { analysisStore } from './analyses.store.ts';
import type { AnalysisResult } from './analysis.schemas.ts';

interface AnalysisJob {
  readonly transcriptId: string;
  readonly isImported?: boolean | undefined;
}

type AnalysisWorld = Pick<World, 'clock' | 'hub' | 'bus' | 'analyser' | 'log'>;

/**
 * Analyses a waiting transcript and settles it as ready or failed, once: a second run finds nothing that waits. A stopping
 * server leaves it waiting, for the next one; so does a part that was added or deleted meanwhile, for the job it queued.
 */
export async function analyseWaitingTranscript(
  world: AnalysisWorld,
  scope: JobScope,
  { transcriptId, isImported = false }: AnalysisJob,
): Promise<void> {
  const found = await analysisStore.findSource(scope.db, transcriptId);
  if (!found) return;
  const { name, content, parts, turns, meeting_date: meetingDate, ended_at: endedAt } = found;
  const agenda = (await listAgendaItems(scope, found.meeting_id)).map(({ title }) => title);
  const planned = { start: found.planned_start, end: found.planned_end };
  const settling = {
    ...{ transcriptId, asked: found.analysis_asked },
    ...{ meetingId: found.meeting_id, isImported },
  };
  try {
    const result = await world.analyser.analyse(scope.companyId, {
      name,
      content,
      parts,
      turns,
      meetingDate,
      agenda,
      planned,
      endedAt,
    });
    await settleReady(world, scope, settling, result);
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    world.log.error({ err: error, transcriptId }, 'analysis failed');
    await settleFailed(world, scope, settling, problem);
  }
}

function problemOf(error: unknown): AnalysisProblem | null {
  const reason = error instanceof WorkFailed ? error.reason : null;
  if (reason === 'timed-out') return 'analysis_timed_out';
  return reason === 'crashed' ? 'analysis_crashed' : null;
}

interface Settling {
  readonly transcriptId: string;
  readonly asked: number;
  readonly meetingId: string;
  readonly isImported: boolean;
}

const settleReady = (
  world: AnalysisWorld,
  scope: JobScope,
  { transcriptId, asked, meetingId, isImported }: Settling,
  result: AnalysisResult,
) =>
  scope.transaction(async (tx) => {
    const { companyId } = tx;
    await transcriptStore.lockMeeting(tx.db, meetingId);
    const { meetingDate } = result;
    const analysis = JSON.stringify({ ...result.analysis, meetingDate });
    const row = await analysisStore.settleReady(tx.db, { transcriptId, asked }, analysis, world.clock.now());
    if (!row) return;
    await world.bus.emit(tx, 'transcripts.analysed', {
      companyId,
      meetingId,
      transcriptId,
      version: row.version,
      uploadedBy: row.uploaded_by,
      isImported,
      newest: Boolean(row.newest),
      analysis: result.analysis,
      actionItems: result.actionItems,
    });
    await notifyViewers(world, tx, { companyId, meetingId, topics: ['transcripts'] });
  });

const settleFailed = (
  world: AnalysisWorld,
  scope: JobScope,
  { transcriptId, asked, meetingId, isImported }: Settling,
  code: AnalysisProblem,
) =>
  scope.transaction(async (tx) => {
    const { companyId } = tx;
    const row = await analysisStore.settleFailed(tx.db, { transcriptId, asked }, code, world.clock.now());
    if (!row) return;
    await world.bus.emit(tx, 'transcripts.failed', {
      companyId,
      meetingId,
      transcriptId,
      version: row.version,
      uploadedBy: row.uploaded_by,
      isImported,
    });
    await notifyViewers(world, tx, { companyId, meetingId, topics: ['transcripts'] });
  });
