import '../retention/retention.events.ts';
import type { World } from '../../platform/world.ts';
import { deleteMeetingTexts } from './messages/delete-meeting-texts.ts';

export function listenChat(world: Pick<World, 'bus'>): void {
  world.bus.on('retention.meetings-expired', (scope, { meetingIds }) =>
    deleteMeetingTexts(scope, meetingIds, { withSessions: true }),
  );
  world.bus.on('retention.transcripts-expired', (scope, { meetingIds }) =>
    deleteMeetingTexts(scope, meetingIds, { withSessions: false }),
  );
}
