import { Failure } from '@hopgon/contract/failure';
import type { publishMeeting as route } from '@hopgon/contract/meetings/lifecycle/routes';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { buildStaleVersionFailure } from '../history/build-stale-version-failure.ts';
import { recordChange } from '../history/record-change.ts';
import { sendInvitations } from '../invitations/send-invitations.ts';
import { presentMeeting } from '../meetings.presenter.ts';
import { rejectOverlaps } from '../time/reject-overlaps.ts';
import { requireFreeTime } from '../time/require-free-time.ts';
import { lockMeetingRow } from './lock-meeting-row.ts';
import { takenUp } from './meetings.rules.ts';
import { findWritten, meetingStore } from './meetings.store.ts';
import { notifyMeetingViewers } from './notify-meeting-viewers.ts';

/** Makes a draft a meeting: it takes up its hour, and its people are invited. */
export function publishMeeting(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'newId'>,
  scope: CompanyScope,
  meetingId: string,
  { version, allowClashes }: BodyOf<typeof route>,
): Promise<Meeting> {
  const actorId = scope.actor.userId;
  return rejectOverlaps(() =>
    scope.transaction(async (tx) => {
      const draft = await lockMeetingRow(tx, meetingId, 'edit');
      if (!draft.is_draft) throw new Failure('meeting_not_draft');
      if (draft.version !== version) throw await buildStaleVersionFailure(tx, meetingId, version);
      await requireFreeTime(world, tx, {
        times: { startsAt: draft.starts_at, endsAt: draft.ends_at },
        timeZone: draft.time_zone,
        userIds: takenUp(draft.participants),
        roomId: draft.room_id,
        allowClashes,
      });
      const change = { id: meetingId, version, now: world.clock.now(), isNotified: false };
      await meetingStore.update(tx.db, change, { is_draft: false });
      const meeting = await findWritten(tx.db, meetingId);
      await recordChange(world, tx, meeting, { kind: 'published', by: actorId });
      await sendInvitations(world, tx, meeting);
      notifyMeetingViewers(world, tx, meeting);
      return presentMeeting(meeting, actorId, world.clock.now());
    }),
  );
}
