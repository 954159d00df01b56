import '../transcripts.events.ts';
import { Failure } from '@hopgon/contract/failure';
import { day } from '../../../platform/clock/durations.rules.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { notifyViewers } from '../../meetings/core/notify-viewers.ts';
import { requireMeeting } from '../../meetings/core/require-meeting.ts';
import { removeImportedMeetings } from '../../meetings/import/remove-imported-meetings.ts';
import { transcriptStore } from '../transcripts.store.ts';
import { transcriptImportStore } from './transcript-imports.store.ts';

type UndoWorld = Pick<World, 'bus' | 'clock' | 'hub'>;
type FileRow = Awaited<ReturnType<typeof transcriptImportStore.listFiles>>[number];

/** Undoes an import of the caller, file by file: what people worked with since stays, and what the caller may no longer edit. */
export async function undoTranscriptImport(
  world: UndoWorld,
  scope: CompanyScope,
  importId: string,
): Promise<{ removed: number; kept: number }> {
  const { userId } = scope.actor;
  const [row] = await transcriptImportStore.listImports(scope.db, userId, { limit: 1, importId });
  if (!row) throw new Failure('import_not_found');
  if (world.clock.now().getTime() - row.imported_at.getTime() > day) throw new Failure('undo_too_late');
  const files = await transcriptImportStore.listFiles(scope.db, userId, importId);
  let removed = 0;
  for (const file of files) if (await removeFile(world, scope, file)) removed += 1;
  return { removed, kept: files.length - removed };
}

/** A transcript that something relies on, and a meeting the caller has lost. */
const keeping: ReadonlySet<string> = new Set(['part_cited', 'meeting_not_found', 'not_allowed']);

/** Whether it is gone. */
async function removeFile(world: UndoWorld, scope: CompanyScope, file: FileRow): Promise<boolean> {
  const { transcript_id: transcriptId, meeting_id: meetingId } = file;
  try {
    return await scope.transaction(async (tx) => {
      const { companyId } = await tx.entry();
      await requireMeeting(tx, meetingId, 'edit');
      await transcriptStore.lockMeeting(tx.db, meetingId);
      const newest = await transcriptStore.findNewest(tx.db, meetingId);
      if (newest?.id !== transcriptId || (await transcriptImportStore.isEdited(tx.db, transcriptId)))
        return false;
      await world.bus.emit(tx, 'transcripts.shortened', { companyId, meetingId, transcriptId, turnCount: 0 });
      await transcriptImportStore.deleteTranscript(tx.db, transcriptId);
      await notifyViewers(world, tx, { companyId, meetingId, topics: ['transcripts', 'readings'] });
      if (file.has_created_meeting) await removeImportedMeetings(world, tx, [meetingId]);
      return true;
    });
  } catch (error) {
    if (error instanceof Failure && keeping.has(error.code)) return false;
    throw error;
  }
}
