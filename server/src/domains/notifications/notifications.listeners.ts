import '../retention/retention.events.ts';
import type { World } from '../../platform/world.ts';
import { listenToCompanies } from './companies.listeners.ts';
import { deleteNotifications } from './delete-notifications.ts';
import { listenToActionItems } from './items/action-items.listeners.ts';
import { listenToMeetings } from './meetings.listeners.ts';
import { listenToMinutes } from './minutes.listeners.ts';
import { listenToMotions } from './motions.listeners.ts';
import { listenToOwnership } from './ownership.listeners.ts';
import { listenToPolls } from './polls.listeners.ts';
import { listenToSessions } from './sessions.listeners.ts';
import { listenToTranscripts } from './transcripts.listeners.ts';

/** What happens in the other domains and is worth a line in somebody's bell. */
export function listenNotifications(world: World): void {
  listenToMeetings(world);
  listenToPolls(world);
  listenToTranscripts(world);
  listenToMinutes(world);
  listenToMotions(world);
  listenToActionItems(world);
  listenToCompanies(world);
  listenToOwnership(world);
  listenToSessions(world);
  world.bus.on('retention.meetings-expired', (scope, { meetingIds }) =>
    deleteNotifications(world, scope, { meetingIds }),
  );
  world.bus.on('meetings.undone', (scope, { meetingId }) =>
    deleteNotifications(world, scope, { meetingIds: [meetingId] }),
  );
}
