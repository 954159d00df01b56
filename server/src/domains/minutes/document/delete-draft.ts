import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { notifyViewers } from '../../meetings/core/notify-viewers.ts';
import { minutesStore } from '../minutes.store.ts';
import { lockMinutes } from './lock-minutes.ts';

/** Deletes a draft as if it had never been made, while nobody has changed it. */
export function deleteDraft(
  world: Pick<World, 'hub'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<void> {
  return scope.transaction(async (tx) => {
    const { row } = await lockMinutes(tx, meetingId);
    if (!(await minutesStore.deleteUnchanged(tx.db, row.id))) throw new Failure('undo_too_late');
    await notifyViewers(world, tx, { companyId: row.company_id, meetingId, topics: ['minutes'] });
  });
}
