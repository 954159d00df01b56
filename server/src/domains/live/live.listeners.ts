import type { World } from '../../platform/world.ts';
import { writtenVoteDue } from './motions/motions.jobs.ts';
import { notifyWrittenVoteDue } from './motions/notify-written-vote-due.ts';

export function listenLive(world: Pick<World, 'bus' | 'clock' | 'config' | 'jobs' | 'newId'>): void {
  world.jobs.define(writtenVoteDue, (scope, data) => notifyWrittenVoteDue(world, scope, data));
}
