import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { completeMinutesChange, type MinutesWorld } from '../document/complete-minutes-change.ts';
import { numberStore } from '../register/numbers.store.ts';
import { derivedStore } from './derived.store.ts';
import { type NamedDerived, requireDerived } from './require-derived.ts';

/** Deletes a draft; an issued document is cancelled, and its number stays in the register as "đã hủy". */
export function deleteDerivedDocument(
  world: MinutesWorld,
  scope: CompanyScope,
  named: NamedDerived,
): Promise<Record<string, never>> {
  return scope.transaction(async (tx) => {
    const { row, document } = await requireDerived(tx, named, 'derive');
    if (document.state === 'void') throw new Failure('minutes_state');
    if (document.state === 'draft') await derivedStore.remove(tx.db, document.id);
    else {
      await numberStore.cancelDocument(tx.db, document.id);
      await derivedStore.update(tx.db, document.id, { state: 'void' });
    }
    await completeMinutesChange(world, tx, {
      ...{ row, changes: [{ act: 'derived-cancelled' as const, before: document.title }] },
    });
    return {};
  });
}
