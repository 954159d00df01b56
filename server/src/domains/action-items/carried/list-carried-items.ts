import type { CarriedItem } from '@hopgon/contract/action-items/follow-ups/schemas';
import { localDay } from '@hopgon/contract/time/zoned';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { requireMeeting } from '../../meetings/core/require-meeting.ts';
import { presentItem } from '../action-items.presenter.ts';
import { carriedItemStore } from './carried-items.store.ts';

/**
 * What earlier meetings of its series left open and a meeting is to come back to. It is read and never stored: an item that
 * is done, or moved to another person, is right on the agenda at once.
 */
export async function listCarriedItems(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<{ items: CarriedItem[] }> {
  return scope.transaction(async (tx) => {
    const meeting = await requireMeeting(tx, meetingId, 'view');
    const { seriesId, startsAt, endsAt } = meeting;
    const now = world.clock.now();
    if (seriesId === null || meeting.cancelled || meeting.isDraft) return { items: [] };
    const next = { seriesId, startsAt, endsAt, isClosed: meeting.visibility === 'closed' };
    const isOver = endsAt <= now;
    if (!isOver && (await carriedItemStore.hasEarlier(tx.db, next, now))) return { items: [] };
    const { userId } = tx.actor;
    const { timeZone } = await tx.entry();
    const viewer = { userId, today: localDay(now, timeZone) };
    const rows = await carriedItemStore.openAt(tx.db, userId, next, isOver ? startsAt : now);
    return {
      items: rows.map((row) => ({ item: presentItem(row, viewer), carriedOver: row.carried_over })),
    };
  });
}
