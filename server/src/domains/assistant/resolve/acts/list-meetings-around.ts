import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { instantOf } from '@hopgon/contract/time/zoned';
import { addDays } from '@hopgon/engine/time/days';
import { dateOf, midnightOf } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { World } from '../../../../platform/world.ts';
import { listMeetings } from '../../../meetings/list/list-meetings.ts';
import type { Workplace } from '../../shared/workplace.rules.ts';

/** Those that have begun, those that have not ended, or either. */
export type MeantWhen = 'held' | 'to-come' | 'any';

const daysAhead = 120;
const daysBack = 60;
const mostMeetings = 400;

/** The meetings around now that the caller may see and words of a conversation may mean. */
export async function listMeetingsAround(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  { now, zone }: Workplace,
  when: MeantWhen,
): Promise<MeetingSummary[]> {
  const from = when !== 'to-come' ? midnightOf(addDays(dateOf(now), -daysBack)) : now;
  const { meetings } = await listMeetings(world, scope, {
    from: instantOf(from, zone).toISOString(),
    to: instantOf(when === 'held' ? now : midnightOf(addDays(dateOf(now), daysAhead)), zone).toISOString(),
    cancelled: 'false',
    order: 'asc',
    limit: mostMeetings,
  });
  // A closed meeting is found on its own page alone.
  return meetings.filter(
    ({ endsAt, visibility }) =>
      visibility !== 'closed' && (when !== 'to-come' || endsAt > world.clock.now().toISOString()),
  );
}
