import { demand, Failure } from '@hopgon/contract/failure';
import { mostMotions } from '@hopgon/contract/live/motions/limits';
import type { recordPaperVote as route } from '@hopgon/contract/live/motions/routes';
import type { Motion } from '@hopgon/contract/live/motions/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { readVotingRules } from '../../governance/read-voting-rules.ts';
import { listPapers } from '../../preparation/list-papers.ts';
import { lockLiveMeeting } from '../course/lock-live-meeting.ts';
import { completeMotion } from './complete-motion.ts';
import { countRefusal } from './motion-result.rules.ts';
import { motionStore } from './motions.store.ts';
import { callRefusal, chairOf, thresholdsOf, withWeighting } from './new-motion.rules.ts';
import { storedPaperOf } from './stored-paper.rules.ts';

type PaperVote = BodyOf<typeof route> & { readonly meetingId: string };

/** Records a vote that was held and counted on paper: its counts, with the scan or a note of how they came about. */
export function recordPaperVote(
  world: Pick<World, 'clock' | 'config' | 'hub' | 'newId'>,
  scope: CompanyScope,
  { meetingId, ...request }: PaperVote,
): Promise<Motion> {
  const asked = withWeighting(request);
  const { note = '', paperId = null } = asked;
  return scope.transaction(async (tx) => {
    const locked = await lockLiveMeeting(world, tx, { meetingId });
    if ((asked.way === 'written') !== (asked.deadline !== null)) throw new Failure('motion_deadline_wrong');
    demand(callRefusal(asked) ?? countRefusal(asked.count, asked.weighting));
    if (paperId !== null) await requirePaper(world, tx, meetingId, paperId);
    else if (note === '') throw new Failure('motion_paper_missing');
    const earlier = await motionStore.list(tx.db, meetingId);
    if (earlier.length >= mostMotions) throw new Failure('motions_full');
    const { quorum, ratio } = thresholdsOf(asked, await readVotingRules(tx));
    const [id, now] = [world.newId(), world.clock.now()];
    const by = tx.actor.userId;
    await motionStore.insert(
      tx.db,
      {
        ...{ company_id: locked.key.companyId, meeting_id: meetingId, id, text: asked.text },
        number: (earlier[0]?.motion.number ?? 0) + 1,
        ...{ agenda_item_id: asked.agendaItemId, way: asked.way, is_secret: asked.isSecret },
        ...{ body: asked.body, call: asked.call, is_special: asked.isSpecial, weighting: asked.weighting },
        ...{ quorum_share: quorum.share, quorum_inclusive: quorum.inclusive },
        ...{ ratio_share: ratio.share, ratio_inclusive: ratio.inclusive },
        deadline: asked.deadline === null ? null : new Date(asked.deadline),
        ...{
          opened_by: by,
          opened_at: now,
          closed_by: by,
          closed_at: now,
          chair_id: chairOf(locked.meeting),
        },
        ...{ cancelled_by: null, cancelled_at: null, present_count: null },
        paper: JSON.stringify(storedPaperOf(asked)),
      },
      [],
    );
    return completeMotion(world, tx, locked, id);
  });
}

async function requirePaper(
  world: Pick<World, 'clock' | 'config'>,
  tx: CompanyScope,
  meetingId: string,
  paperId: string,
): Promise<void> {
  const { papers } = await listPapers(world, tx, meetingId);
  if (papers.every(({ id }) => id !== paperId)) throw new Failure('motion_paper_missing');
}
