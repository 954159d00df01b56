import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { longestMeeting } from '../core/meetings.rules.ts';
import { type ClashRow, listClashes } from './clashes.store.ts';

export interface ClashesOfPeople {
  readonly userIds: readonly string[];
  readonly from: Date;
  readonly to: Date;
  readonly exceptMeetingId?: string | undefined;
}

export const listBookedRows = (
  scope: CompanyScope,
  { userIds, roomId, from, to, exceptMeetingId }: ClashesOfPeople & { readonly roomId: string | null },
): Promise<ClashRow[]> =>
  listClashes(scope.db, {
    viewerId: scope.actor.userId,
    subjectIds: roomId === null ? userIds : [...userIds, roomId],
    from,
    startsAfter: new Date(from.getTime() - longestMeeting),
    to,
    exceptMeetingId: exceptMeetingId ?? null,
  });
