import { groupOfKind } from '@hopgon/contract/notifications/groups';
import type { NotificationKind } from '@hopgon/contract/notifications/schemas';
import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
import { type SaidTime, timeIn } from './line-time.rules.ts';
import { bundleOf } from './notification-bundles.rules.ts';
import { notificationStore } from './notifications.store.ts';

export interface News {
  readonly companyId: string;
  readonly userIds: readonly string[];
  /** The actor, who is not notified. */
  readonly actorId?: string | undefined;
  readonly kind: NotificationKind;
  readonly text: string;
  /** A time that the text may say, as `formatTimeSpanFor` writes it or, of one that begins then, as `startWords` does. */
  readonly time?: SaidTime | undefined;
  /** An own page, such as `/meetings/…`. */
  readonly path: string;
  /** The meeting, item or person the reader is asked to answer, accept or approve. */
  readonly subjectId?: string;
  /** The meeting it is about, where the path does not say it. */
  readonly aboutMeetingId?: string | null;
  /** The version of the item that is asked about. */
  readonly subjectVersion?: number;
}

/**
 * Writes a line for the bell of each person who wants it, in the transaction of `scope`, and wakes them once it has committed.
 * Who wants a push message gets it a little later, if the line is unread then.
 */
export async function createNotifications(
  scope: Scope,
  world: Pick<World, 'clock' | 'hub' | 'newId'>,
  { companyId, userIds, actorId, kind, text, time, path, subjectId, subjectVersion, aboutMeetingId }: News,
): Promise<void> {
  const readers = [...new Set(userIds)].filter((userId) => userId !== actorId);
  if (readers.length === 0) return;
  const created_at = world.clock.now();
  await notificationStore.insert(
    scope.db,
    groupOfKind(kind),
    readers.map((userId) => ({
      company_id: companyId,
      user_id: userId,
      id: world.newId(),
      kind,
      text,
      time: time ? timeIn(text, time) : null,
      path,
      subject_id: subjectId ?? null,
      subject_version: subjectVersion ?? null,
      meeting_id: aboutMeetingId ?? null,
      created_at,
      bundle: bundleOf({ kind, path }),
    })),
  );
  scope.afterCommit(() => world.hub.wake({ userIds: readers, topics: ['notifications'] }));
}
