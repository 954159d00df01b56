import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { type ChangedMeeting, type NotedChange, recordChanges } from './record-changes.ts';

/** Records a change of a meeting in the change's own transaction; `meeting` is its state afterwards. */
export const recordChange = (
  world: Pick<World, 'clock' | 'newId'>,
  tx: Scope,
  meeting: ChangedMeeting,
  change: NotedChange,
): Promise<void> => recordChanges(world, tx, [{ meeting, change }]);
