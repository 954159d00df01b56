import { isAllDay } from '@hopgon/contract/meetings/all-day';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { ClashRow } from './clashes.store.ts';
import { type ClashesOfPeople, listBookedRows } from './list-booked-rows.ts';

interface PlannedMeeting extends ClashesOfPeople {
  readonly roomId: string | null;
  readonly timeZone: string;
}

/** The same of a meeting and its room, as rows; one that is all day leaves its people free. */
export const listClashRows = (
  scope: CompanyScope,
  { userIds, roomId, from, to, timeZone, exceptMeetingId }: PlannedMeeting,
): Promise<ClashRow[]> =>
  listBookedRows(scope, {
    userIds: isAllDay({ startsAt: from, endsAt: to, timeZone }) ? [] : userIds,
    roomId,
    from,
    to,
    exceptMeetingId,
  });
