import type { Reading } from '@hopgon/contract/readings/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { listReadingReferences } from '../../readings/list-reading-references.ts';
import { readingsForMinutes } from '../document/draft.rules.ts';
import type { LineRow } from '../lines/lines.store.ts';

/** Readings that belong in the minutes of their meeting and are in no line. */
export async function listMissingReadings(
  scope: CompanyScope,
  meetingId: string,
  readings: readonly Reading[],
  lines: readonly Pick<LineRow, 'reading_id'>[],
): Promise<Reading[]> {
  const references = await listReadingReferences(scope, meetingId);
  const resultOf = new Map([...references].map(([id, { resultId }]) => [id, resultId]));
  const known = new Set(lines.map(({ reading_id: id }) => id));
  return readingsForMinutes(readings, resultOf).filter(({ id }) => !known.has(id));
}
