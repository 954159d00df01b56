import * as motions from '@hopgon/contract/live/motions/routes';
import type { Bind } from '../../../platform/http/call.ts';
import { loadOnDemand } from '../../../platform/http/load-on-demand.ts';
import type { World } from '../../../platform/world.ts';

const cancelMotion = loadOnDemand(async () => (await import('./cancel-motion.ts')).cancelMotion);
const closeMotion = loadOnDemand(async () => (await import('./close-motion.ts')).closeMotion);
const listMotions = loadOnDemand(async () => (await import('./list-motions.ts')).listMotions);
const openMotion = loadOnDemand(async () => (await import('./open-motion.ts')).openMotion);
const readMotionDefaults = loadOnDemand(
  async () => (await import('./read-motion-defaults.ts')).readMotionDefaults,
);
const recordPaperVote = loadOnDemand(async () => (await import('./record-paper-vote.ts')).recordPaperVote);
const voteOnMotion = loadOnDemand(async () => (await import('./vote-on-motion.ts')).voteOnMotion);

export function motionRoutes(bind: Bind, world: World): void {
  bind(motions.listMotions, ({ scope, params }) => listMotions(world, scope, params.meetingId));
  bind(motions.readMotionDefaults, ({ scope, params }) => readMotionDefaults(world, scope, params.meetingId));
  bind(motions.openMotion, ({ scope, params, body }) => openMotion(world, scope, { ...params, ...body }));
  bind(motions.recordPaperVote, ({ scope, params, body }) =>
    recordPaperVote(world, scope, { ...params, ...body }),
  );
  bind(motions.voteOnMotion, ({ scope, params, body }) => voteOnMotion(world, scope, { ...params, ...body }));
  bind(motions.closeMotion, ({ scope, params }) => closeMotion(world, scope, params));
  bind(motions.cancelMotion, ({ scope, params, query }) =>
    cancelMotion(world, scope, { ...params, ...query }),
  );
}
