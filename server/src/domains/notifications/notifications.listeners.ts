import type { World } from '../../platform/world.ts';
import { deleteNotifications } from './delete-notifications.ts';
import { hearActionItems } from './hear-action-items.ts';
import { hearCompanies } from './hear-companies.ts';
import { hearMeetings } from './hear-meetings.ts';
import { hearOwnership } from './hear-ownership.ts';
import { hearPolls } from './hear-polls.ts';
import { hearSessions } from './hear-sessions.ts';
import { hearTranscripts } from './hear-transcripts.ts';

/** What happens in the other domains and is worth a line in somebody's bell. */
export function listenNotifications(world: World): void {
  hearMeetings(world);
  hearPolls(world);
  hearTranscripts(world);
  hearActionItems(world);
  hearCompanies(world);
  hearOwnership(world);
  hearSessions(world);
  world.bus.on('meetings.undone', (scope, { meetingId }) =>
    deleteNotifications(world, scope, { page: `/meetings/${meetingId}` }),
  );
}
