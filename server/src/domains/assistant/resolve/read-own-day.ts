import { instantOf, localTime } from '@hopgon/contract/time/zoned';
import { addDays } from '@hopgon/engine/time/days';
import { atClock, dateOf } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { listActionItems } from '../../action-items/list-action-items.ts';
import { listMeetings } from '../../meetings/list/list-meetings.ts';
import type { OwnDay } from './offers.rules.ts';

const mostCounted = 50;

/** The caller's meetings from now to midnight, and their open tasks. */
export async function readOwnDay(world: Pick<World, 'clock'>, scope: CompanyScope): Promise<OwnDay> {
  const { timeZone } = await scope.entry();
  const now = world.clock.now();
  const midnight = atClock(addDays(dateOf(localTime(now, timeZone)), 1), '00:00');
  const { meetings } = await listMeetings(world, scope, {
    from: now.toISOString(),
    to: instantOf(midnight, timeZone).toISOString(),
    order: 'asc',
    mine: 'true',
    cancelled: 'false',
    limit: mostCounted,
  });
  const { items } = await listActionItems(world, scope, { mine: 'true', open: 'true', limit: mostCounted });
  return {
    next: meetings[0],
    meetings: meetings.length,
    openTasks: items.length,
    lateTasks: items.filter(({ overdue }) => overdue).length,
  };
}
