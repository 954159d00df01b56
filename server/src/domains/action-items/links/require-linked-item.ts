import type { LinkedItem } from '@hopgon/contract/action-items/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { Scope } from '../../../platform/database/scope.ts';
import { giverOf } from '../action-items.presenter.ts';
import { actionItemStore, type ItemRow } from '../action-items.store.ts';
import type { ItemLink } from './item-link.token.ts';
import { itemLinkStore } from './item-links.store.ts';

/** The item of a link while it waits for an answer. What is of a closed meeting is answered in the app alone. */
export async function requireLinkedItem(
  { db }: Scope,
  link: ItemLink,
): Promise<{ readonly row: ItemRow; readonly linked: LinkedItem }> {
  const found = await itemLinkStore.find(db, link);
  const row = found && (await actionItemStore.find(db, link.personId, link.itemId));
  if (!row || row.meeting_closed) throw new Failure('item_link_invalid');
  return {
    row,
    linked: {
      companyName: found.company_name,
      title: row.title,
      deadline: row.deadline,
      meetingTitle: row.meeting_visible ? row.meeting_title : null,
      assigneeName: found.assignee_name,
      givenByName: giverOf(row),
      state: 'proposed',
    },
  };
}
