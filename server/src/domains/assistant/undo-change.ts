import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { removeActionItem } from '../action-items/remove-action-item.ts';
import { undoSeries } from '../meetings/series/undo-series.ts';

export type UndoWorld = Pick<World, 'bus' | 'hub'>;

/** Removes what a confirmed card made, as if it had never been. */
export async function undoChange(
  world: UndoWorld,
  scope: CompanyScope,
  made: { meetingId: string | null; actionItemId: string | null },
): Promise<void> {
  if (made.meetingId !== null) await undoSeries(world, scope, made.meetingId);
  if (made.actionItemId !== null) await removeActionItem(world, scope, made.actionItemId);
}
