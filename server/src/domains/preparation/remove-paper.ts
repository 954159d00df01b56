import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { notifyViewers } from '../meetings/core/notify-viewers.ts';
import { requireMeeting } from '../meetings/core/require-meeting.ts';
import { paperStore } from './papers.store.ts';

export async function removePaper(
  world: Pick<World, 'hub' | 'storage'>,
  scope: CompanyScope,
  { meetingId, paperId }: { readonly meetingId: string; readonly paperId: string },
): Promise<Record<string, never>> {
  const id = await scope.transaction(async (tx) => {
    const meeting = await requireMeeting(tx, meetingId, 'edit');
    const removed = await paperStore.remove(tx.db, meetingId, paperId);
    if (!removed) throw new Failure('paper_not_found');
    await notifyViewers(world, tx, {
      companyId: meeting.companyId,
      meetingId: meeting.id,
      topics: ['meetings'],
    });
    return removed.file_id;
  });
  await world.storage.remove({ folder: 'papers', id });
  return {};
}
