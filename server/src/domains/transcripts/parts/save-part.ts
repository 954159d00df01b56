import '../transcripts.events.ts';
import { Failure } from '@hopgon/contract/failure';
import type { Transcript } from '@hopgon/contract/transcripts/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { failureOfWork } from '../../../platform/threads/failure-of-work.ts';
import type { World } from '../../../platform/world.ts';
import { readCompany } from '../../companies/company/read-company.ts';
import { listActiveTerms } from '../../glossary/list-active-terms.ts';
import { notifyViewers } from '../../meetings/core/notify-viewers.ts';
import { placeStore } from '../glossary/places.store.ts';
import { lockNewest } from '../lock-newest.ts';
import { type NewVersion, saveVersion } from '../save-version.ts';
import { speakerStore } from '../speakers/speakers.store.ts';
import { analyseTranscript } from '../transcripts.jobs.ts';
import { presentTranscript } from '../transcripts.presenter.ts';
import { transcriptStore } from '../transcripts.store.ts';
import { partStore } from './parts.store.ts';

/**
 * Stores what was said as the end of the newest transcript of its meeting: turns keep their numbers, so that corrections,
 * speakers and evidence stay. The first text of a meeting is a version. The caller has asked who may.
 */
export async function savePart(
  world: Pick<World, 'bus' | 'clock' | 'newId' | 'hub' | 'jobs' | 'analyser'>,
  scope: CompanyScope,
  version: NewVersion,
): Promise<Transcript> {
  const newest = await transcriptStore.findNewest(scope.db, version.meetingId);
  const row = newest && (await partStore.readBefore(scope.db, newest.id));
  if (!newest || !row) return saveVersion(world, scope, version);
  const { turn_count: turnCount, ...rest } = row;
  const { companyId } = await scope.entry();
  const read = await world.analyser
    .readPart(companyId, version.source, await listActiveTerms(scope), { ...rest, turnCount })
    .catch((error: unknown) => {
      throw failureOfWork(error);
    });
  if ('refused' in read) throw new Failure(read.refused);
  return scope.transaction(async (tx) => {
    const before = await lockNewest(tx, newest.id);
    if (before.turn_count !== turnCount) throw new Failure('transcript_replaced');
    const { aiSummaryEnabled } = (await readCompany(tx)).settings;
    const now = world.clock.now();
    await partStore.insert(tx.db, {
      company_id: companyId,
      transcript_id: newest.id,
      number: row.number,
      name: version.name,
      content: read.content,
      first_turn: turnCount,
      turn_count: read.turnCount,
      offset_ms: read.offsetMs,
      skipped: read.skipped,
      added_at: now,
      source_hash: version.sourceHash ?? null,
    });
    await transcriptStore.insertTurns(tx.db, companyId, newest.id, read.turns);
    await placeStore.recordImported(tx.db, newest.id, { by: tx.actor.userId, at: now, from: turnCount });
    await speakerStore.nameTurns(tx.db, version.meetingId, newest.id);
    await partStore.setLength(tx.db, newest.id, {
      turnCount: turnCount + read.turnCount,
      state: aiSummaryEnabled ? 'waiting' : 'unasked',
    });
    const meetingId = version.meetingId;
    const added = { companyId, meetingId, transcriptId: newest.id, addedBy: tx.actor.userId };
    await world.bus.emit(tx, 'transcripts.added', added);
    if (aiSummaryEnabled)
      await world.jobs.send(tx, analyseTranscript, companyId, { transcriptId: newest.id });
    await notifyViewers(world, tx, { companyId, meetingId, topics: ['transcripts'] });
    const saved = await transcriptStore.find(tx.db, newest.id);
    if (!saved) throw new Error('a transcript vanished inside its own transaction');
    return presentTranscript(saved);
  });
}
