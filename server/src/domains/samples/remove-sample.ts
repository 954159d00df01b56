import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { cancelMeeting } from '../meetings/core/cancel-meeting.ts';
import { undoMeeting } from '../meetings/undo/undo-meeting.ts';
import { listOwnSampleIds } from './list-own-sample-ids.ts';
import { sampleStore } from './samples.store.ts';

type RemovalWorld = Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'newId'>;

/** Removes the caller's sample and all that hangs on it. */
export async function removeSample(world: RemovalWorld, scope: CompanyScope): Promise<Record<string, never>> {
  const ids = await listOwnSampleIds(scope);
  await scope.transaction(async (tx) => {
    for (const meeting of await sampleStore.listFound(tx.db, ids)) await removeOne(world, tx, meeting);
  });
  return {};
}

/** A meeting others were mailed about cannot vanish: they are mailed its cancellation. */
async function removeOne(
  world: RemovalWorld,
  tx: CompanyScope,
  { id, cancelled_at: cancelledAt }: { readonly id: string; readonly cancelled_at: Date | null },
): Promise<void> {
  try {
    await undoMeeting(world, tx, id);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'undo_too_late') throw error;
    if (cancelledAt === null) await cancelMeeting(world, tx, id, 'Đây là dữ liệu mẫu');
  }
}
