import type { Poll } from '@hopgon/contract/scheduling/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { findPolledMeeting } from './find-polled-meeting.ts';
import { presentPoll } from './polls.presenter.ts';
import { requirePoll } from './require-poll.ts';

export async function readPoll(
  world: Pick<World, 'clock' | 'config'>,
  scope: CompanyScope,
  pollId: string,
): Promise<Poll> {
  const poll = await requirePoll(scope, pollId, 'view');
  const meeting = await findPolledMeeting(scope, poll);
  return presentPoll(world, poll, { userId: scope.actor.userId, meeting });
}
