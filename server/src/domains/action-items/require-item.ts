import { demand, Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { actionItemPolicy } from './action-items.policy.ts';
import { standingOf } from './action-items.presenter.ts';
import { actionItemStore, type ItemRow } from './action-items.store.ts';

/** An item the caller may see; any other answers like one that does not exist. */
export async function requireItem(scope: CompanyScope, itemId: string): Promise<ItemRow> {
  const row = await actionItemStore.find(scope.db, scope.actor.userId, itemId);
  if (!row) throw new Failure('action_item_not_found');
  demand(actionItemPolicy.view(standingOf(row, scope.actor.userId)));
  return row;
}
