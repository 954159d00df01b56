import { Failure } from '@hopgon/contract/failure';
import { violates } from '../../../platform/database/violates.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { Times } from '../core/meetings.rules.ts';
import { readClashRows } from './find-clashes.ts';
import { presentClash } from './show-clashes.ts';

export interface Taking {
  readonly times: Times;
  readonly timeZone: string;
  /** Whom it takes up: not those who are only informed. */
  readonly userIds: readonly string[];
  readonly roomId: string | null;
  readonly exceptMeetingId?: string;
  /** Whoever asks knows of the clashes. */
  readonly allowClashes: boolean;
}

/**
 * Throws where the time is taken: `meeting_overlap` where the company forbids that, else `meeting_clashes` until who asks
 * says that they know. Both tell what is in the way. What is over takes up nobody.
 */
export async function demandFreeTime(
  world: Pick<World, 'clock'>,
  tx: CompanyScope,
  { times, timeZone, userIds, roomId, exceptMeetingId, allowClashes }: Taking,
): Promise<void> {
  if (times.endsAt <= world.clock.now()) return;
  const rows = await readClashRows(tx, {
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

/** Two may find the same hour free at once; the database lets one of them have it, and the other hears so. */
export async function refusingOverlaps<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw violates(error, 'booked_once') ? new Failure('meeting_overlap') : error;
  }
}
