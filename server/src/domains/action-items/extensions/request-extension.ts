import type { requestExtension as route } from '@hopgon/contract/action-items/routes';
import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { demand, Failure } from '@hopgon/contract/failure';
import type { BodyOf } from '@hopgon/contract/route';
import { localDay } from '@hopgon/contract/time/zoned';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { actionItemPolicy } from '../action-items.policy.ts';
import { standingOf } from '../action-items.presenter.ts';
import { isLater } from '../action-items.rules.ts';
import { completeItemChange } from '../complete-item-change.ts';
import { recordItemChange } from '../history/record-item-change.ts';
import { type ItemMailWorld, sendItemMail } from '../mails/send-item-mail.ts';
import { requireItem } from '../require-item.ts';
import { extensionStore } from './extensions.store.ts';
import { notifyExtensionAnswerer } from './notify-extension-answerer.ts';

/** Asks for a later deadline; the one there is holds until somebody grants another. */
export function requestExtension(
  world: ItemMailWorld & Pick<World, 'hub'>,
  scope: CompanyScope,
  { itemId, version, deadline, reason }: BodyOf<typeof route> & { readonly itemId: string },
): Promise<ActionItem> {
  return scope.transaction(async (tx) => {
    const { userId } = tx.actor;
    const { companyId, timeZone } = await tx.entry();
    const row = await requireItem(tx, itemId);
    demand(actionItemPolicy.requestExtension(standingOf(row, userId)));
    const at = world.clock.now();
    const deadlineBefore = row.deadline ?? '';
    if (!isLater(deadline, deadlineBefore, localDay(at, timeZone))) throw new Failure('extension_not_later');
    const asked = await extensionStore.requestExtension(tx.db, itemId, version, { deadline, reason, at });
    if (!asked) throw new Failure('version_stale');
    await recordItemChange(world, tx, {
      ...{ companyId, itemId, act: 'extension-requested', by: userId },
      ...{ deadlineBefore, deadline, reason },
    });
    const asking = { requestedBy: userId, deadlineBefore, deadline, reason };
    const answererId = await notifyExtensionAnswerer(world, tx, row, asking);
    if (answererId === null) throw new Failure('extension_unanswerable');
    await sendItemMail(world, tx, row, {
      ...{ companyId, actorId: userId, to: answererId },
      occasion: { kind: 'extension-requested', deadlineBefore, deadline, reason },
    });
    return completeItemChange(world, tx, itemId);
  });
}
