import type { Scope } from '../../../platform/database/scope.ts';
import { cancelQueuedMails } from '../../../platform/mail/queue-mail.ts';
import type { World } from '../../../platform/world.ts';
import './motions.events.ts';
import type { WholeMotion } from './motions.store.ts';

/** After a written vote ended before its deadline nobody is asked for an opinion any more, by the bell or by mail. */
export async function endWrittenVote(
  world: Pick<World, 'bus'>,
  tx: Scope,
  { motion }: WholeMotion,
): Promise<void> {
  if (motion.way !== 'written') return;
  const { company_id: companyId, id: motionId, meeting_id: meetingId } = motion;
  await cancelQueuedMails(tx, { companyId, subjectIds: [motionId] });
  await world.bus.emit(tx, 'motions.written-ended', { companyId, meetingId, motionId });
}
