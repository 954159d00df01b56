import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { Attendance } from '@hopgon/contract/minutes/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { attendanceStore } from '../attendance/attendance.store.ts';
import { listPeople } from '../attendance/live-people.rules.ts';
import { liveStore } from '../live.store.ts';
import { type HeldMotion, listHeldMotions } from './list-held-motions.ts';
import { type HeldNote, listHeldNotes } from './list-held-notes.ts';

/** What was recorded while a meeting was held, for its minutes. */
export interface HeldMeeting {
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  /** By the id of the member or guest. */
  readonly attendance: ReadonlyMap<string, { readonly attendance: Attendance; readonly reason: string }>;
  /** In the order in which they were written. */
  readonly notes: readonly HeldNote[];
  /** Those that are over, in their order. */
  readonly motions: readonly HeldMotion[];
}

/** Who may ask is for the caller to say. */
export async function readHeldMeeting(
  world: Pick<World, 'clock'>,
  tx: CompanyScope,
  meeting: Pick<Meeting, 'id' | 'participants' | 'guests'>,
): Promise<HeldMeeting> {
  const row = await liveStore.find(tx.db, meeting.id);
  const people = listPeople(meeting, await attendanceStore.list(tx.db, meeting.id));
  return {
    startedAt: row?.started_at ?? null,
    endedAt: row?.ended_at ?? null,
    attendance: new Map(people.map(({ id, attendance, reason }) => [id, { attendance, reason }])),
    notes: await listHeldNotes(tx, meeting.id),
    motions: await listHeldMotions(world, tx, meeting.id),
  };
}
