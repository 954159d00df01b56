import * as contract from '@hopgon/contract/decisions/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { listDecisions } from './list-decisions.ts';

export function decisionRoutes(bind: Bind, world: World): void {
  bind(contract.listDecisions, ({ scope, query }) => listDecisions(world, scope, query));
}
