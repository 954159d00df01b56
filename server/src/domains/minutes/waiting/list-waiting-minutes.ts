import type { listWaitingMinutes as route } from '@hopgon/contract/minutes/waiting/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import type { Scope } from '../../../platform/database/scope.ts';
import { waitingStore } from './waiting.store.ts';

/** The minutes that wait for a person to adopt, agree to or sign them, or to answer a comment. */
export async function listWaitingMinutes(scope: Scope, userId: string): Promise<ReplyOf<typeof route>> {
  const rows = await waitingStore.list(scope.db, userId);
  return {
    waiting: rows.map(({ meeting_id: meetingId, title, waits_for: waitsFor, since }) => ({
      ...{ meetingId, title, waitsFor },
      since: since.toISOString(),
    })),
  };
}
