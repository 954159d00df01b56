import { isSameTask, type RecordedTask } from '@hopgon/contract/action-items/recorded-task';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { applyItemChange } from '../apply-item-change.ts';
import { findRecordedTask } from './find-recorded-task.ts';

interface Recorded {
  /** What the item said when the record last wrote it; null where that is not known. */
  readonly before: RecordedTask | null;
  readonly after: RecordedTask;
}

/**
 * Makes an item say what its record says now. `kept`: somebody changed the item since, and it stays as it is; `gone`: it was
 * deleted, and stays so. The caller has asked who may.
 */
export async function updateRecordedItem(
  world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>,
  tx: CompanyScope,
  itemId: string,
  { before, after }: Recorded,
): Promise<'updated' | 'kept' | 'gone'> {
  const now = await findRecordedTask(tx, itemId);
  if (now === null) return 'gone';
  if (isSameTask(now, after)) return 'updated';
  if (before === null || !isSameTask(now, before)) return 'kept';
  await applyItemChange(world, tx, itemId, after);
  return 'updated';
}
