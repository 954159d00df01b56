import { demand, Failure } from '@hopgon/contract/failure';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { lockMeetingRow } from '../core/lock-meeting-row.ts';
import { findAllWritten, findWritten, type MeetingRow } from '../core/meetings.store.ts';
import { notifyMeetingViewers } from '../core/notify-meeting-viewers.ts';
import { buildStaleVersionFailure } from '../history/build-stale-version-failure.ts';
import type { MailedSeries } from '../invitations/meeting-mail-draft.rules.ts';
import { meetingPolicy, viewerRelationOf } from '../meetings.policy.ts';
import { presentMeeting } from '../meetings.presenter.ts';
import { rejectOverlaps } from '../time/reject-overlaps.ts';
import { resolveLocation } from '../time/resolve-location.ts';
import { buildUpdatePlan, type UpdatePlan } from '../updates/build-update-plan.ts';
import type { MeetingUpdate } from '../updates/merge-meeting-values.ts';
import { applyToSeries } from './apply-to-series.ts';
import { createOccurrences } from './create-occurrences.ts';
import { notifySeriesChange } from './invitations/notify-series-change.ts';
import { requireFreeSeries } from './require-free-series.ts';
import { type PlacedMeeting, seriesMeetingStore } from './series-meetings.store.ts';
import { type Planned, updateMany } from './update-many.ts';

type ChangeWorld = Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'newId'>;

export interface SeriesChange {
  /** The one that was changed, from which the others take what is new; what was agreed for one of them alone stays. */
  readonly meetingId: string;
  readonly input: MeetingUpdate;
  readonly seriesId: string;
  readonly lengthMs: number;
  /** The zone of the series. */
  readonly timeZone: string;
  /** All that are and stay of the series, with those that are off; the changed one among them. */
  readonly placed: readonly PlacedMeeting[];
  readonly added: readonly Date[];
  readonly removed: readonly string[];
  readonly at: Date;
  /** When the change was made that this one undoes: what it took out comes back, what it added is gone. */
  readonly undoes: Date | null;
  readonly mailedSeries: MailedSeries;
  /** It is at other times, or another series than calendars know. */
  readonly retimed: boolean;
  /** The series its meetings were of, where calendars do not know this one yet. */
  readonly partedFrom: string | undefined;
}

/** Changes the meetings of a series together and notifies people once. */
export function updateSeriesMeetings(
  world: ChangeWorld,
  scope: CompanyScope,
  change: SeriesChange,
): Promise<Meeting> {
  const { meetingId, input } = change;
  return rejectOverlaps(() =>
    scope.transaction(async (tx) => {
      const { db } = tx;
      await seriesMeetingStore.lock(db, [...change.placed.map(({ id }) => id), ...change.removed]);
      const before = await lockMeetingRow(tx, meetingId, 'edit');
      if (before.cancelled_at) throw new Failure('meeting_cancelled');
      if (before.version !== input.version)
        throw await buildStaleVersionFailure(tx, meetingId, input.version);
      await seriesMeetingStore.judgeOverlapsLate(db);
      const { after, plan, others } = await changeAll(world, tx, before, change);
      const copies = await changeNumber(world, tx, change);
      await seriesMeetingStore.judgeOverlapsNow(db);
      if (!input.allowClashes && (plan.takes || change.retimed))
        await requireFreeSeries(world, tx, [...change.placed.map(({ id }) => id), ...copies]);
      await notifySeriesChange(world, tx, {
        before,
        after,
        plan,
        series: change.mailedSeries,
        retimed: change.retimed,
        partedFrom: change.partedFrom,
        notify: input.notify,
        others,
      });
      notifyMeetingViewers(world, tx, after, before);
      return presentMeeting(after, tx.actor.userId, world.clock.now());
    }),
  );
}

/** The changed one says what the others take over; then all are written together. */
async function changeAll(
  world: ChangeWorld,
  tx: CompanyScope,
  before: MeetingRow,
  { meetingId, input, seriesId, placed, mailedSeries }: SeriesChange,
): Promise<{ readonly after: MeetingRow; readonly plan: UpdatePlan; readonly others: readonly Planned[] }> {
  await seriesMeetingStore.place(tx.db, seriesId, placed);
  await seriesMeetingStore.raiseSequence(tx.db, mailedSeries);
  const times = new Map(placed.map((place) => [place.id, place]));
  const wanted = { ...input, ...timesOf(times.get(meetingId)) };
  const place = await resolveLocation(world, tx, before, wanted);
  const plan = buildUpdatePlan(world, before, wanted, place);
  const others = await findAllWritten(
    tx.db,
    [...times.keys()].filter((id) => id !== meetingId),
  );
  const alike = others.flatMap((row) => {
    const own = times.get(row.id);
    if (row.cancelled_at || !own) return [];
    demand(meetingPolicy.edit(viewerRelationOf(row, tx.actor.userId), row));
    return [{ before: row, plan: applyToSeries(world, row, { before, plan, place, input }, own) }];
  });
  await updateMany(world, tx, [{ before, plan }, ...alike]);
  return { after: await findWritten(tx.db, meetingId), plan, others: alike };
}

const timesOf = (place: PlacedMeeting | undefined) =>
  place && { startsAt: place.startsAt.toISOString(), endsAt: place.endsAt.toISOString() };

/** Calls off what the series holds no more, and adds what it holds newly or again; answers the ids of those. */
async function changeNumber(
  world: ChangeWorld,
  tx: CompanyScope,
  { meetingId, added, removed, at: now, undoes, seriesId, lengthMs, timeZone, mailedSeries }: SeriesChange,
): Promise<string[]> {
  const { db } = tx;
  const { userId } = tx.actor;
  const { sequence } = mailedSeries;
  const left = undoes ? await seriesMeetingStore.left(db, { userId, at: undoes, starts: added }) : [];
  if (left.length > 0) await seriesMeetingStore.rejoin(db, left, { seriesId, sequence, userId, now });
  if (undoes) await seriesMeetingStore.removeNew(db, removed, undoes);
  const reason = 'Lịch lặp lại đã thay đổi.';
  if (removed.length > 0)
    await seriesMeetingStore.cancel(db, removed, { userId, reason, now, leaving: true });
  const taken = new Set(left.map(({ slot }) => slot.getTime()));
  const created = await createOccurrences(world, tx, {
    sourceId: meetingId,
    slots: added.filter((slot) => !taken.has(slot.getTime())),
    lengthMs,
    timeZone,
    sequence,
    answersOf: [userId],
    yieldsToOthers: false,
  });
  return [...left.map(({ id }) => id), ...created];
}
