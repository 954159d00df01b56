import type { SingleChange } from '@hopgon/contract/chat/changes';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { applyDecision } from '../../action-items/apply-decision.ts';
import { createItemComment } from '../../action-items/comments/create-item-comment.ts';
import { recordEdit } from '../../action-items/edits/record-edit.ts';
import { requestExtension } from '../../action-items/extensions/request-extension.ts';
import { updateActionItem } from '../../action-items/update-action-item.ts';
import { updateItemState } from '../../action-items/update-item-state.ts';
import type { DoneChange } from '../shared/done-change.rules.ts';

/** Accepts, declines, finishes or changes a task; one that waits to be accepted is accepted before it is finished. */
export async function applyTaskChange(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'newId'>,
  scope: CompanyScope,
  {
    itemId,
    version: read,
    state,
    deadline,
    priority,
    assignee,
    was,
    isRequest = false,
    reason = '',
  }: Extract<SingleChange, { kind: 'task-change' }>,
): Promise<DoneChange> {
  const edits = {
    ...(deadline !== null && !isRequest && { deadline }),
    ...(priority !== null && { priority }),
    ...(assignee !== null && { assigneeId: assignee.userId }),
  };
  const editId = await recordEdit(world, scope, [itemId], async (tx) => {
    let version = read;
    if (Object.keys(edits).length > 0)
      version = (await updateActionItem(world, tx, { itemId, version, ...edits })).version;
    if (state !== null && was.state === 'proposed')
      version = (await applyDecision(world, tx, { itemId, version, accept: state !== 'declined', reason }))
        .version;
    if (state === 'done')
      version = (await updateItemState(world, tx, { itemId, version, state: 'done' })).version;
    if (isRequest && deadline !== null)
      await requestExtension(world, tx, { itemId, version, deadline, reason });
    else if (reason !== '' && state !== 'declined')
      await createItemComment(world, tx, { itemId, text: `Lý do: ${reason}`, mentionedIds: [] });
  });
  return { kind: 'task-change', id: itemId, editId };
}
