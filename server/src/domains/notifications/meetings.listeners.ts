import type { World } from '../../platform/world.ts';
import type { MeetingNews } from '../meetings/meetings.events.ts';
import { completeNotifications } from './complete-notifications.ts';
import { createNotifications } from './create-notifications.ts';
import { deleteNotifications } from './delete-notifications.ts';
import { deleteUnread } from './delete-unread.ts';
import { notificationOutcomes as outcomes, notificationTexts as texts } from './notification-texts.rules.ts';
import type { Completed } from './notifications.store.ts';

const meetingPathOf = ({ meetingId }: { readonly meetingId: string }): string => `/meetings/${meetingId}`;

// By its page: a line that was answered names no subject, and says the newest answer.
const invitationTo = (event: MeetingNews, outcome: string): Completed => ({
  companyId: event.companyId,
  kind: 'meeting-invited',
  path: meetingPathOf(event),
  outcome,
  replaces: true,
});

type ListeningWorld = Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>;

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
    await createNotifications(scope, world, {
      ...event,
      userIds: event.userIds.filter((userId) => !unaware.has(userId)),
      kind: 'meeting-changed',
      text: texts.changed(event, event.changes),
      path: meetingPathOf(event),
      time: event,
    });
  });
  world.bus.on('meetings.cancelled', async (scope, event) => {
    // Nobody need answer any more.
    await completeNotifications(world, scope, invitationTo(event, outcomes.meetingCancelled));
    await createNotifications(scope, world, {
      ...event,
      kind: 'meeting-cancelled',
      text: texts.cancelled(event, event.reason),
      path: meetingPathOf(event),
      time: event,
    });
  });
  world.bus.on('meetings.answered', async (scope, event) => {
    await completeNotifications(world, scope, {
      ...invitationTo(event, outcomes.answered[event.answer]),
      userIds: [event.actorId],
    });
    await createNotifications(scope, world, {
      ...event,
      kind: 'invitation-answered',
      text: texts.answered(event, event.answer, event.reason),
      path: meetingPathOf(event),
    });
  });
}
