import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { undoMeetings } from './undo-meetings.ts';

/** Takes a meeting back as if it had never been; once a mail about it has left that is too late. */
export const undoMeeting = (
  world: Pick<World, 'bus' | 'hub'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<void> => undoMeetings(world, scope, [meetingId]);
