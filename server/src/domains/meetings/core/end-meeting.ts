import { Failure } from '@hopgon/contract/failure';
import { isAllDay } from '@hopgon/contract/meetings/all-day';
import type { endMeeting as route } from '@hopgon/contract/meetings/lifecycle/routes';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { buildStaleVersionFailure } from '../history/build-stale-version-failure.ts';
import { recordChange } from '../history/record-change.ts';
import { presentMeeting } from '../meetings.presenter.ts';
import { lockMeetingRow } from './lock-meeting-row.ts';
import { statusOf } from './meetings.rules.ts';
import { findWritten, meetingStore } from './meetings.store.ts';
import { notifyMeetingViewers } from './notify-meeting-viewers.ts';

/** Ends a meeting that is going on before its hour; its room and people are free from now on. One that is all day has no hour. */
export function endMeeting(
  world: Pick<World, 'clock' | 'hub' | 'newId'>,
  scope: CompanyScope,
  meetingId: string,
  { version }: BodyOf<typeof route>,
): Promise<Meeting> {
  const actorId = scope.actor.userId;
  return scope.transaction(async (tx) => {
    const before = await lockMeetingRow(tx, meetingId, 'edit');
    const now = world.clock.now();
    const course = {
      startsAt: before.starts_at,
      endsAt: before.over_at,
      cancelled: before.cancelled_at !== null,
      draft: before.is_draft,
    };
    const times = { startsAt: before.starts_at, endsAt: before.ends_at, timeZone: before.time_zone };
    if (statusOf(course, now) !== 'ongoing' || isAllDay(times)) throw new Failure('meeting_not_ongoing');
    if (before.version !== version) throw await buildStaleVersionFailure(tx, meetingId, version);
    await meetingStore.update(tx.db, { id: meetingId, version, now, isNotified: false }, { ended_at: now });
    const meeting = await findWritten(tx.db, meetingId);
    await recordChange(world, tx, meeting, { kind: 'ended', by: actorId });
    notifyMeetingViewers(world, tx, meeting);
    return presentMeeting(meeting, actorId, now);
  });
}
