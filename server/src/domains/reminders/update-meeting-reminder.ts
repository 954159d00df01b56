import type { MeetingReminder } from '@hopgon/contract/reminders/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { reminderStore } from './reminders.store.ts';
import { requireInvited } from './require-invited.ts';
import { resolveMeetingReminder } from './resolve-meeting-reminder.ts';

/** Null: as for other meetings. */
export const updateMeetingReminder = (
  scope: CompanyScope,
  meetingId: string,
  minutes: readonly number[] | null,
): Promise<MeetingReminder> =>
  scope.transaction(async (tx) => {
    await requireInvited(tx, meetingId);
    const { companyId } = await tx.entry();
    if (minutes === null) await reminderStore.dropOfMeeting(tx.db, meetingId);
    else await reminderStore.setOfMeeting(tx.db, { companyId, meetingId, userId: tx.actor.userId }, minutes);
    return resolveMeetingReminder(tx, meetingId);
  });
