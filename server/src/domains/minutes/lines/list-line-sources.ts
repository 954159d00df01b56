import type { Reading } from '@hopgon/contract/readings/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { listCancelledMotions } from '../../live/held/list-cancelled-motions.ts';
import { type HeldNote, listHeldNotes } from '../../live/held/list-held-notes.ts';
import { listReadings } from '../../readings/list-readings.ts';

/** What lines of the minutes of a meeting rest on, as it is now. */
export async function listLineSources(
  tx: CompanyScope,
  meetingId: string,
): Promise<{
  readonly readings: ReadonlyMap<string, Reading>;
  readonly notes: ReadonlyMap<string, HeldNote>;
  readonly cancelledMotionIds: ReadonlySet<string>;
}> {
  const { readings } = await listReadings(tx, meetingId);
  const notes = await listHeldNotes(tx, meetingId);
  return {
    readings: new Map(readings.map((reading) => [reading.id, reading])),
    cancelledMotionIds: await listCancelledMotions(tx, meetingId),
    notes: new Map(notes.map((note) => [note.id, note])),
  };
}
