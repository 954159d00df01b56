import * as contract from '@hopgon/contract/figures/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { BindFile } from '../../platform/http/file-binder.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';

const readFigures = loadOnDemand(async () => (await import('./read-figures.ts')).readFigures);
const readItemFates = loadOnDemand(async () => (await import('./read-item-fates.ts')).readItemFates);
const renderFiguresFile = loadOnDemand(
  async () => (await import('./report/render-figures-file.ts')).renderFiguresFile,
);
const listFiguresSuggestions = loadOnDemand(
  async () => (await import('./suggestions/list-figures-suggestions.ts')).listFiguresSuggestions,
);

export function figuresRoutes(bind: Bind, bindFile: BindFile, world: World): void {
  bind(contract.readFigures, ({ scope, query }) => readFigures(world, scope, query));
  bind(contract.readItemFates, ({ scope }) => readItemFates(world, scope));
  bindFile(contract.printFigures, ({ scope, query }) => renderFiguresFile(world, scope, query));
  bind(contract.listFiguresSuggestions, ({ scope, query }) => listFiguresSuggestions(world, scope, query));
}
