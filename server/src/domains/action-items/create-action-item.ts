import type { createActionItem as route } from '@hopgon/contract/action-items/routes';
import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { requireMeeting } from '../meetings/core/require-meeting.ts';
import type { ItemNews } from './action-items.events.ts';
import { firstState } from './action-items.rules.ts';
import { actionItemStore } from './action-items.store.ts';
import { completeItemChange } from './complete-item-change.ts';
import { recordItemChange } from './history/record-item-change.ts';
import { requireAssignee } from './people/require-assignee.ts';

export function createActionItem(
  world: Pick<World, 'clock' | 'newId' | 'bus' | 'hub'>,
  scope: CompanyScope,
  { title, assigneeId, deadline, priority, meetingId }: BodyOf<typeof route>,
): Promise<ActionItem> {
  return scope.transaction(async (tx) => {
    if (meetingId !== null) await requireMeeting(tx, meetingId, 'view');
    await requireAssignee(tx, assigneeId, meetingId);
    const { companyId } = await tx.entry();
    const authorId = tx.actor.userId;
    const state = firstState(assigneeId, authorId);
    const now = world.clock.now();
    const itemId = world.newId();
    await actionItemStore.insert(tx.db, {
      company_id: companyId,
      id: itemId,
      title,
      assignee_id: assigneeId,
      deadline,
      priority,
      state,
      meeting_id: meetingId,
      created_by: authorId,
      decided_by: state === 'accepted' ? authorId : null,
      created_at: now,
      updated_at: now,
    });
    await recordItemChange(world, tx, {
      ...{ companyId, itemId, act: 'created', by: authorId },
      ...{ assigneeId, deadline },
    });
    if (state === 'proposed') {
      const facts: ItemNews = { companyId, itemId, title, assigneeId, meetingId };
      await world.bus.emit(tx, 'action-items.proposed', { ...facts, proposedBy: authorId, version: 1 });
    }
    return completeItemChange(world, tx, itemId);
  });
}
