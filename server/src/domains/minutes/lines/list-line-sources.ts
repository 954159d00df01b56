import type { Reading } from '@hopgon/contract/readings/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { type HeldNote, listHeldNotes } from '../../live/held/list-held-notes.ts';
import { listReadings } from '../../readings/list-readings.ts';

/** The readings and notes of a meeting by id, as they are now. */
export async function listLineSources(
  tx: CompanyScope,
  meetingId: string,
): Promise<{
  readonly readings: ReadonlyMap<string, Reading>;
  readonly notes: ReadonlyMap<string, HeldNote>;
}> {
  const { readings } = await listReadings(tx, meetingId);
  const notes = await listHeldNotes(tx, meetingId);
  return {
    readings: new Map(readings.map((reading) => [reading.id, reading])),
    notes: new Map(notes.map((note) => [note.id, note])),
  };
}
