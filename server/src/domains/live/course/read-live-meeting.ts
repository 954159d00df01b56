import type { LiveMeeting } from '@hopgon/contract/live/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { buildLiveMeeting } from './build-live-meeting.ts';
import { requireLiveMeeting } from './require-live-meeting.ts';

export const readLiveMeeting = (
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<LiveMeeting> =>
  scope.transaction(async (tx) =>
    buildLiveMeeting(world, tx, await requireLiveMeeting(world, tx, meetingId)),
  );
