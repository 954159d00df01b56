import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { Times } from '../core/meetings.rules.ts';
import { presentClash } from './clash.presenter.ts';
import { listClashRows } from './list-clash-rows.ts';

export interface Taking {
  readonly times: Times;
  readonly timeZone: string;
  /** Whom it takes up: not those who are only informed. */
  readonly userIds: readonly string[];
  readonly roomId: string | null;
  readonly exceptMeetingId?: string;
  /** The caller knows of the conflicts. */
  readonly allowClashes: boolean;
}

/**
 * Throws where the time is booked: `meeting_overlap` where the company forbids that, else `meeting_clashes` until the
 * caller confirms. Both carry the conflicts. Nobody is busy in the past.
 */
export async function requireFreeTime(
  world: Pick<World, 'clock'>,
  tx: CompanyScope,
  { times, timeZone, userIds, roomId, exceptMeetingId, allowClashes }: Taking,
): Promise<void> {
  if (times.endsAt <= world.clock.now()) return;
  const rows = await listClashRows(tx, {
    userIds,
    roomId,
    from: times.startsAt,
    to: times.endsAt,
    timeZone,
    exceptMeetingId,
  });
  const forbidden = rows.some((row) => row.forbidden);
  if (!forbidden && (rows.length === 0 || allowClashes)) return;
  const clashes = rows.slice(0, 50).map((row) => presentClash(row, tx.actor.userId));
  throw new Failure(forbidden ? 'meeting_overlap' : 'meeting_clashes', {}, { clashes });
}
