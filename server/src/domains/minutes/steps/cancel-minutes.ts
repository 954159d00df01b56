import { demand } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { MinutesWorld } from '../document/complete-minutes-change.ts';
import { requireMinutes } from '../document/require-minutes.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { minutesStore } from '../minutes.store.ts';
import { numberStore } from '../register/numbers.store.ts';
import { completeStep } from './complete-step.ts';
import { removeCancelledTasks } from './remove-cancelled-tasks.ts';

/** Gives minutes up with the tasks that only they set; their number stays in the register as "đã hủy". */
export function cancelMinutes(
  world: MinutesWorld,
  scope: CompanyScope,
  { meetingId, reason }: { readonly meetingId: string; readonly reason: string },
): Promise<Record<string, never>> {
  return scope.transaction(async (tx) => {
    const minutes = await requireMinutes(tx, {
      ...{ meetingId, meetingRight: 'edit', lock: true },
      right: minutesPolicy.view,
    });
    const { row, standing } = minutes;
    const isSigned = (await minutesStore.signatures(tx.db, row.id)).length > 0;
    demand(minutesPolicy.cancel({ ...standing, isSigned }));
    await numberStore.cancel(tx.db, row.id);
    const kept = await removeCancelledTasks(world, tx, row.id);
    await completeStep(world, tx, minutes, {
      changes: [...kept, { act: 'cancelled', after: reason || null }],
      set: {
        state: 'void',
        cancelled_by: tx.actor.userId,
        cancelled_at: world.clock.now(),
        cancelled_reason: reason,
      },
      event: 'minutes.cancelled',
    });
    return {};
  });
}
