import type { listItemViewers as route } from '@hopgon/contract/action-items/comments/routes';
import type { QueryOf, ReplyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { findAudience } from '../../meetings/core/find-audience.ts';
import { requireItem } from '../require-item.ts';
import { itemViewerStore } from './item-viewers.store.ts';

/** Others than the caller who may see an item: who may view its meeting, who is to do it and who gave it. */
export async function listItemViewers(
  scope: CompanyScope,
  { itemId, query }: QueryOf<typeof route> & { readonly itemId: string },
): Promise<ReplyOf<typeof route>> {
  const { meeting_id, assignee_id, created_by } = await requireItem(scope, itemId);
  const audience = meeting_id === null ? [] : await findAudience(scope, meeting_id);
  const own = [assignee_id, created_by].filter((id) => id !== null);
  const rows = await itemViewerStore.search(scope.db, {
    among: audience === 'company' ? null : [...audience, ...own],
    except: scope.actor.userId,
    search: query.trim(),
  });
  return {
    viewers: rows.map(({ user_id: userId, display_name: displayName }) => ({ userId, displayName })),
  };
}
