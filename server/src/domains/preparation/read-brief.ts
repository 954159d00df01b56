import type { Brief } from '@hopgon/contract/preparation/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { requireMeeting } from '../meetings/core/require-meeting.ts';
import { buildBrief } from './build-brief.ts';

export const readBrief = (
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<Brief> =>
  scope.transaction(async (tx) => buildBrief(world, tx, await requireMeeting(tx, meetingId, 'view')));
