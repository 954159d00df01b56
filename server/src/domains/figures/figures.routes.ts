import * as contract from '@hopgon/contract/figures/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { readFigures } from './read-figures.ts';

export function figuresRoutes(bind: Bind, world: World): void {
  bind(contract.readFigures, ({ scope, query }) => readFigures(world, scope, query));
}
