import type { Brief, DraftedItem } from '@hopgon/contract/preparation/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { lengthOf } from '../agenda/read-agenda.ts';
import { requireMeeting } from '../meetings/core/require-meeting.ts';
import { draftAgenda } from './draft-agenda.rules.ts';
import { briefOf } from './read-brief.ts';

/** Proposes an agenda; it is saved by whoever wants it. */
export const suggestAgenda = (
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<{ items: DraftedItem[]; brief: Brief }> =>
  scope.transaction(async (tx) => {
    const meeting = await requireMeeting(tx, meetingId, 'edit');
    const brief = await briefOf(world, tx, meeting);
    return { items: draftAgenda(meeting.goal, lengthOf(meeting), brief), brief };
  });
