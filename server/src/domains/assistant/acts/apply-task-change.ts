import type { SingleChange } from '@hopgon/contract/chat/changes';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { applyDecision } from '../../action-items/apply-decision.ts';
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
  let version = read;
  const edits = {
    ...(deadline !== null && !isRequest && { deadline }),
    ...(priority !== null && { priority }),
    ...(assignee !== null && { assigneeId: assignee.userId }),
  };
  if (Object.keys(edits).length > 0)
    version = (await updateActionItem(world, scope, { itemId, version, ...edits })).version;
  if (state !== null && was.state === 'proposed')
    version = (await applyDecision(world, scope, { itemId, accept: state !== 'declined', reason })).version;
  if (state === 'done')
    version = (await updateItemState(world, scope, { itemId, version, state: 'done' })).version;
  if (isRequest && deadline !== null)
    version = (await requestExtension(world, scope, { itemId, version, deadline, reason })).version;
  return { kind: 'task-change', id: itemId, version, was, ...(isRequest && { isRequest }) };
}
