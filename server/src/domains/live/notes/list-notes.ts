import type { Note } from '@hopgon/contract/live/notes/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { requireLiveMeeting } from '../course/require-live-meeting.ts';
import { presentNote } from './notes.presenter.ts';
import { noteStore } from './notes.store.ts';

interface Asked {
  readonly meetingId: string;
  readonly since: number;
}

/** The notes of a meeting, or what changed of them since a revision. */
export const listNotes = (
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  { meetingId, since }: Asked,
): Promise<{ notes: Note[]; revision: number }> =>
  scope.transaction(async (tx) => {
    await requireLiveMeeting(world, tx, meetingId);
    const rows = await noteStore.list(tx.db, meetingId, since);
    // Of the rows themselves: one that commits between two queries is not passed over.
    const revision = rows.reduce((highest, row) => Math.max(highest, row.revision), since);
    return { notes: rows.map(presentNote), revision };
  });
