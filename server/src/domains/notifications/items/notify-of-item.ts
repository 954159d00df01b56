import { itemCommentsPage, itemPage } from '@hopgon/contract/action-items/item-page';
import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { filterViewers } from '../../meetings/core/filter-viewers.ts';
import { createNotifications, type News } from '../create-notifications.ts';

export interface NotifiedItem {
  readonly companyId: string;
  readonly meetingId: string | null;
}

interface ItemNews extends Omit<News, 'companyId' | 'path'> {
  /** The item whose comments the line opens. */
  readonly commentsOf?: string;
}

/** Writes lines about an item; each leads its reader to a page they may open. */
export async function notifyOfItem(
  world: Pick<World, 'clock' | 'hub' | 'newId'>,
  scope: Scope,
  { companyId, meetingId }: NotifiedItem,
  { commentsOf, ...news }: ItemNews,
): Promise<void> {
  const viewers =
    meetingId === null ? new Set<string>() : await filterViewers(scope, meetingId, news.userIds);
  for (const [mayView, userIds] of Map.groupBy(news.userIds, (userId) => viewers.has(userId))) {
    const path = commentsOf ? itemCommentsPage(commentsOf, meetingId, mayView) : itemPage(meetingId, mayView);
    await createNotifications(scope, world, {
      ...{ ...news, companyId, userIds, path },
      ...(!mayView && { aboutMeetingId: meetingId }),
    });
  }
}
