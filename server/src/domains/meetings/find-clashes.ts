import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { type ClashRow, listClashes } from './clashes.store.ts';
import { meetingPolicy } from './meetings.policy.ts';
import { longestMeeting } from './meetings.rules.ts';

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
  const viewerId = scope.actor.userId;
  const rows = await listClashes(scope.db, {
    viewerId,
    userIds: wanted.userIds,
    from: wanted.from,
    startsAfter: new Date(wanted.from.getTime() - longestMeeting),
    to: wanted.to,
    exceptMeetingId: wanted.exceptMeetingId ?? null,
  });
  return rows.map((row) => clashOf(row, viewerId));
}

function clashOf(row: ClashRow, viewerId: string): Clash {
  const standing = { isCreator: row.created_by === viewerId, part: row.my_part };
  const visible = meetingPolicy.view(standing, row) === null;
  return {
    userId: row.user_id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    meeting: visible ? { id: row.id, title: row.title } : null,
  };
}
