import * as contract from '@hopgon/contract/glossary/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { deleteTerm } from './delete-term.ts';
import { listTerms } from './list-terms.ts';
import { saveTerms } from './save-terms.ts';
import { updateTerm } from './update-term.ts';

export function glossaryRoutes(bind: Bind, world: World): void {
  bind(contract.listTerms, ({ scope }) => listTerms(scope));
  bind(contract.saveTerms, ({ scope, body }) => saveTerms(world, scope, body));
  bind(contract.updateTerm, ({ scope, params, body }) => updateTerm(world, scope, params.termId, body));
  bind(contract.deleteTerm, ({ scope, params, query }) => deleteTerm(world, scope, { ...params, ...query }));
}
