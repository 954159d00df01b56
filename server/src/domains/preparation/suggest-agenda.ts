import type { Brief, DraftedItem } from '@hopgon/contract/preparation/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { computeMeetingMinutes } from '../agenda/compute-meeting-minutes.ts';
import { requireMeeting } from '../meetings/core/require-meeting.ts';
import { buildBrief } from './build-brief.ts';
import { draftAgenda } from './draft-agenda.rules.ts';

/** Suggests an agenda without saving it. */
export const suggestAgenda = (
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<{ items: DraftedItem[]; brief: Brief }> =>
  scope.transaction(async (tx) => {
    const meeting = await requireMeeting(tx, meetingId, 'edit');
    const brief = await buildBrief(world, tx, meeting);
    return { items: draftAgenda(meeting.goal, computeMeetingMinutes(meeting), brief), brief };
  });
