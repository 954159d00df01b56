import type { NotificationKind } from '@hopgon/contract/notifications/schemas';
import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
import type { MinutesNews } from '../minutes/minutes.events.ts';
import { createNotifications } from './create-notifications.ts';
import { notificationTexts as texts } from './notification-texts.rules.ts';
import { subjectStore } from './subjects.store.ts';

type Listening = Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>;

/** The people of a meeting are asked to comment on its minutes and notified of its steps; signers are asked to sign. */
export function listenToMinutes(world: Listening): void {
  const notify = (
    scope: Scope,
    news: MinutesNews,
    kind: NotificationKind,
    text: string,
    userIds: readonly string[],
  ) =>
    createNotifications(scope, world, {
      companyId: news.companyId,
      userIds,
      actorId: news.actorId,
      kind,
      text,
      path: `/meetings/${news.meetingId}?tab=bien-ban`,
    });
  world.bus.on('minutes.review-requested', async (scope, news) => {
    const by = await subjectStore.nameOf(scope.db, news.actorId);
    await notify(scope, news, 'minutes-review', texts.minutesReview(news.title, by), news.userIds);
  });
  world.bus.on('minutes.adopted', async (scope, news) => {
    const signers = signersOf(news);
    const others = news.userIds.filter((userId) => !signers.includes(userId));
    await notify(scope, news, 'minutes-to-sign', texts.minutesToSign(news.title), signers);
    await notify(scope, news, 'minutes-adopted', texts.minutesAdopted(news.title), others);
  });
  world.bus.on('minutes.locked', (scope, news) =>
    notify(scope, news, 'minutes-locked', texts.minutesLocked(news.title), news.userIds),
  );
}

/** Of these only people of the meeting: nobody else may be notified of its title. */
const signersOf = ({ chairId, secretaryId, userIds }: MinutesNews): string[] =>
  userIds.filter((userId) => userId === chairId || userId === secretaryId);
