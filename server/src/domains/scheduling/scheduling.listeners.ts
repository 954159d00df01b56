import './scheduling.events.ts';
import '../retention/retention.events.ts';
import type { World } from '../../platform/world.ts';
import { notifyCompletedPolls } from './notices/notify-completed-polls.ts';
import { notifyPollDue } from './notices/notify-poll-due.ts';
import { cancelPollsOfLeaver } from './polls/cancel-polls-of-leaver.ts';
import { deletePollsOfMeetings } from './polls/delete-polls-of-meetings.ts';
import { pollDue } from './scheduling.jobs.ts';

export function listenScheduling(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'jobs' | 'newId'>,
): void {
  world.bus.on('companies.member-removed', async (scope, { userId }) => {
    await cancelPollsOfLeaver(world, scope, userId);
    await notifyCompletedPolls(world, scope, userId);
  });
  world.bus.on('retention.meetings-expired', (scope, { meetingIds }) =>
    deletePollsOfMeetings(scope, meetingIds),
  );
  world.jobs.define(pollDue, (scope, { pollId }) => notifyPollDue(world, scope, pollId));
}
