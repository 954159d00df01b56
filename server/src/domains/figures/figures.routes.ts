import * as contract from '@hopgon/contract/figures/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { BindFile } from '../../platform/http/file-binder.ts';
import type { World } from '../../platform/world.ts';
import { readFigures } from './read-figures.ts';
import { renderFiguresFile } from './report/render-figures-file.ts';
import { listFiguresSuggestions } from './suggestions/list-figures-suggestions.ts';

export function figuresRoutes(bind: Bind, bindFile: BindFile, world: World): void {
  bind(contract.readFigures, ({ scope, query }) => readFigures(world, scope, query));
  bindFile(contract.printFigures, ({ scope, query }) => renderFiguresFile(world, scope, query));
  bind(contract.listFiguresSuggestions, ({ scope, query }) => listFiguresSuggestions(world, scope, query));
}
