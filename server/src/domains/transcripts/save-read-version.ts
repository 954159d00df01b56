import './transcripts.events.ts';
import type { Transcript } from '@hopgon/contract/transcripts/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { readCompany } from '../companies/company/read-company.ts';
import { notifyViewers } from '../meetings/core/notify-viewers.ts';
import { placeStore } from './glossary/places.store.ts';
import { speakerStore } from './speakers/speakers.store.ts';
import type { ReadText } from './text.schemas.ts';
import { analyseTranscript } from './transcripts.jobs.ts';
import { presentTranscript } from './transcripts.presenter.ts';
import { transcriptStore } from './transcripts.store.ts';

interface ReadVersion {
  readonly meetingId: string;
  /** As people read it. */
  readonly name: string;
  readonly read: ReadText;
  readonly sourceHash?: Buffer | undefined;
  /** It comes with an import of past meetings. */
  readonly isImported?: true;
}

/** Stores a text that was read as the meeting's next version and queues its analysis, unless the company wants to be asked first. */
export async function saveReadVersion(
  world: Pick<World, 'bus' | 'clock' | 'newId' | 'hub' | 'jobs'>,
  scope: CompanyScope,
  { meetingId, name, read, sourceHash, isImported }: ReadVersion,
): Promise<Transcript> {
  return scope.transaction(async (tx) => {
    const { companyId } = await tx.entry();
    const { aiSummaryEnabled } = (await readCompany(tx)).settings;
    const id = world.newId();
    await transcriptStore.lockMeeting(tx.db, meetingId);
    await transcriptStore.insertVersion(tx.db, {
      company_id: companyId,
      id,
      meeting_id: meetingId,
      name,
      format: read.format,
      content: read.content,
      turn_count: read.turnCount,
      uploaded_by: tx.actor.userId,
      state: aiSummaryEnabled ? 'waiting' : 'unasked',
      created_at: world.clock.now(),
      source_hash: sourceHash ?? null,
    });
    await transcriptStore.insertTurns(tx.db, companyId, id, read.turns);
    await placeStore.recordImported(tx.db, id, { by: tx.actor.userId, at: world.clock.now(), from: 0 });
    await speakerStore.nameTurns(tx.db, meetingId, id);
    const added = { companyId, meetingId, transcriptId: id, addedBy: tx.actor.userId };
    await world.bus.emit(tx, 'transcripts.added', added);
    if (aiSummaryEnabled)
      await world.jobs.send(tx, analyseTranscript, companyId, { transcriptId: id, isImported });
    await notifyViewers(world, tx, { companyId, meetingId, topics: ['transcripts'] });
    const row = await transcriptStore.find(tx.db, id);
    if (!row) throw new Error('a transcript vanished inside its own transaction');
    return presentTranscript(row);
  });
}
