import { createHash, randomBytes } from 'node:crypto';
import { Failure } from '@hopgon/contract/failure';
import { type Minutes, type SignaturePart, scanLimit } from '@hopgon/contract/minutes/schemas';
import { shownName } from '../../../platform/files/shown-name.ts';
import { readPart } from '../../../platform/http/read-part.ts';
import type { UploadPart } from '../../../platform/http/upload.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { MinutesWorld } from '../document/complete-minutes-change.ts';
import { requireMinutes } from '../document/require-minutes.ts';
import { signersOf } from '../legal/signers.rules.ts';
import { limitScans } from '../minutes.limits.ts';
import { signaturePolicy } from '../minutes.policy.ts';
import { type MinutesRow, minutesStore } from '../minutes.store.ts';
import { completeSignatures } from './complete-signatures.ts';
import { requireRoom } from './require-room.ts';
import { typeOfScan } from './scan.rules.ts';
import { signatureStore } from './signatures.store.ts';

interface Signed {
  readonly meetingId: string;
  readonly signed: SignaturePart | 'both';
}

type SigningWorld = MinutesWorld & Pick<World, 'config' | 'limiter' | 'storage'>;

/**
 * Records that the paper was signed by hand, with its scan; with both signatures the minutes are locked. A caller without
 * the right is refused before a byte is read.
 */
export async function signMinutes(
  world: SigningWorld,
  scope: CompanyScope,
  { meetingId, signed }: Signed,
  parts: AsyncIterable<UploadPart>,
): Promise<Minutes> {
  const signatures: readonly SignaturePart[] = signed === 'both' ? ['secretary', 'chair'] : [signed];
  const right = (standing: Parameters<typeof signaturePolicy.sign>[0]) =>
    signaturePolicy.sign(standing, signatures);
  await scope.transaction((tx) => requireMinutes(tx, { meetingId, right }));
  await limitScans(world.limiter, scope.actor.userId);
  const scan = await readScan(parts);
  const fileId = randomBytes(16).toString('hex');
  await world.storage.put({ folder: 'minutes', id: fileId }, scan.bytes);
  return scope.transaction(async (tx) => {
    const minutes = await requireMinutes(tx, { meetingId, right, lock: true });
    const { row } = minutes;
    const wanted = signersOf(row);
    if (signatures.some((part) => !wanted.includes(part))) throw new Failure('not_allowed');
    const before = await minutesStore.signatures(tx.db, row.id);
    if (before.some(({ part }) => signatures.includes(part))) throw new Failure('minutes_signed');
    if (await minutesStore.isReplaced(tx.db, row.id)) throw new Failure('minutes_state');
    await requireRoom(world, tx, scan.bytes.length);
    const now = world.clock.now();
    await signatureStore.insert(
      tx.db,
      signatures.map((part) => ({
        ...{ company_id: row.company_id, minutes_id: row.id, part },
        signer_id: signerOf(row, part) ?? tx.actor.userId,
        ...{
          way: 'hand' as const,
          recorded_by: tx.actor.userId,
          recorded_at: now,
          proof: null,
          certificate: null,
        },
        ...{ file_name: scan.name, media_type: scan.mediaType, size: scan.bytes.length, file_id: fileId },
        hash: createHash('sha256').update(scan.bytes).digest('hex'),
      })),
    );
    return completeSignatures(world, tx, minutes, { parts: signatures, way: 'hand' });
  });
}

/** Whose signature it is; a paper that several signed is filed by who uploads it. */
const signerOf = (row: Pick<MinutesRow, 'chair_id' | 'secretary_id'>, part: SignaturePart): string | null => {
  if (part === 'members') return null;
  return part === 'chair' ? row.chair_id : row.secretary_id;
};

async function readScan(parts: AsyncIterable<UploadPart>) {
  for await (const part of parts) {
    if (part.kind !== 'file') continue;
    const bytes = await readPart(part.stream, scanLimit);
    const mediaType = typeOfScan(bytes);
    if (mediaType === null) throw new Failure('minutes_scan_type');
    return { name: shownName(part.fileName, 'Bản ký'), mediaType, bytes };
  }
  throw new Failure('bad_request');
}
