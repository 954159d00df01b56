import type { NotificationKind } from '@hopgon/contract/notifications/schemas';
import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
import { completeNotifications } from './complete-notifications.ts';
import { createNotifications } from './create-notifications.ts';
import { deleteNotifications } from './delete-notifications.ts';
import { notificationTexts as texts } from './notification-texts.rules.ts';

const pollPathOf = ({ pollId }: { readonly pollId: string }): string => `/meetings/polls/${pollId}`;

const asksForVotes: readonly NotificationKind[] = ['poll-opened', 'poll-changed'];

interface Answered {
  readonly kinds: readonly NotificationKind[];
  readonly userIds?: readonly string[] | undefined;
}

async function markRead(
  world: Pick<World, 'clock' | 'hub'>,
  scope: Scope,
  event: { readonly companyId: string; readonly pollId: string },
  { kinds, userIds }: Answered,
): Promise<void> {
  const { companyId } = event;
  for (const kind of kinds)
    await completeNotifications(world, scope, { companyId, kind, path: pollPathOf(event), userIds });
}

/** Voters are notified of a poll and its cancellation; its creator, when all have voted or the deadline has passed. */
export function listenToPolls(world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>): void {
  world.bus.on('polls.opened', (scope, event) =>
    createNotifications(scope, world, {
      ...event,
      kind: 'poll-opened',
      text: texts.pollOpened(event.title, event.actorName),
      path: pollPathOf(event),
    }),
  );
  world.bus.on('polls.voted', (scope, event) =>
    markRead(world, scope, event, { kinds: asksForVotes, userIds: [event.userId] }),
  );
  world.bus.on('polls.changed', async (scope, event) => {
    await markRead(world, scope, event, { kinds: ['poll-due'] });
    if (!event.hasOtherTimes) return;
    await createNotifications(scope, world, {
      ...event,
      userIds: event.answeredIds,
      kind: 'poll-changed',
      text: texts.pollChanged(event.title, event.actorName),
      path: pollPathOf(event),
    });
  });
  world.bus.on('polls.cancelled', async (scope, event) => {
    await markRead(world, scope, event, { kinds: [...asksForVotes, 'poll-complete', 'poll-due'] });
    await createNotifications(scope, world, {
      ...event,
      kind: 'poll-cancelled',
      text: texts.pollCancelled(event.title, event.actorName, event.reason),
      path: pollPathOf(event),
    });
  });
  // The invitation to the meeting says the rest; who was still to vote need not.
  world.bus.on('polls.settled', (scope, event) =>
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
