import type { listItemViewers as route } from '@hopgon/contract/action-items/comments/routes';
import type { QueryOf, ReplyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { findAudience } from '../../meetings/core/find-audience.ts';
import { mayNamePeople } from '../action-items.presenter.ts';
import { requireItem } from '../require-item.ts';
import { itemViewerStore } from './item-viewers.store.ts';

/** Others than the caller whom a comment on an item may name: who may view its meeting, who is to do it and who gave it. */
export async function listItemViewers(
  scope: CompanyScope,
  { itemId, query }: QueryOf<typeof route> & { readonly itemId: string },
): Promise<ReplyOf<typeof route>> {
  const row = await requireItem(scope, itemId);
  const { meeting_id: meetingId, assignee_id, created_by } = row;
  const isOpen = mayNamePeople(row);
  const audience = isOpen && meetingId !== null ? await findAudience(scope, meetingId) : [];
  const own = [assignee_id, isOpen ? created_by : null].filter((id) => id !== null);
  const rows = await itemViewerStore.search(scope.db, {
    among: audience === 'company' ? null : [...audience, ...own],
    except: scope.actor.userId,
    search: query.trim(),
  });
  return {
    viewers: rows.map(({ user_id: userId, display_name: displayName }) => ({ userId, displayName })),
  };
}
