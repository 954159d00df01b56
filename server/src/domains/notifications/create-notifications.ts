import { formatTimeSpanFor, type ReadTimeSpan } from '@hopgon/contract/meetings/format-time-span';
import type { NotificationKind, NotificationTime } from '@hopgon/contract/notifications/schemas';
import { localClock } from '@hopgon/contract/time/zoned';
import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
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
}

interface SaidTime extends ReadTimeSpan {
  readonly form?: NotificationTime['form'];
}

/** 'lúc 09:30' */
const startWords = ({ startsAt, timeZone }: Pick<ReadTimeSpan, 'startsAt' | 'timeZone'>): string =>
  `lúc ${localClock(startsAt, timeZone)}`;

function timeIn(text: string, time: SaidTime): NotificationTime | null {
  const { timeZone, form = 'span' } = time;
  const words = form === 'span' ? formatTimeSpanFor(time) : startWords(time);
  if (!text.includes(words)) return null;
  const [startsAt, endsAt] = [new Date(time.startsAt), new Date(time.endsAt)];
  return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), timeZone, words, form };
}

/** Writes a line for the bell of each person in the transaction of `scope`, and wakes them once it has committed. */
export async function createNotifications(
  scope: Scope,
  world: Pick<World, 'clock' | 'hub' | 'newId'>,
  { companyId, userIds, actorId, kind, text, time, path, subjectId }: News,
): Promise<void> {
  const told = [...new Set(userIds)].filter((userId) => userId !== actorId);
  if (told.length === 0) return;
  const created_at = world.clock.now();
  await notificationStore.insert(
    scope.db,
    told.map((userId) => ({
      company_id: companyId,
      user_id: userId,
      id: world.newId(),
      kind,
      text,
      time: time ? timeIn(text, time) : null,
      path,
      subject_id: subjectId ?? null,
      created_at,
    })),
  );
  scope.afterCommit(() => world.hub.wake({ userIds: told, topics: ['notifications'] }));
}
