import type { World } from '../../platform/world.ts';
import { endWrittenVotes } from './motions/end-written-votes.ts';
import { writtenVoteDue } from './motions/motions.jobs.ts';
import { notifyWrittenVoteDue } from './motions/notify-written-vote-due.ts';
import { reopenWrittenVotes } from './motions/reopen-written-votes.ts';

export function listenLive(world: Pick<World, 'bus' | 'clock' | 'config' | 'jobs' | 'newId'>): void {
  world.jobs.define(writtenVoteDue, (scope, data) => notifyWrittenVoteDue(world, scope, data));
  world.bus.on('meetings.cancelled', (scope, { meetingId }) => endWrittenVotes(world, scope, meetingId));
  world.bus.on('meetings.restored', (scope, { meetingId }) => reopenWrittenVotes(world, scope, meetingId));
}
