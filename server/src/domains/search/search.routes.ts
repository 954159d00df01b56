import * as contract from '@hopgon/contract/search/routes';
import type { Bind } from '../../platform/http/call.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';

const searchCompany = loadOnDemand(async () => (await import('./search-company.ts')).searchCompany);

export function searchRoutes(bind: Bind, world: World): void {
  bind(contract.searchCompany, ({ scope, query }) => searchCompany(world, scope, query));
}
