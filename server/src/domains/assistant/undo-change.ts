import type { Card } from '@hopgon/contract/chat/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { removeActionItem } from '../action-items/remove-action-item.ts';
import { undoSeries } from '../meetings/series/undo-series.ts';
import { deleteDraft } from '../minutes/document/delete-draft.ts';

export type UndoWorld = Pick<World, 'bus' | 'hub'>;

interface Made {
  readonly change: Card['change'];
  readonly meetingId: string | null;
  readonly actionItemId: string | null;
}

/** Removes what a confirmed card made, as if it had never been. */
export async function undoChange(world: UndoWorld, scope: CompanyScope, made: Made): Promise<void> {
  if (made.change.kind === 'minutes') await deleteDraft(world, scope, made.change.meetingId);
  if (made.meetingId !== null) await undoSeries(world, scope, made.meetingId);
  if (made.actionItemId !== null) await removeActionItem(world, scope, made.actionItemId);
}
