import type { World } from '../../platform/world.ts';
import { writtenVoteDue } from './motions/motions.jobs.ts';
import { remindWrittenVote } from './motions/remind-written-vote.ts';

export function listenLive(world: Pick<World, 'bus' | 'clock' | 'config' | 'jobs' | 'newId'>): void {
  world.jobs.define(writtenVoteDue, (scope, data) => remindWrittenVote(world, scope, data));
}
