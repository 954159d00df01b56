import type { NotificationKind } from '@hopgon/contract/notifications/schemas';
import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
import type { MinutesNews } from '../minutes/minutes.events.ts';
import { completeNotifications } from './complete-notifications.ts';
import { createNotifications } from './create-notifications.ts';
import { notificationOutcomes as outcomes, notificationTexts as texts } from './notification-texts.rules.ts';
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
      path: minutesPathOf(news),
    });
  listenToEnds(world);
  listenToComments(world);
  world.bus.on('minutes.review-requested', async (scope, news) => {
    const by = await subjectStore.nameOf(scope.db, news.actorId);
    await notify(scope, news, 'minutes-review', texts.minutesReview(news.title, by), news.userIds);
  });
  world.bus.on('minutes.adopted', async (scope, news) => {
    await endReview(world, scope, news, outcomes.reviewEnded.adopted);
    const signers = signersOf(news);
    const others = news.userIds.filter((userId) => !signers.includes(userId));
    await notify(scope, news, 'minutes-to-sign', texts.minutesToSign(news.title), signers);
    await notify(scope, news, 'minutes-adopted', texts.minutesAdopted(news.title), others);
  });
  world.bus.on('minutes.locked', (scope, news) =>
    notify(scope, news, 'minutes-locked', texts.minutesLocked(news.title), news.userIds),
  );
}

/** Who a comment is assigned to is notified, until it is resolved. */
function listenToComments(world: Listening): void {
  world.bus.on('minutes.comment-assigned', async (scope, news) => {
    const isClosed = await subjectStore.isClosed(scope.db, news.meetingId);
    const title = isClosed ? null : await subjectStore.titleOf(scope.db, news.meetingId);
    const by = isClosed ? 'Một người' : await subjectStore.nameOf(scope.db, news.actorId);
    await createNotifications(scope, world, {
      ...{ companyId: news.companyId, userIds: [news.assigneeId], actorId: news.actorId },
      ...{ kind: 'minutes-commented', text: texts.minutesCommented(title, by, news.text) },
      ...{ path: minutesPathOf(news), subjectId: news.commentId },
    });
  });
  world.bus.on('minutes.comment-resolved', (scope, { companyId, commentId: subjectId }) =>
    completeNotifications(world, scope, {
      ...{ companyId, subjectId, kind: 'minutes-commented', outcome: outcomes.commentResolved },
    }),
  );
}

const minutesPathOf = ({ meetingId }: { readonly meetingId: string }): string =>
  `/meetings/${meetingId}?tab=bien-ban`;

type Ended = Pick<MinutesNews, 'companyId' | 'meetingId'>;

const endReview = (world: Listening, scope: Scope, ended: Ended, outcome: string): Promise<void> =>
  completeNotifications(world, scope, {
    ...{ companyId: ended.companyId, kind: 'minutes-review', path: minutesPathOf(ended), outcome },
  });

const endSigning = (
  world: Listening,
  scope: Scope,
  ended: Ended,
  { outcome, userIds }: { readonly outcome: string; readonly userIds?: readonly string[] },
): Promise<void> =>
  completeNotifications(world, scope, {
    ...{ companyId: ended.companyId, kind: 'minutes-to-sign', path: minutesPathOf(ended), outcome, userIds },
  });

/** What is done or given up is asked of nobody any more. */
function listenToEnds(world: Listening): void {
  world.bus.on('minutes.signed', (scope, { signerIds: userIds, ...signed }) =>
    endSigning(world, scope, signed, { outcome: outcomes.signingEnded.signed, userIds }),
  );
  world.bus.on('minutes.locked', (scope, news) =>
    endSigning(world, scope, news, { outcome: outcomes.signingEnded.locked }),
  );
  world.bus.on('minutes.reopened', (scope, news) =>
    endSigning(world, scope, news, { outcome: outcomes.signingEnded.reopened }),
  );
  world.bus.on('minutes.cancelled', async (scope, news) => {
    await endReview(world, scope, news, outcomes.reviewEnded.cancelled);
    await endSigning(world, scope, news, { outcome: outcomes.signingEnded.cancelled });
  });
}

/** Of these only people of the meeting: nobody else may be notified of its title. */
const signersOf = ({ chairId, secretaryId, userIds }: MinutesNews): string[] =>
  userIds.filter((userId) => userId === chairId || userId === secretaryId);
