import type { World } from '../../platform/world.ts';
import { dropNotifications } from './drop-notifications.ts';
import { notificationTexts as texts } from './notification-texts.rules.ts';
import { notify } from './notify.ts';

const pathOf = ({ pollId }: { readonly pollId: string }): string => `/meetings/polls/${pollId}`;

/** Those asked hear of a poll and when it is off; whoever asked hears when all have voted, or the time is over. */
export function hearPolls(world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>): void {
  world.bus.on('polls.opened', (scope, event) =>
    notify(scope, world, {
      ...event,
      kind: 'poll-opened',
      text: texts.pollOpened(event.title, event.actorName),
      path: pathOf(event),
    }),
  );
  world.bus.on('polls.cancelled', (scope, event) =>
    notify(scope, world, {
      ...event,
      kind: 'poll-cancelled',
      text: texts.pollCancelled(event.title, event.actorName, event.reason),
      path: pathOf(event),
    }),
  );
  // The invitation to the meeting says the rest; who was still to vote need not.
  world.bus.on('polls.settled', (scope, event) => dropNotifications(world, scope, { page: pathOf(event) }));
  world.bus.on('polls.complete', (scope, event) =>
    notify(scope, world, {
      companyId: event.companyId,
      userIds: [event.ownerId],
      kind: 'poll-complete',
      text: texts.pollComplete(event.title, event.asked),
      path: pathOf(event),
    }),
  );
  world.bus.on('polls.due', (scope, event) =>
    notify(scope, world, {
      companyId: event.companyId,
      userIds: [event.ownerId],
      kind: 'poll-due',
      text: texts.pollDue(event.title, event),
      path: pathOf(event),
    }),
  );
}
