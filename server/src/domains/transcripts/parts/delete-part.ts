import '../transcripts.events.ts';
import { Failure } from '@hopgon/contract/failure';
import type { ParamsOf } from '@hopgon/contract/route';
import type { deleteTranscriptPart as route } from '@hopgon/contract/transcripts/parts/routes';
import type { Transcript } from '@hopgon/contract/transcripts/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { readCompany } from '../../companies/company/read-company.ts';
import { notifyViewers } from '../../meetings/core/notify-viewers.ts';
import { lockNewest } from '../lock-newest.ts';
import { analyseTranscript } from '../transcripts.jobs.ts';
import { presentTranscript } from '../transcripts.presenter.ts';
import { transcriptStore } from '../transcripts.store.ts';
import { partStore } from './parts.store.ts';

/** The newest transcript of a meeting ends as before its last part; what relies on its turns may refuse. */
export function deletePart(
  world: Pick<World, 'bus' | 'hub' | 'jobs'>,
  scope: CompanyScope,
  { transcriptId, number }: ParamsOf<typeof route>,
): Promise<Transcript> {
  return scope.transaction(async (tx) => {
    const { meeting_id: meetingId } = await lockNewest(tx, transcriptId);
    const { companyId } = await tx.entry();
    const last = await partStore.findLast(tx.db, transcriptId);
    if (last?.number !== number) throw new Failure('part_not_found');
    const turnCount = last.first_turn;
    await world.bus.emit(tx, 'transcripts.shortened', { companyId, meetingId, transcriptId, turnCount });
    await partStore.deletePart(tx.db, transcriptId, last);
    const { aiSummaryEnabled } = (await readCompany(tx)).settings;
    const state = aiSummaryEnabled ? 'waiting' : 'unasked';
    await partStore.setLength(tx.db, transcriptId, { turnCount, state });
    if (aiSummaryEnabled) await world.jobs.send(tx, analyseTranscript, companyId, { transcriptId });
    await notifyViewers(world, tx, { companyId, meetingId, topics: ['transcripts'] });
    const row = await transcriptStore.find(tx.db, transcriptId);
    if (!row) throw new Failure('transcript_not_found');
    return presentTranscript(row);
  });
}
