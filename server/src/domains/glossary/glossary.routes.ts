import * as contract from '@hopgon/contract/glossary/routes';
import type { Bind } from '../../platform/http/call.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';

const deleteTerm = loadOnDemand(async () => (await import('./delete-term.ts')).deleteTerm);
const listTerms = loadOnDemand(async () => (await import('./list-terms.ts')).listTerms);
const saveTerms = loadOnDemand(async () => (await import('./save-terms.ts')).saveTerms);
const updateTerm = loadOnDemand(async () => (await import('./update-term.ts')).updateTerm);

export function glossaryRoutes(bind: Bind, world: World): void {
  bind(contract.listTerms, ({ scope }) => listTerms(scope));
  bind(contract.saveTerms, ({ scope, body }) => saveTerms(world, scope, body));
  bind(contract.updateTerm, ({ scope, params, body }) => updateTerm(world, scope, params.termId, body));
  bind(contract.deleteTerm, ({ scope, params, query }) => deleteTerm(world, scope, { ...params, ...query }));
}
