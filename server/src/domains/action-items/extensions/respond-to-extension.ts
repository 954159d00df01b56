import type { respondToExtension as route } from '@hopgon/contract/action-items/routes';
import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { demand, Failure } from '@hopgon/contract/failure';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { actionItemPolicy } from '../action-items.policy.ts';
import { standingOf } from '../action-items.presenter.ts';
import { completeItemChange } from '../complete-item-change.ts';
import { recordItemDifferences } from '../history/record-item-differences.ts';
import { type ItemMailWorld, sendItemMail } from '../mails/send-item-mail.ts';
import { requireItem } from '../require-item.ts';
import { extensionStore } from './extensions.store.ts';

/** Grants or refuses a later deadline; a refused one leaves the deadline as it is. */
export function respondToExtension(
  world: ItemMailWorld & Pick<World, 'hub'>,
  scope: CompanyScope,
  { itemId, version, grant, reason }: BodyOf<typeof route> & { readonly itemId: string },
): Promise<ActionItem> {
  return scope.transaction(async (tx) => {
    const { userId } = tx.actor;
    const { companyId } = await tx.entry();
    const row = await requireItem(tx, itemId);
    demand(actionItemPolicy.answerExtension(standingOf(row, userId)));
    const { asked_deadline: asked, deadline: deadlineBefore } = row;
    if (asked === null || deadlineBefore === null) throw new Failure('extension_not_waiting');
    const now = world.clock.now();
    const deadline = grant ? asked : deadlineBefore;
    const answered = await extensionStore.answerExtension(tx.db, itemId, version, deadline, now);
    if (!answered) throw new Failure('version_stale');
    await recordItemDifferences(world, tx, row, {
      ...{ companyId, by: userId, cause: 'answer' },
      recorded: {
        ...{ act: grant ? 'extension-granted' : 'extension-refused', by: userId },
        ...{ deadlineBefore, deadline: asked, reason },
      },
    });
    await world.bus.emit(tx, 'action-items.extension-answered', {
      ...{ companyId, itemId, title: row.title, assigneeId: row.assignee_id, meetingId: row.meeting_id },
      ...{ granted: grant, answeredBy: userId, deadline, reason },
    });
    await sendItemMail(world, tx, row, {
      ...{ companyId, actorId: userId, to: row.assignee_id },
      occasion: { kind: 'extension-answered', granted: grant, asked, deadline, reason },
    });
    return completeItemChange(world, tx, itemId);
  });
}
