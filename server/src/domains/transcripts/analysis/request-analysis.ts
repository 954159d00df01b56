import { Failure } from '@hopgon/contract/failure';
import type { Transcript } from '@hopgon/contract/transcripts/schemas';
import { spendShared } from '../../../platform/limits/shared-limit.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { notifyViewers } from '../../meetings/core/notify-viewers.ts';
import { requireMeeting } from '../../meetings/core/require-meeting.ts';
import { analyseTranscript } from '../transcripts.jobs.ts';
import { analysisLimits } from '../transcripts.limits.ts';
import { presentTranscript } from '../transcripts.presenter.ts';
import { transcriptStore } from '../transcripts.store.ts';
import { analysisStore } from './analyses.store.ts';

/** The newest version of a meeting is analysed again, whatever became of it before. */
export async function requestAnalysis(
  world: Pick<World, 'hub' | 'jobs' | 'limiter'>,
  scope: CompanyScope,
  { meetingId }: { readonly meetingId: string },
): Promise<Transcript> {
  await requireMeeting(scope, meetingId, 'edit');
  await spendShared(world.limiter, analysisLimits, { ...scope.actor, ...(await scope.entry()) });
  return scope.transaction(async (tx) => {
    const { companyId } = await tx.entry();
    await transcriptStore.lockMeeting(tx.db, meetingId);
    const newest = await transcriptStore.findNewest(tx.db, meetingId);
    if (!newest) throw new Failure('transcript_not_found');
    await analysisStore.await(tx.db, newest.id);
    await world.jobs.send(tx, analyseTranscript, companyId, { transcriptId: newest.id });
    await notifyViewers(world, tx, { companyId, meetingId, topics: ['transcripts'] });
    const row = await transcriptStore.find(tx.db, newest.id);
    if (!row) throw new Failure('transcript_not_found');
    return presentTranscript(row);
  });
}
