import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { ItemRow } from '../action-items.store.ts';
import { itemMailStore } from '../mails/item-mails.store.ts';

interface Extension {
  readonly requestedBy: string;
  readonly deadlineBefore: string;
  readonly deadline: string;
  readonly reason: string;
}

/** Asks who leads the meeting, else who gave the work, about a later deadline; answers who that is. */
export async function notifyExtensionAnswerer(
  world: Pick<World, 'bus'>,
  tx: CompanyScope,
  row: Pick<ItemRow, 'id' | 'title' | 'meeting_id' | 'leader_id' | 'created_by'>,
  extension: Extension,
): Promise<string | null> {
  const { companyId } = await tx.entry();
  const answererId = await itemMailStore.firstActive(tx.db, [row.leader_id, row.created_by]);
  await world.bus.emit(tx, 'action-items.extension-requested', {
    ...{ companyId, itemId: row.id, title: row.title, meetingId: row.meeting_id },
    ...{ assigneeId: extension.requestedBy, answererId, ...extension },
  });
  return answererId;
}
