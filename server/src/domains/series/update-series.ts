import { Failure } from '@hopgon/contract/failure';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { updateSeries as route } from '@hopgon/contract/series/routes';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { changeSeriesMeetings } from '../meetings/change-series-meetings.ts';
import { listSeriesMeetings, type SeriesMeeting } from '../meetings/list-series-meetings.ts';
import { type MeetingFacts, requireMeeting } from '../meetings/require-meeting.ts';
import { tellEarlierEnd } from '../meetings/tell-series.ts';
import { queueFilling } from './fill-series.ts';
import { planChange, type SeriesChangePlan } from './plan-series-change.ts';
import { type SeriesRow, seriesStore } from './series.store.ts';
import { seriesTold } from './series-told.ts';

type Body = BodyOf<typeof route>;
type UpdateWorld = Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'jobs' | 'newId'>;

/**
 * Changes a meeting and those of its series that follow, or all that have not begun. Where some stay as they were the
 * series is parted: the rest goes on under a name of its own, as calendars need it.
 */
export function updateSeries(
  world: UpdateWorld,
  scope: CompanyScope,
  meetingId: string,
  { span, recurrence, ...input }: Body,
): Promise<Meeting> {
  return scope.transaction(async (tx) => {
    const meeting = await requireMeeting(tx, meetingId, 'edit');
    const series = meeting.seriesId === null ? undefined : await seriesStore.lock(tx.db, meeting.seriesId);
    if (!series) throw new Failure('meeting_not_in_series');
    const meetings = await listSeriesMeetings(tx, [series.id], tx.actor.userId);
    const now = world.clock.now();
    const plan = planChange({ meeting, series, meetings }, { span, recurrence, ...input }, now);
    const seriesId = await writeSeries(world, tx, { meeting, series, meetings, plan });
    const sequence = plan.head ? 0 : series.sequence + 1;
    return changeSeriesMeetings(world, tx, {
      meetingId,
      input,
      seriesId,
      lengthMs: plan.tail.length_ms,
      placed: plan.placed,
      added: plan.added,
      dropped: plan.dropped,
      told: seriesTold({ ...plan.tail, id: seriesId, sequence }, plan.off),
      retimed: plan.retimed || plan.head !== null,
      retold: plan.head || plan.retimed ? plan.detached : [],
    });
  });
}

interface Writing {
  readonly meeting: MeetingFacts;
  readonly series: SeriesRow;
  readonly meetings: readonly SeriesMeeting[];
  readonly plan: SeriesChangePlan;
}

/** Writes when the series is from now on, parted where it must be; answers the id of the part that changes. */
async function writeSeries(
  world: UpdateWorld,
  tx: CompanyScope,
  { meeting, series, plan: { head, tail, headOff, lastOfHead } }: Writing,
): Promise<string> {
  const now = world.clock.now();
  const { companyId } = meeting;
  const seriesId = head ? world.newId() : series.id;
  if (head) {
    await seriesStore.setTime(tx.db, series.id, head, now);
    await seriesStore.insert(tx.db, {
      ...tail,
      company_id: companyId,
      id: seriesId,
      origin_id: series.origin_id,
      created_by: series.created_by,
      created_at: now,
      updated_at: now,
    });
    const told = seriesTold({ ...head, id: series.id, sequence: series.sequence + 1 }, headOff);
    if (lastOfHead !== null) await tellEarlierEnd(world, tx, lastOfHead, told);
  } else {
    await seriesStore.setTime(tx.db, series.id, tail, now);
  }
  const isFilledAnew = tail.filled_until !== null && (head !== null || series.filled_until === null);
  if (isFilledAnew) await queueFilling(world, tx, companyId, seriesId);
  return seriesId;
}
