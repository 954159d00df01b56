import { demand, Failure } from '@hopgon/contract/failure';
import { mostMotions } from '@hopgon/contract/live/motions/limits';
import type { Motion } from '@hopgon/contract/live/motions/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { readVotingRules } from '../../governance/read-voting-rules.ts';
import { listPapers } from '../../preparation/list-papers.ts';
import { isVoter } from '../attendance/live-people.rules.ts';
import { type LockedLiveMeeting, lockLiveMeeting } from '../course/lock-live-meeting.ts';
import { stateOf } from '../course/state.rules.ts';
import { completeMotion } from './complete-motion.ts';
import { motionStateOf, reminderAt } from './motion.rules.ts';
import { writtenVoteDue } from './motions.jobs.ts';
import { motionStore } from './motions.store.ts';
import {
  chairOf,
  motionRefusal,
  type NewMotion,
  type NewVoter,
  thresholdsOf,
  totalOf,
  votersOf,
  withWeighting,
} from './new-motion.rules.ts';
import { notifyWrittenVote } from './notify-written-vote.ts';
import { readMotionViewer } from './read-motion-viewer.ts';
import { requireMotion } from './require-motion.ts';

type OpenWorld = Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'jobs' | 'newId'>;

/** Puts a question to the vote. Who has a vote, and how much it weighs, stands from now on. */
export function openMotion(
  world: OpenWorld,
  scope: CompanyScope,
  { meetingId, ...request }: NewMotion & { readonly meetingId: string },
): Promise<Motion> {
  const asked = withWeighting(request);
  return scope.transaction(async (tx) => {
    const locked = await lockLiveMeeting(world, tx, { meetingId });
    const now = world.clock.now();
    const { people } = await readMotionViewer(world, tx, locked);
    const voterIds = people.filter(isVoter).map(({ id }) => id);
    const voters = votersOf(asked, voterIds);
    demand(
      motionRefusal(asked, voters, {
        voterIds,
        memberIds: new Set(locked.meeting.participants.map(({ userId }) => userId)),
        paperIds: await listPaperIds(world, tx, meetingId, voters),
        now,
      }),
    );
    if (asked.way === 'meeting' && stateOf(locked.row) !== 'running') throw new Failure('live_not_running');
    const earlier = await motionStore.list(tx.db, meetingId);
    if (earlier.length >= mostMotions) throw new Failure('motions_full');
    const isOpen = earlier.some(
      ({ motion }) => motion.way === 'meeting' && motionStateOf(motion, now) === 'open',
    );
    if (asked.way === 'meeting' && isOpen) throw new Failure('motion_open');
    const id = world.newId();
    await insertMotion(tx, locked, { id, number: (earlier[0]?.motion.number ?? 0) + 1, asked, voters, now });
    if (asked.way === 'written') await askInWriting(world, tx, locked, id);
    return completeMotion(world, tx, locked, id);
  });
}

/** Who votes in writing is asked now, and reminded before the deadline. */
async function askInWriting(
  world: OpenWorld,
  tx: CompanyScope,
  { key: { companyId, meetingId } }: LockedLiveMeeting,
  motionId: string,
): Promise<void> {
  const whole = await requireMotion(tx, meetingId, motionId);
  const { opened_at: openedAt, deadline } = whole.motion;
  await notifyWrittenVote(world, tx, { meetingId, whole, actorId: tx.actor.userId });
  if (deadline === null) return;
  const startAfter = reminderAt(openedAt, deadline);
  await world.jobs.send(tx, writtenVoteDue, companyId, { meetingId, motionId }, { startAfter });
}

/** Papers are asked for only where a proxy names one. */
async function listPaperIds(
  world: OpenWorld,
  tx: CompanyScope,
  meetingId: string,
  voters: readonly NewVoter[],
): Promise<ReadonlySet<string>> {
  if (voters.every(({ proxy }) => proxy === null)) return new Set();
  const { papers } = await listPapers(world, tx, meetingId);
  return new Set(papers.map(({ id }) => id));
}

interface Insert {
  readonly id: string;
  readonly number: number;
  readonly asked: NewMotion;
  readonly voters: readonly NewVoter[];
  readonly now: Date;
}

async function insertMotion(
  tx: CompanyScope,
  { key, meeting }: LockedLiveMeeting,
  { id, number, asked, voters, now }: Insert,
): Promise<void> {
  const { quorum, ratio } = thresholdsOf(asked, await readVotingRules(tx));
  await motionStore.insert(
    tx.db,
    {
      ...{ company_id: key.companyId, meeting_id: key.meetingId, id, number },
      ...{ text: asked.text, agenda_item_id: asked.agendaItemId, way: asked.way },
      ...{ body: asked.body, call: asked.call, is_special: asked.isSpecial, chair_id: chairOf(meeting) },
      ...{ is_secret: asked.isSecret, weighting: asked.weighting, total_weight: totalOf(asked) },
      ...{ quorum_share: quorum.share, quorum_inclusive: quorum.inclusive },
      ...{ ratio_share: ratio.share, ratio_inclusive: ratio.inclusive },
      deadline: asked.deadline === null ? null : new Date(asked.deadline),
      ...{ opened_by: tx.actor.userId, opened_at: now, closed_by: null, closed_at: null },
      ...{ cancelled_by: null, cancelled_at: null, present_count: null },
    },
    voters.map(({ userId, weight, exclusion, proxy }) => ({
      ...{ company_id: key.companyId, motion_id: id, user_id: userId, weight, exclusion },
      proxy_holder_id: proxy?.holderId ?? null,
      proxy_paper_id: proxy?.paperId ?? null,
      is_attending: null,
    })),
  );
}
