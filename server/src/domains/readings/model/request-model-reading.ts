import '../../models/models.events.ts';
import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { findModel } from '../../models/find-model.ts';
import type { TranscriptAnalysed } from '../../transcripts/transcripts.events.ts';
import type { FoundLines } from './model-lines.schemas.ts';
import { modelReadingsStore } from './model-readings.store.ts';
import { readWithModel } from './readings.jobs.ts';

/** Queues the model's reading of a transcript the engine has read, and records that its text leaves; never of a closed meeting. */
export async function requestModelReading(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'jobs' | 'log'>,
  scope: Scope,
  { newest, companyId, meetingId, transcriptId, uploadedBy, analysis, actionItems }: TranscriptAnalysed,
): Promise<void> {
  if (!newest) return;
  const model = await findModel(world, scope, 'readings');
  if (!model) return;
  const talk = await modelReadingsStore.findTalk(scope.db, transcriptId);
  if (!talk || talk.visibility === 'closed') return;
  const { summary, decisions, openQuestions } = analysis;
  const engineFound: FoundLines = { summary, decisions, openQuestions, actionItems };
  const { host } = new URL(model.access.baseUrl);
  await modelReadingsStore.await(scope.db, {
    company_id: companyId,
    transcript_id: transcriptId,
    model: model.access.model,
    host,
    engine_found: JSON.stringify(engineFound),
    created_at: world.clock.now(),
  });
  await world.bus.emit(scope, 'models.transcript-sent', { companyId, actorId: uploadedBy, meetingId, host });
  await world.jobs.send(scope, readWithModel, companyId, { transcriptId });
}
