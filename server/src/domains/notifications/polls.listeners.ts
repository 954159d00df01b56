import type { NotificationKind } from '@hopgon/contract/notifications/schemas';
import { formatMoment } from '@hopgon/contract/time/format-time';
import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
import type { PollNews } from '../scheduling/scheduling.events.ts';
import { completeNotifications } from './complete-notifications.ts';
import { createNotifications } from './create-notifications.ts';
import { deleteNotifications } from './delete-notifications.ts';
import { type SaidTime, timeIn } from './line-time.rules.ts';
import { notificationOutcomes as outcomes, notificationTexts as texts } from './notification-texts.rules.ts';
import { notificationStore } from './notifications.store.ts';

const pollPathOf = ({ pollId }: { readonly pollId: string }): string => `/meetings/polls/${pollId}`;

const asksForVotes = ['poll-opened', 'poll-changed'] as const;

interface Done {
  readonly kinds: readonly NotificationKind[];
  readonly userIds?: readonly string[] | undefined;
  readonly outcome: string;
}

/** The day and hour until which one may vote, as lines say it. */
const deadlineWords = ({ deadline, timeZone }: PollNews): string => formatMoment(deadline, timeZone);
const deadlineTime = ({ deadline, timeZone }: PollNews): SaidTime => ({
  startsAt: deadline,
  endsAt: deadline,
  timeZone,
  readerZone: timeZone,
  form: 'moment',
});

async function complete(
  world: Pick<World, 'clock' | 'hub'>,
  scope: Scope,
  event: { readonly companyId: string; readonly pollId: string },
  { kinds, userIds, outcome }: Done,
): Promise<void> {
  const { companyId } = event;
  for (const kind of kinds)
    await completeNotifications(world, scope, { companyId, kind, path: pollPathOf(event), userIds, outcome });
}

/** Who was asked and has not voted reads the deadline there is now. */
async function renewDeadline(world: Pick<World, 'hub'>, scope: Scope, event: PollNews): Promise<void> {
  const lines = {
    'poll-opened': texts.pollOpened(event.title, event.actorName, deadlineWords(event)),
    'poll-changed': texts.pollChanged(event.title, event.actorName, deadlineWords(event)),
  };
  const rows = await Promise.all(
    asksForVotes.map((kind) => {
      const text = lines[kind];
      const time = timeIn(text, deadlineTime(event));
      return notificationStore.rewriteAsking(scope.db, { path: pollPathOf(event), kind, text, time });
    }),
  );
  const userIds = [...new Set(rows.flat().map((row) => row.user_id))];
  if (userIds.length > 0) scope.afterCommit(() => world.hub.wake({ userIds, topics: ['notifications'] }));
}

/** Voters are notified of a poll and its cancellation; its creator, when all have voted or the deadline has passed. */
export function listenToPolls(world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>): void {
  world.bus.on('polls.opened', (scope, event) =>
    createNotifications(scope, world, {
      ...event,
      kind: 'poll-opened',
      text: texts.pollOpened(event.title, event.actorName, deadlineWords(event)),
      time: deadlineTime(event),
      path: pollPathOf(event),
    }),
  );
  world.bus.on('polls.voted', (scope, event) =>
    complete(world, scope, event, { kinds: asksForVotes, userIds: [event.userId], outcome: outcomes.voted }),
  );
  world.bus.on('polls.changed', async (scope, event) => {
    await complete(world, scope, event, { kinds: ['poll-due'], outcome: outcomes.pollProlonged });
    await renewDeadline(world, scope, event);
    if (!event.hasOtherTimes) return;
    await createNotifications(scope, world, {
      ...event,
      userIds: event.answeredIds,
      kind: 'poll-changed',
      text: texts.pollChanged(event.title, event.actorName, deadlineWords(event)),
      time: deadlineTime(event),
      path: pollPathOf(event),
    });
  });
  world.bus.on('polls.cancelled', async (scope, event) => {
    await complete(world, scope, event, {
      kinds: [...asksForVotes, 'poll-complete', 'poll-due'],
      outcome: outcomes.pollCancelled,
    });
    await createNotifications(scope, world, {
      ...event,
      kind: 'poll-cancelled',
      text: texts.pollCancelled(event.title, event.actorName, event.reason),
      path: pollPathOf(event),
    });
  });
  // The invitation to the meeting says the rest; who was still to vote need not.
  world.bus.on('polls.completed', (scope, event) =>
    deleteNotifications(world, scope, { page: pollPathOf(event) }),
  );
  world.bus.on('polls.complete', (scope, event) =>
    createNotifications(scope, world, {
      companyId: event.companyId,
      userIds: [event.ownerId],
      kind: 'poll-complete',
      text: texts.pollComplete(event.title, event.asked),
      path: pollPathOf(event),
    }),
  );
  world.bus.on('polls.due', (scope, event) =>
    createNotifications(scope, world, {
      companyId: event.companyId,
      userIds: [event.ownerId],
      kind: 'poll-due',
      text: texts.pollDue(event.title, event),
      path: pollPathOf(event),
    }),
  );
}
