import { formatMoment } from '@hopgon/contract/time/format-time';
import type { World } from '../../platform/world.ts';
import type { WrittenVoteNews } from '../live/motions/motions.events.ts';
import { completeNotifications } from './complete-notifications.ts';
import { createNotifications } from './create-notifications.ts';
import type { SaidTime } from './line-time.rules.ts';
import { notificationOutcomes as outcomes, notificationTexts as texts } from './notification-texts.rules.ts';
import { subjectStore } from './subjects.store.ts';

const votePathOf = ({ meetingId }: { readonly meetingId: string }): string => `/meetings/${meetingId}/live`;

const untilTime = ({ deadline, timeZone }: WrittenVoteNews): SaidTime => ({
  ...{ startsAt: deadline, endsAt: deadline, timeZone },
  ...{ readerZone: timeZone, form: 'moment' },
});

/** People are asked for their opinion in writing, reminded before the deadline, and left alone once they answered. */
export function listenToMotions(world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>): void {
  world.bus.on('motions.written-opened', async (scope, news) => {
    const by = news.actorId === null ? '' : await subjectStore.nameOf(scope.db, news.actorId);
    const until = formatMoment(news.deadline, news.timeZone);
    await createNotifications(scope, world, {
      ...{ companyId: news.companyId, userIds: news.userIds, kind: 'vote-opened' },
      text: texts.voteOpened(news.title, by, until),
      ...{ time: untilTime(news), path: votePathOf(news), subjectId: news.motionId },
    });
  });
  world.bus.on('motions.written-due', (scope, news) =>
    createNotifications(scope, world, {
      ...{ companyId: news.companyId, userIds: news.userIds, kind: 'vote-due' },
      text: texts.voteDue(news.title, formatMoment(news.deadline, news.timeZone)),
      ...{ time: untilTime(news), path: votePathOf(news), subjectId: news.motionId },
    }),
  );
  world.bus.on('motions.written-ended', async (scope, { companyId, motionId }) => {
    for (const kind of ['vote-opened', 'vote-due'] as const)
      await completeNotifications(world, scope, {
        ...{ companyId, kind, subjectId: motionId },
        outcome: outcomes.endedVote,
      });
  });
  world.bus.on('motions.written-answered', async (scope, { companyId, motionId, userIds }) => {
    for (const kind of ['vote-opened', 'vote-due'] as const)
      await completeNotifications(world, scope, {
        ...{ companyId, kind, subjectId: motionId, userIds },
        outcome: outcomes.answeredVote,
      });
  });
}
