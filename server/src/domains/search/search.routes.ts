import * as contract from '@hopgon/contract/search/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { searchCompany } from './search-company.ts';

export function searchRoutes(bind: Bind, world: World): void {
  bind(contract.searchCompany, ({ scope, query }) => searchCompany(world, scope, query));
}
