import { Failure } from '@hopgon/contract/failure';
import { listKnownFacts } from '../../../platform/mail/known-facts.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { buildMeetingNews } from '../core/build-meeting-news.ts';
import { lockMeetingRow } from '../core/lock-meeting-row.ts';
import { changeMailsLeaveAt } from '../core/meetings.rules.ts';
import { findWritten, type MeetingRow, meetingStore } from '../core/meetings.store.ts';
import { notifyMeetingViewers } from '../core/notify-meeting-viewers.ts';
import { recordChange } from '../history/record-change.ts';
import { sendMeetingMails } from '../invitations/send-meeting-mails.ts';
import { rejectOverlaps } from '../time/reject-overlaps.ts';

/** Takes the caller's own cancellation back; the lines of it that nobody has read go away, and mails say what people miss. */
export function restoreMeeting(
  world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<void> {
  const by = { userId: scope.actor.userId, now: world.clock.now() };
  return rejectOverlaps(() =>
    scope.transaction(async (tx) => {
      await lockMeetingRow(tx, meetingId, 'edit');
      if (!(await meetingStore.restore(tx.db, meetingId, by))) throw new Failure('undo_too_late');
      const meeting = await findWritten(tx.db, meetingId);
      await sendRestored(world, tx, meeting);
      await recordChange(world, tx, meeting, { kind: 'changed', by: by.userId });
      await world.bus.emit(tx, 'meetings.restored', buildMeetingNews(meeting, by.userId));
      notifyMeetingViewers(world, tx, meeting);
    }),
  );
}

/**
 * The cancellation replaced mails that had not left, or left itself: mails are queued again. Those to people who know the
 * meeting as it is are discarded when they are written.
 */
async function sendRestored(
  world: Pick<World, 'bus' | 'clock' | 'newId'>,
  tx: CompanyScope,
  meeting: MeetingRow,
): Promise<void> {
  const { participants, guests } = meeting;
  const subjectIds = [meeting.id, ...(meeting.series_id === null ? [] : [meeting.series_id])];
  const addresses = [...participants, ...guests].map(({ email }) => email);
  const facts = await listKnownFacts(tx.db, subjectIds, addresses);
  const knows = ({ email }: { readonly email: string }) =>
    subjectIds.some((id) => facts.has(`${id} ${email}`));
  const isNew = (person: { readonly email: string }) => !knows(person);
  const by = { actorId: tx.actor.userId, sendAfter: changeMailsLeaveAt(world.clock.now()) };
  const changes = ['time', 'place'] as const;
  await sendMeetingMails(world, tx, meeting, {
    ...{ ...by, occasion: { kind: 'changed', changes } },
    ...{ to: participants.filter(knows), guests: guests.filter(knows) },
  });
  await sendMeetingMails(world, tx, meeting, {
    ...{ ...by, occasion: { kind: 'invited' } },
    ...{ to: participants.filter(isNew), guests: guests.filter(isNew) },
  });
}
