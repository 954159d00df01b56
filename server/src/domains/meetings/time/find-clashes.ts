import { isAllDay } from '@hopgon/contract/meetings/all-day';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { longestMeeting } from '../core/meetings.rules.ts';
import { meetingPolicy } from '../meetings.policy.ts';
import { type ClashRow, listClashes } from './clashes.store.ts';

export interface Clash {
  readonly userId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Null where the asker may only know that the person is busy. */
  readonly meeting: { readonly id: string; readonly title: string } | null;
}

interface Wanted {
  readonly userIds: readonly string[];
  readonly from: Date;
  readonly to: Date;
  readonly exceptMeetingId?: string | undefined;
}

/** What keeps these people from coming between two instants, by start; who declined or is only informed is free. */
export async function findClashes(scope: CompanyScope, wanted: Wanted): Promise<Clash[]> {
  const rows = await readRows(scope, { ...wanted, roomId: null });
  return rows.map((row) => ({
    userId: row.subject_id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    meeting: visibleMeeting(row, scope.actor.userId),
  }));
}

interface PlannedMeeting extends Wanted {
  readonly roomId: string | null;
  readonly timeZone: string;
}

/** The same of a meeting and its room, as rows; one that is all day leaves its people free. */
export const readClashRows = (
  scope: CompanyScope,
  { userIds, roomId, from, to, timeZone, exceptMeetingId }: PlannedMeeting,
): Promise<ClashRow[]> =>
  readRows(scope, {
    userIds: isAllDay({ startsAt: from, endsAt: to, timeZone }) ? [] : userIds,
    roomId,
    from,
    to,
    exceptMeetingId,
  });

const readRows = (
  scope: CompanyScope,
  { userIds, roomId, from, to, exceptMeetingId }: Wanted & { readonly roomId: string | null },
): Promise<ClashRow[]> =>
  listClashes(scope.db, {
    viewerId: scope.actor.userId,
    subjectIds: roomId === null ? userIds : [...userIds, roomId],
    from,
    startsAfter: new Date(from.getTime() - longestMeeting),
    to,
    exceptMeetingId: exceptMeetingId ?? null,
  });

/** The meeting that is in the way, where this person may see it. */
export function visibleMeeting(row: ClashRow, viewerId: string): { id: string; title: string } | null {
  const standing = { isCreator: row.created_by === viewerId, part: row.my_part };
  return meetingPolicy.view(standing, row) === null ? { id: row.id, title: row.title } : null;
}
