import type { MeetingReminder } from '@hopgon/contract/reminders/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { requireInvited } from './require-invited.ts';
import { resolveMeetingReminder } from './resolve-meeting-reminder.ts';

export const readMeetingReminder = (scope: CompanyScope, meetingId: string): Promise<MeetingReminder> =>
  scope.transaction(async (tx) => {
    await requireInvited(tx, meetingId);
    return resolveMeetingReminder(tx, meetingId);
  });
