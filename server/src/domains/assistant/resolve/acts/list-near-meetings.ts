import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { Workplace } from '../../shared/workplace.rules.ts';
import type { ActWorld, MeantMeeting } from './find-meant-meetings.ts';
import { listMeetingsAround } from './list-meetings-around.ts';
import { narrowSeries, timeScore } from './meant-time.rules.ts';

/** Meetings of the caller's own to choose from where words mean none: those at the times that were said, else the next ones. */
export async function listNearMeetings(
  world: ActWorld,
  scope: CompanyScope,
  place: Workplace,
  meant: MeantMeeting,
): Promise<MeetingSummary[]> {
  const meetings = await listMeetingsAround(world, scope, place, meant.when);
  const own = meetings.filter(({ myAnswer, mayEdit }) => myAnswer !== null || mayEdit);
  const then = meant.times.length === 0 ? [] : own.filter((meeting) => timeScore(meeting, meant.times) > 0);
  return narrowSeries(then.length > 0 ? then : own, { ...meant, lastIds: [] }, place.now);
}
