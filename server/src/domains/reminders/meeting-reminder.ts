import { Failure } from '@hopgon/contract/failure';
import type { MeetingReminder } from '@hopgon/contract/reminders/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { requireMeeting } from '../meetings/core/require-meeting.ts';
import { reminderOf } from './habits.ts';
import { reminderStore } from './reminders.store.ts';

/** Only who is invited can be reminded. */
async function demandInvited(scope: CompanyScope, meetingId: string): Promise<void> {
  const { participants } = await requireMeeting(scope, meetingId, 'view');
  if (!participants.some(({ userId }) => userId === scope.actor.userId)) throw new Failure('not_invited');
}

export const readMeetingReminder = (scope: CompanyScope, meetingId: string): Promise<MeetingReminder> =>
  scope.transaction(async (tx) => {
    await demandInvited(tx, meetingId);
    return reminderOf(tx, meetingId);
  });

/** Null: as for other meetings. */
export const setMeetingReminder = (
  scope: CompanyScope,
  meetingId: string,
  minutes: readonly number[] | null,
): Promise<MeetingReminder> =>
  scope.transaction(async (tx) => {
    await demandInvited(tx, meetingId);
    const { companyId } = await tx.entry();
    if (minutes === null) await reminderStore.dropOfMeeting(tx.db, meetingId);
    else await reminderStore.setOfMeeting(tx.db, { companyId, meetingId, userId: tx.actor.userId }, minutes);
    return reminderOf(tx, meetingId);
  });
