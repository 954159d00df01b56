import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { notifyViewers } from '../meetings/core/notify-viewers.ts';
import { requireMeeting } from '../meetings/core/require-meeting.ts';
import { paperStore } from './papers.store.ts';

/** From now on the person counts among those who have read it. */
export const recordPaperRead = (
  world: Pick<World, 'clock' | 'hub'>,
  scope: CompanyScope,
  { meetingId, paperId }: { readonly meetingId: string; readonly paperId: string },
): Promise<Record<string, never>> =>
  scope.transaction(async (tx) => {
    const meeting = await requireMeeting(tx, meetingId, 'view');
    if (!(await paperStore.find(tx.db, meetingId, paperId))) throw new Failure('paper_not_found');
    const read = { companyId: meeting.companyId, paperId, userId: tx.actor.userId, now: world.clock.now() };
    if (await paperStore.markRead(tx.db, read))
      await notifyViewers(world, tx, {
        companyId: meeting.companyId,
        meetingId: meeting.id,
        topics: ['meetings'],
      });
    return {};
  });
