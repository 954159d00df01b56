import * as contract from '@hopgon/contract/figures/routes';
import type { Bind } from '../../platform/http/call.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';

const readFigures = loadOnDemand(async () => (await import('./read-figures.ts')).readFigures);

export function figuresRoutes(bind: Bind, world: World): void {
  bind(contract.readFigures, ({ scope, query }) => readFigures(world, scope, query));
}
