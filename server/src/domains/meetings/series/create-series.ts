import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { createSeries as route } from '@hopgon/contract/series/routes';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { resolveTimeZone } from '../../companies/days/resolve-time-zone.ts';
import { createMeeting } from '../core/create-meeting.ts';
import { endAfter } from '../time/meeting-length.rules.ts';
import { rejectOverlaps } from '../time/reject-overlaps.ts';
import { createOccurrences } from './create-occurrences.ts';
import { renderSeries } from './invitations/render-series.ts';
import { sendSeriesInvitations } from './invitations/send-series-invitations.ts';
import { requireFreeSeries } from './require-free-series.ts';
import { scheduleFilling } from './schedule-filling.ts';
import { seriesStore } from './series.store.ts';
import { beginningOf, planSeries, slotsOf } from './series-time.rules.ts';

type CreateWorld = Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'jobs' | 'newId'>;

type Body = BodyOf<typeof route>;

interface NewSeries extends Omit<Body, 'undoable' | 'notify'>, Partial<Pick<Body, 'undoable' | 'notify'>> {
  /** When the mails may leave; at once when not given. */
  readonly sendAfter?: Date | undefined;
}

/** Creates a series with a meeting for each of its times, as far ahead as there is one, and invites people to it once. */
export function createSeries(
  world: CreateWorld,
  scope: CompanyScope,
  { recurrence, sendAfter, undoable, notify = true, ...input }: NewSeries,
): Promise<Meeting> {
  return rejectOverlaps(() =>
    scope.transaction(async (tx) => {
      const { companyId } = await tx.entry();
      const now = world.clock.now();
      const zone = await resolveTimeZone(tx, input.timeZone);
      const time = planSeries({ recurrence, ...beginningOf({ ...input, timeZone: zone }) }, now);
      const [first = now, ...rest] = slotsOf(time);
      const id = world.newId();
      await seriesStore.insert(tx.db, {
        ...time,
        company_id: companyId,
        id,
        origin_id: id,
        created_by: tx.actor.userId,
        created_at: now,
        updated_at: now,
      });
      const meeting = await createMeeting(world, tx, {
        ...input,
        startsAt: first.toISOString(),
        endsAt: endAfter(first, time.length_ms, time.time_zone).toISOString(),
        series: { id, start: first },
        silent: true,
      });
      const copying = {
        ...{ sourceId: meeting.id, lengthMs: time.length_ms, timeZone: time.time_zone },
        ...{ sequence: 0, yieldsToOthers: false },
      };
      const copies = await createOccurrences(world, tx, { ...copying, slots: rest, answersOf: 'everyone' });
      if (!input.allowClashes) await requireFreeSeries(world, tx, copies);
      await sendSeriesInvitations(world, tx, meeting.id, {
        series: renderSeries({ ...time, id, sequence: 0 }),
        sendAfter,
        undoable,
        notify,
      });
      if (time.filled_until) await scheduleFilling(world, tx, companyId, id);
      return meeting;
    }),
  );
}
