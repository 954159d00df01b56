import '../transcripts.events.ts';
import type { ReplyOf } from '@hopgon/contract/route';
import type { applyGlossary as route } from '@hopgon/contract/transcripts/glossary/routes';
import { spendShared } from '../../../platform/limits/shared-limit.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { notifyViewers } from '../../meetings/core/notify-viewers.ts';
import { lockNewest } from '../lock-newest.ts';
import { requireTranscript } from '../require-transcript.ts';
import { analysisLimits } from '../transcripts.limits.ts';
import { findTranscriptPlaces } from './find-transcript-places.ts';
import { placeStore } from './places.store.ts';

/** Writes into a transcript what the glossary of today is sure of, and proposes the rest. */
export async function applyGlossary(
  world: Pick<World, 'analyser' | 'bus' | 'clock' | 'hub' | 'limiter'>,
  scope: CompanyScope,
  transcriptId: string,
): Promise<ReplyOf<typeof route>> {
  await requireTranscript(scope, transcriptId, 'edit');
  await spendShared(world.limiter, analysisLimits, { ...scope.actor, ...(await scope.entry()) });
  const { changes, applied, proposed } = await findTranscriptPlaces(world, scope, transcriptId);
  await scope.transaction(async (tx) => {
    const { meeting_id: meetingId } = await lockNewest(tx, transcriptId);
    const { companyId } = await tx.entry();
    const by = { by: tx.actor.userId, at: world.clock.now() };
    const indexes = await placeStore.applyChanges(tx.db, transcriptId, { ...by, changes, byGlossary: true });
    if (indexes.length > 0)
      await world.bus.emit(tx, 'transcripts.turns-corrected', {
        ...{ companyId, meetingId, transcriptId },
        indexes,
      });
    await notifyViewers(world, tx, { companyId, meetingId, topics: ['transcripts'] });
  });
  return { applied, proposed };
}
