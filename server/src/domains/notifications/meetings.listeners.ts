import type { Scope } from '../../platform/database/scope.ts';
import type { DomainEvents } from '../../platform/events/bus.ts';
import type { World } from '../../platform/world.ts';
import { createNotifications } from './create-notifications.ts';
import { deleteNotifications } from './delete-notifications.ts';
import { deleteUnread } from './delete-unread.ts';
import { meetingLineStore } from './meeting-lines.store.ts';
import { notificationOutcomes as outcomes, notificationTexts as texts } from './notification-texts.rules.ts';

const meetingPathOf = ({ meetingId }: { readonly meetingId: string }): string => `/meetings/${meetingId}`;

type ListeningWorld = Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>;

function wakeReaders(world: ListeningWorld, scope: Scope, ids: readonly string[]): void {
  const userIds = [...new Set(ids)];
  if (userIds.length > 0) scope.afterCommit(() => world.hub.wake({ userIds, topics: ['notifications'] }));
}

/** The invited are notified of a meeting and its changes; those who lead it, of the responses. */
export function listenToMeetings(world: ListeningWorld): void {
  listenToParticipants(world);
  listenToOutcomes(world);
}

function listenToParticipants(world: ListeningWorld): void {
  world.bus.on('meetings.invited', (scope, event) =>
    createNotifications(scope, world, {
      ...event,
      kind: 'meeting-invited',
      text: texts.invited(event),
      path: meetingPathOf(event),
      time: event,
      subjectId: event.meetingId,
    }),
  );
  world.bus.on('meetings.uninvited', async (scope, event) => {
    // What led there now leads nowhere.
    await deleteNotifications(world, scope, { page: meetingPathOf(event), userIds: event.userIds });
    await createNotifications(scope, world, {
      ...event,
      kind: 'meeting-cancelled',
      text: texts.uninvited(event),
      time: event,
      path: '/meetings',
    });
  });
  world.bus.on('meetings.role-changed', (scope, event) =>
    createNotifications(scope, world, {
      ...event,
      kind: 'meeting-changed',
      text: texts.partChanged(event, event.role),
      path: meetingPathOf(event),
    }),
  );
}

function listenToOutcomes(world: ListeningWorld): void {
  world.bus.on('meetings.changed', async (scope, event) => {
    // A change that is put back unread leaves no notification, neither of the change nor of its return.
    const unaware = event.undone
      ? await deleteUnread(world, scope, {
          path: meetingPathOf(event),
          kind: 'meeting-changed',
          userIds: event.userIds,
        })
      : new Set<string>();
    const userIds = event.userIds.filter((userId) => !unaware.has(userId));
    if (event.changes.includes('time')) return notifyOfMove(world, scope, { ...event, userIds });
    await createNotifications(scope, world, {
      ...event,
      userIds,
      kind: 'meeting-changed',
      text: texts.changed(event, event.changes),
      path: meetingPathOf(event),
    });
  });
  world.bus.on('meetings.cancelled', async (scope, event) => {
    // Nobody need answer any more.
    const done = { companyId: event.companyId, path: meetingPathOf(event), now: world.clock.now() };
    wakeReaders(
      world,
      scope,
      await meetingLineStore.complete(scope.db, { ...done, outcome: outcomes.meetingCancelled }),
    );
    await createNotifications(scope, world, {
      ...event,
      kind: 'meeting-cancelled',
      text: texts.cancelled(event, event.reason),
      path: meetingPathOf(event),
      time: event,
    });
  });
  world.bus.on('meetings.answered', async (scope, event) => {
    const done = { companyId: event.companyId, path: meetingPathOf(event), now: world.clock.now() };
    const answered = { ...event, userId: event.actorId };
    const outcome = outcomes.answered[event.answer];
    wakeReaders(world, scope, await meetingLineStore.complete(scope.db, { ...done, answered, outcome }));
    await createNotifications(scope, world, {
      ...event,
      kind: 'invitation-answered',
      text: texts.answered(event, event.answer, event.reason),
      path: meetingPathOf(event),
    });
  });
}

/** Earlier lines ask no more; the people who are to answer again are asked by the newest one. */
async function notifyOfMove(
  world: ListeningWorld,
  scope: Scope,
  event: DomainEvents['meetings.changed'],
): Promise<void> {
  const { meetingId, userIds, waitingIds } = event;
  const earlier = hasMoved(event) ? event.earlier : null;
  wakeReaders(world, scope, [
    ...(await meetingLineStore.completeMoved(scope.db, meetingId, outcomes.meetingMoved, world.clock.now())),
    ...(await meetingLineStore.reopen(scope.db, meetingId, outcomes.meetingMoved, outcomes.answered)),
  ]);
  for (const isAsked of [true, false]) {
    await createNotifications(scope, world, {
      ...event,
      userIds: userIds.filter((userId) => waitingIds.includes(userId) === isAsked),
      kind: 'meeting-changed',
      text: texts.moved(event, earlier, isAsked),
      path: meetingPathOf(event),
      time: { ...event, earlier: earlier ?? undefined },
      ...(isAsked && { subjectId: meetingId }),
    });
  }
}

const hasMoved = ({ startsAt, endsAt, earlier }: DomainEvents['meetings.changed']): boolean =>
  startsAt.getTime() !== earlier.startsAt.getTime() || endsAt.getTime() !== earlier.endsAt.getTime();
