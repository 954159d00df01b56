import type { Reading } from '@hopgon/contract/readings/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { listReadings } from './list-readings.ts';

/** Those named as they are now. */
export async function listNamedReadings(
  tx: CompanyScope,
  meetingId: string,
  ids: ReadonlySet<string>,
): Promise<{ readings: Reading[] }> {
  const { readings } = await listReadings(tx, meetingId);
  return { readings: readings.filter(({ id }) => ids.has(id)) };
}
