import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { listEditors } from '../../meetings/core/list-editors.ts';
import type { ItemRow } from '../action-items.store.ts';
import { itemMailStore } from '../mails/item-mails.store.ts';

interface Extension {
  readonly requestedBy: string;
  readonly deadlineBefore: string;
  readonly deadline: string;
  readonly reason: string;
}

/** Asks the first person who may answer about a later deadline: of a meeting who edits it, else who gave the work. Answers who that is. */
export async function notifyExtensionAnswerer(
  world: Pick<World, 'bus'>,
  tx: CompanyScope,
  row: Pick<ItemRow, 'id' | 'title' | 'meeting_id' | 'created_by'>,
  extension: Extension,
): Promise<string | null> {
  const { companyId } = await tx.entry();
  const answererId =
    row.meeting_id === null
      ? await itemMailStore.firstActive(tx.db, [row.created_by])
      : ((await listEditors(tx, row.meeting_id))[0] ?? null);
  await world.bus.emit(tx, 'action-items.extension-requested', {
    ...{ companyId, itemId: row.id, title: row.title, meetingId: row.meeting_id },
    ...{ assigneeId: extension.requestedBy, answererId, ...extension },
  });
  return answererId;
}
