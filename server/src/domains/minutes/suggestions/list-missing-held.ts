import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { readHeldMeeting } from '../../live/held/read-held-meeting.ts';
import { readMeeting } from '../../meetings/core/read-meeting.ts';
import { type MissingHeld, missingHeld } from '../document/held-lines.rules.ts';
import type { LineRow } from '../lines/lines.store.ts';

/** The notes and votes of a meeting that no line of its minutes rests on. */
export async function listMissingHeld(
  world: Pick<World, 'clock'>,
  tx: CompanyScope,
  meetingId: string,
  lines: readonly Pick<LineRow, 'note_id' | 'motion_id'>[],
): Promise<MissingHeld[]> {
  const meeting = await readMeeting(world, tx, meetingId);
  return missingHeld(await readHeldMeeting(world, tx, meeting), lines);
}
