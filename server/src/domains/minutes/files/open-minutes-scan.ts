import { Failure } from '@hopgon/contract/failure';
import type { SignaturePart } from '@hopgon/contract/minutes/schemas';
import type { FileReply } from '../../../platform/http/file-binder.ts';
import { oneChunk } from '../../../platform/http/one-chunk.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { requireMinutes } from '../document/require-minutes.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { signatureStore } from '../steps/signatures.store.ts';

interface ScanQuery {
  readonly meetingId: string;
  readonly part: SignaturePart;
  readonly edition?: number | undefined;
}

/** The scan of signed minutes, byte for byte as it was uploaded. */
export async function openMinutesScan(
  world: Pick<World, 'storage'>,
  scope: CompanyScope,
  { meetingId, part, edition }: ScanQuery,
): Promise<FileReply> {
  const scan = await scope.transaction(async (tx) => {
    const { row } = await requireMinutes(tx, { meetingId, edition, right: minutesPolicy.view });
    return signatureStore.find(tx.db, row.id, part);
  });
  if (!scan) throw new Failure('minutes_scan_missing');
  const bytes = await world.storage.read({ folder: 'minutes', id: scan.file_id });
  if (!bytes) throw new Failure('minutes_file_lost');
  return { keep: 'never', name: scan.file_name, type: scan.media_type, chunks: oneChunk(bytes) };
}
