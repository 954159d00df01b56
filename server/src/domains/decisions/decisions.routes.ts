import * as contract from '@hopgon/contract/decisions/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { listContradictions } from './list-contradictions.ts';
import { listDecisions } from './list-decisions.ts';
import { resolveContradiction } from './resolve-contradiction.ts';

export function decisionRoutes(bind: Bind, world: World): void {
  bind(contract.listDecisions, ({ scope, query }) => listDecisions(world, scope, query));
  bind(contract.listContradictions, ({ scope }) => listContradictions(world, scope));
  bind(contract.resolveContradiction, ({ scope, params, body }) =>
    resolveContradiction(world, scope, params.meetingId, body),
  );
}
