import { itemPage } from '@hopgon/contract/action-items/item-page';
import { notificationGroups } from '@hopgon/contract/notifications/groups';
import type { Scope } from '../../platform/database/scope.ts';
import type { DomainEvents } from '../../platform/events/bus.ts';
import type { World } from '../../platform/world.ts';
import { filterViewers } from '../meetings/core/filter-viewers.ts';
import { createNotifications } from './create-notifications.ts';
import { deleteNotifications } from './delete-notifications.ts';
import { deleteUnread } from './delete-unread.ts';
import { meetingLineStore } from './meeting-lines.store.ts';
import { notificationOutcomes as outcomes, notificationTexts as texts } from './notification-texts.rules.ts';
import { notificationStore } from './notifications.store.ts';

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
  listenToUndone(world);
}

/** Who is not invited any more is led to the list: the meeting's page may be closed to them. */
const uninvitedLine = { kind: 'meeting-cancelled', path: '/meetings' } as const;

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
    await deleteLinesOfUninvited(world, scope, event);
    await createNotifications(scope, world, {
      ...event,
      ...uninvitedLine,
      text: texts.uninvited(event),
      time: event,
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

/** Lines for the people of a meeting as such. */
const meetingKinds = (['invitations', 'answers', 'reminders'] as const).flatMap(
  (group) => notificationGroups[group].kinds,
);

/** Of work that a person has or gave; it is theirs outside of its meeting too. */
const workKinds = (['tasks', 'task-reminders'] as const)
  .flatMap((group) => notificationGroups[group].kinds)
  .filter((kind) => kind !== 'item-commented');

/** Who is not invited any more keeps lines of their work; of the rest, only who may view the meeting without being invited. */
async function deleteLinesOfUninvited(
  world: ListeningWorld,
  scope: Scope,
  event: DomainEvents['meetings.uninvited'],
): Promise<void> {
  const page = meetingPathOf(event);
  const viewers = await filterViewers(scope, event.meetingId, event.userIds);
  const others = event.userIds.filter((userId) => !viewers.has(userId));
  await deleteNotifications(world, scope, { page, userIds: [...viewers], kinds: meetingKinds });
  const ofWork = { page, userIds: others, kinds: workKinds };
  await notificationStore.redirect(scope.db, ofWork, {
    ...{ path: itemPage(event.meetingId, false), meeting_id: event.meetingId },
  });
  await deleteNotifications(world, scope, { page, userIds: others });
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

/** What was done of a meeting and is undone: lines ask again, and say it to those who had read of it. */
function listenToUndone(world: ListeningWorld): void {
  world.bus.on('meetings.restored', async (scope, event) => {
    const { meetingId } = event;
    const path = meetingPathOf(event);
    const said = [outcomes.meetingCancelled];
    wakeReaders(
      world,
      scope,
      await meetingLineStore.reopen(scope.db, { meetingId, said, outcomes: outcomes.answered }),
    );
    const unaware = await deleteUnread(world, scope, {
      ...{ path, kind: 'meeting-cancelled', userIds: event.userIds },
    });
    await createNotifications(scope, world, {
      ...event,
      userIds: event.userIds.filter((userId) => !unaware.has(userId)),
      ...{ kind: 'meeting-changed', text: texts.restored(event), path, time: event },
    });
  });
  world.bus.on('meetings.answer-undone', async (scope, event) => {
    const { meetingId, userIds, actorId: userId } = event;
    const said = Object.values(outcomes.answered);
    wakeReaders(
      world,
      scope,
      await meetingLineStore.reopen(scope.db, { meetingId, said, outcomes: outcomes.answered, userId }),
    );
    await deleteUnread(world, scope, { path: meetingPathOf(event), kind: 'invitation-answered', userIds });
  });
  world.bus.on('meetings.removal-undone', async (scope, event) => {
    const { userIds, answeredIds } = event;
    const unaware = await deleteUnread(world, scope, { ...uninvitedLine, userIds });
    await deleteUnread(world, scope, {
      ...{ path: meetingPathOf(event), kind: 'meeting-invited' },
      userIds: answeredIds.filter((userId) => unaware.has(userId)),
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
    ...(await meetingLineStore.reopen(scope.db, {
      ...{ meetingId, said: [outcomes.meetingMoved], outcomes: outcomes.answered },
    })),
  ]);
  for (const isAsked of [true, false]) {
    await createNotifications(scope, world, {
      ...event,
      userIds: userIds.filter((userId) => waitingIds.includes(userId) === isAsked),
      kind: 'meeting-changed',
      text: texts.moved(event, { earlier, changes: event.changes, asksAgain: isAsked }),
      path: meetingPathOf(event),
      time: { ...event, earlier: earlier ?? undefined },
      ...(isAsked && { subjectId: meetingId }),
    });
  }
}

const hasMoved = ({ startsAt, endsAt, earlier }: DomainEvents['meetings.changed']): boolean =>
  startsAt.getTime() !== earlier.startsAt.getTime() || endsAt.getTime() !== earlier.endsAt.getTime();
