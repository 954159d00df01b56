import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { Attendance } from '@hopgon/contract/minutes/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { attendanceStore } from '../attendance/attendance.store.ts';
import { listPeople, type PersonRecord } from '../attendance/live-people.rules.ts';
import { liveStore } from '../live.store.ts';
import { motionStandingOf } from '../motions/motion-standing.rules.ts';
import { motionStore, type WholeMotion } from '../motions/motions.store.ts';
import { type HeldNote, listHeldNotes } from './list-held-notes.ts';
import { renderMotionCells, renderMotionLine, renderMotionResult } from './motion-text.rules.ts';

export interface HeldMotion {
  readonly id: string;
  readonly agendaItemId: string | null;
  readonly isPassed: boolean;
  /** What was put to the vote and whether it passed. */
  readonly line: string;
  /** The whole result in a sentence. */
  readonly result: string;
  /** The same in the columns of a table. */
  readonly cells: ReturnType<typeof renderMotionCells>;
  /** Who closed it; null for a written vote that ran out. */
  readonly closedBy: string | null;
  readonly closedAt: Date;
}

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
  const motions = await motionStore.list(tx.db, meeting.id);
  const now = world.clock.now();
  return {
    startedAt: row?.started_at ?? null,
    endedAt: row?.ended_at ?? null,
    attendance: new Map(people.map(({ id, attendance, reason }) => [id, { attendance, reason }])),
    notes: await listHeldNotes(tx, meeting.id),
    motions: motions.toReversed().flatMap((motion) => heldMotionOf(motion, people, now)),
  };
}

function heldMotionOf(whole: WholeMotion, people: readonly PersonRecord[], now: Date): HeldMotion[] {
  const { motion } = whole;
  const standing = motionStandingOf(whole, people, now);
  const closedAt = motion.closed_at ?? motion.deadline;
  if (standing.state !== 'closed' || closedAt === null) return [];
  const facts = {
    ...{ text: motion.text, way: motion.way, isSecret: motion.is_secret, weighting: motion.weighting },
    ...{ counts: standing.counts, base: standing.base, entitled: standing.entitled },
    ...{ presentCount: motion.present_count, isPassed: standing.isPassed },
  };
  return [
    {
      ...{ id: motion.id, agendaItemId: motion.agenda_item_id, isPassed: standing.isPassed },
      ...{
        line: renderMotionLine(facts),
        result: renderMotionResult(facts),
        cells: renderMotionCells(facts),
      },
      ...{ closedBy: motion.closed_by, closedAt },
    },
  ];
}
