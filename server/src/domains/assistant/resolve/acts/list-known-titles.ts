import { instantOf } from '@hopgon/contract/time/zoned';
import { addDays } from '@hopgon/engine/time/days';
import { dateOf, type LocalTime, midnightOf } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { World } from '../../../../platform/world.ts';
import { listActionItems } from '../../../action-items/list-action-items.ts';
import { listClosedMeetingIds } from '../../../meetings/core/list-closed-meeting-ids.ts';
import { listMeetings } from '../../../meetings/list/list-meetings.ts';
import type { TitleOfMeetings } from '../offers.rules.ts';

/** Titles are read beside each message: few enough that they cost less than the message. */
const mostOfEach = 150;
const [daysBack, daysAhead] = [30, 60];

/** What the meetings around today and the open tasks are called that the caller may see; a closed meeting and its tasks have no name here. */
export async function listKnownTitles(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  { now, zone }: { readonly now: LocalTime; readonly zone: string },
): Promise<TitleOfMeetings[]> {
  const dayAt = (days: number) => instantOf(midnightOf(addDays(dateOf(now), days)), zone).toISOString();
  const { meetings } = await listMeetings(world, scope, {
    from: dayAt(-daysBack),
    to: dayAt(daysAhead),
    cancelled: 'false',
    order: 'desc',
    limit: mostOfEach,
  });
  const { items } = await listActionItems(world, scope, {
    mine: 'false',
    open: 'true',
    urgentFirst: true,
    limit: mostOfEach,
  });
  const visible = meetings.filter(({ visibility }) => visibility !== 'closed');
  const byTitle = Map.groupBy(visible, ({ title }) => title);
  const closed = await listClosedMeetingIds(
    scope,
    new Set(items.flatMap(({ meeting }) => meeting?.id ?? [])),
  );
  const tasks = items.filter(({ meeting }) => meeting === null || !closed.has(meeting.id));
  return [
    ...[...byTitle].map(([title, called]) => ({
      ...{ kind: 'meeting' as const, title },
      meetingIds: called.map(({ id }) => id),
    })),
    ...tasks.map(({ title }) => ({ kind: 'task' as const, title })),
  ];
}
