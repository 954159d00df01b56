import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { listAgendaItems } from '../../agenda/list-agenda-items.ts';

/** Throws unless the agenda of the meeting has this item. */
export async function requireAgendaItem(tx: CompanyScope, meetingId: string, itemId: string): Promise<void> {
  const items = await listAgendaItems(tx, meetingId);
  if (!items.some(({ id }) => id === itemId)) throw new Failure('agenda_item_not_found');
}
