import { Failure } from '@hopgon/contract/failure';
import type { readReader as route } from '@hopgon/contract/readings/model/routes';
import type { ReaderName } from '@hopgon/contract/readings/model/schemas';
import type { ReplyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { lockReadings } from '../lock-readings.ts';
import { recordReadings } from '../record-readings.ts';
import { modelReadingsStore } from './model-readings.store.ts';
import { readReader } from './read-reader.ts';

/** Proposes what the other one read, in place of what nobody touched. */
export function saveReader(
  world: Pick<World, 'clock' | 'newId' | 'hub'>,
  scope: CompanyScope,
  { meetingId, reader }: { readonly meetingId: string; readonly reader: ReaderName },
): Promise<ReplyOf<typeof route>> {
  return scope.transaction(async (tx) => {
    await lockReadings(tx, meetingId);
    const newest = await modelReadingsStore.findNewest(tx.db, meetingId);
    const row = newest && (await modelReadingsStore.find(tx.db, newest.id));
    if (!newest || !row || (reader === 'model' && !row.found)) throw new Failure('model_reading_missing');
    const found = reader === 'model' ? row.found : row.engine_found;
    if (!found) throw new Failure('model_reading_missing');
    const { companyId } = await tx.entry();
    await modelReadingsStore.use(tx.db, newest.id, reader === 'model');
    await recordReadings(world, tx, {
      companyId,
      meetingId,
      transcriptId: newest.id,
      version: newest.version,
      uploadedBy: newest.uploaded_by,
      isImported: false,
      newest: true,
      analysis: found,
      actionItems: found.actionItems,
    });
    return readReader(tx, meetingId);
  });
}
