import * as motions from '@hopgon/contract/live/motions/routes';
import type { Bind } from '../../../platform/http/call.ts';
import type { World } from '../../../platform/world.ts';
import { cancelMotion } from './cancel-motion.ts';
import { closeMotion } from './close-motion.ts';
import { listMotions } from './list-motions.ts';
import { openMotion } from './open-motion.ts';
import { readMotionDefaults } from './read-motion-defaults.ts';
import { recordPaperVote } from './record-paper-vote.ts';
import { voteOnMotion } from './vote-on-motion.ts';

export function motionRoutes(bind: Bind, world: World): void {
  bind(motions.listMotions, ({ scope, params }) => listMotions(world, scope, params.meetingId));
  bind(motions.readMotionDefaults, ({ scope, params }) => readMotionDefaults(world, scope, params.meetingId));
  bind(motions.openMotion, ({ scope, params, body }) => openMotion(world, scope, { ...params, ...body }));
  bind(motions.recordPaperVote, ({ scope, params, body }) =>
    recordPaperVote(world, scope, { ...params, ...body }),
  );
  bind(motions.voteOnMotion, ({ scope, params, body }) => voteOnMotion(world, scope, { ...params, ...body }));
  bind(motions.closeMotion, ({ scope, params }) => closeMotion(world, scope, params));
  bind(motions.cancelMotion, ({ scope, params }) => cancelMotion(world, scope, params));
}
