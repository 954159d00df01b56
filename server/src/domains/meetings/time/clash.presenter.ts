import { titleOutside } from '@hopgon/contract/meetings/closed-title';
import type { Clash } from '@hopgon/contract/meetings/schemas';
import { meetingPolicy } from '../meetings.policy.ts';
import type { ClashRow } from './clashes.store.ts';

/** The meeting that is in the way, where this person may see it. */
export function presentClashingMeeting(
  row: ClashRow,
  viewerId: string,
): { id: string; title: string } | null {
  const standing = { isCreator: row.created_by === viewerId, part: row.my_part };
  return meetingPolicy.view(standing, row) === null ? { id: row.id, title: titleOutside(row) } : null;
}

export const presentClash = (row: ClashRow, viewerId: string): Clash => ({
  person:
    row.subject_kind === 'person' ? { userId: row.subject_id, displayName: row.person_name ?? '' } : null,
  room: row.subject_kind === 'room' ? { id: row.subject_id, name: row.room_name ?? '' } : null,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  timeZone: row.time_zone,
  meeting: presentClashingMeeting(row, viewerId),
  forbidden: row.forbidden,
});
