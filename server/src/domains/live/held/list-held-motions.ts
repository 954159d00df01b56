import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { motionStandingOf } from '../motions/motion-standing.rules.ts';
import { motionStore, type WholeMotion } from '../motions/motions.store.ts';
import { type HeldVote, heldVoteOf } from './held-vote.presenter.ts';
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
  /** Everything that was asked and counted. */
  readonly vote: HeldVote;
}

/** The votes of a meeting that are over, in their order. Who may ask is for the caller to say. */
export async function listHeldMotions(
  world: Pick<World, 'clock'>,
  tx: CompanyScope,
  meetingId: string,
): Promise<HeldMotion[]> {
  const now = world.clock.now();
  const motions = await motionStore.list(tx.db, meetingId);
  return motions.toReversed().flatMap((motion) => heldMotionOf(motion, now));
}

function heldMotionOf(whole: WholeMotion, now: Date): HeldMotion[] {
  const { motion } = whole;
  // Who attended was written down when it closed.
  const standing = motionStandingOf(whole, [], now);
  const closedAt = motion.closed_at ?? motion.deadline;
  if (standing.state !== 'closed' || closedAt === null) return [];
  const vote = heldVoteOf(whole, standing);
  const facts = { ...vote, presentCount: motion.present_count };
  return [
    {
      ...{ id: motion.id, agendaItemId: motion.agenda_item_id, isPassed: standing.isPassed, vote },
      ...{
        line: renderMotionLine(facts),
        result: renderMotionResult(facts),
        cells: renderMotionCells(facts),
      },
      ...{ closedBy: motion.closed_by, closedAt },
    },
  ];
}
