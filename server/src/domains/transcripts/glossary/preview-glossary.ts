import { Failure } from '@hopgon/contract/failure';
import type { ReplyOf } from '@hopgon/contract/route';
import type { previewGlossary as route } from '@hopgon/contract/transcripts/glossary/routes';
import { spendShared } from '../../../platform/limits/shared-limit.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { requireTranscript } from '../require-transcript.ts';
import { analysisLimits } from '../transcripts.limits.ts';
import { transcriptStore } from '../transcripts.store.ts';
import { findTranscriptPlaces } from './find-transcript-places.ts';

/** What the glossary would change in the newest transcript of a meeting; nothing is changed. */
export async function previewGlossary(
  world: Pick<World, 'analyser' | 'limiter'>,
  scope: CompanyScope,
  transcriptId: string,
): Promise<ReplyOf<typeof route>> {
  const { meeting_id: meetingId } = await requireTranscript(scope, transcriptId, 'edit');
  const newest = await transcriptStore.findNewest(scope.db, meetingId);
  if (newest?.id !== transcriptId) throw new Failure('transcript_replaced');
  await spendShared(world.limiter, analysisLimits, { ...scope.actor, ...(await scope.entry()) });
  const { shown, applied, proposed } = await findTranscriptPlaces(world, scope, transcriptId);
  return { turns: shown, applied, proposed };
}
