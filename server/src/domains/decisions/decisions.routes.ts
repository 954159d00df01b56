import * as contract from '@hopgon/contract/decisions/routes';
import type { Bind } from '../../platform/http/call.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';

const listDecisions = loadOnDemand(async () => (await import('./list-decisions.ts')).listDecisions);

export function decisionRoutes(bind: Bind, world: World): void {
  bind(contract.listDecisions, ({ scope, query }) => listDecisions(world, scope, query));
}
