import { Failure } from '@hopgon/contract/failure';
import type { Clash } from '@hopgon/contract/meetings/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { takenUp } from '../core/meetings.rules.ts';
import { findWritten } from '../core/meetings.store.ts';
import { presentClash } from '../time/clash.presenter.ts';
import { listClashRows } from '../time/list-clash-rows.ts';
import { seriesMeetingStore } from './series-meetings.store.ts';

/** As `demandFreeTime`, of meetings as they are written; what the company forbids, the database refuses. */
export async function requireFreeSeries(
  world: Pick<World, 'clock'>,
  tx: CompanyScope,
  meetingIds: readonly string[],
): Promise<void> {
  const clashing = await seriesMeetingStore.clashing(tx.db, meetingIds, world.clock.now());
  if (clashing.length === 0) return;
  const found: Clash[] = [];
  for (const id of clashing) {
    const meeting = await findWritten(tx.db, id);
    const rows = await listClashRows(tx, {
      userIds: takenUp(meeting.participants),
      roomId: meeting.room_id,
      from: meeting.starts_at,
      to: meeting.ends_at,
      timeZone: meeting.time_zone,
      exceptMeetingId: id,
    });
    found.push(...rows.map((row) => presentClash(row, tx.actor.userId)));
  }
  throw new Failure('meeting_clashes', {}, { clashes: found.slice(0, 50) });
}
