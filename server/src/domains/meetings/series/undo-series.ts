import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { undoMeetings } from '../undo/undo-meetings.ts';
import { removeWholeSeries } from './remove-whole-series.ts';

/** Takes a meeting back, with the whole series it is of, as if there had never been one; too late once a mail has left. */
export const undoSeries = (
  world: Pick<World, 'bus' | 'hub'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<void> => removeWholeSeries(scope, meetingId, (tx, ids) => undoMeetings(world, tx, ids));
