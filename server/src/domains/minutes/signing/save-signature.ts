import { createHash, randomBytes } from 'node:crypto';
import { Failure } from '@hopgon/contract/failure';
import type { Minutes, PersonalPart } from '@hopgon/contract/minutes/schemas';
import type { SignatureProof } from '@hopgon/contract/minutes/signing/schemas';
import type { SignerSource } from '../../../platform/signatures/signer-source.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { Auth } from '../../auth/create-auth.ts';
import type { MinutesWorld } from '../document/complete-minutes-change.ts';
import { numberOf } from '../minutes.presenter.ts';
import { completeSignatures } from '../steps/complete-signatures.ts';
import { requireRoom } from '../steps/require-room.ts';
import { signatureStore } from '../steps/signatures.store.ts';
import { requireSignable, type Signable, type Signing } from './require-signable.ts';
import { signatureLines, signaturePlaces, signatureSize } from './signature-block.rules.ts';

export interface SigningWorld
  extends MinutesWorld,
    Pick<World, 'config' | 'limiter' | 'log' | 'scopes' | 'storage'> {
  readonly auth: Auth;
  readonly signers: SignerSource;
}

interface Proved extends Signing {
  readonly provedBy: SignatureProof;
}

interface SignedFile {
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly hash: string;
  readonly certificate: Uint8Array;
  readonly at: Date;
}

/**
 * Signs the PDF as it is now. The file is written first and its row after it, so that a crash leaves an unused file and
 * never half a signature. Null when somebody else signed meanwhile.
 */
export async function saveSignature(
  world: SigningWorld,
  scope: CompanyScope,
  signing: Proved,
): Promise<Minutes | null> {
  const before = await scope.transaction((tx) => requireSignable(tx, signing, { lock: false }));
  const file = await writeSignedFile(world, scope, before, signing.part);
  return scope.transaction(async (tx) => {
    const minutes = await requireSignable(tx, signing, { lock: true });
    if (minutes.fileId !== before.fileId) return null;
    await requireRoom(world, tx, file.bytes.length);
    const { company_id, id: minutes_id } = minutes.row;
    const { userId } = tx.actor;
    await signatureStore.insert(tx.db, [
      {
        ...{ company_id, minutes_id, part: signing.part, way: 'electronic', proof: signing.provedBy },
        ...{ signer_id: userId, recorded_by: userId, recorded_at: file.at },
        ...{ file_name: 'Biên bản đã ký.pdf', media_type: 'application/pdf', size: file.bytes.length },
        ...{ file_id: file.id, hash: file.hash, certificate: Buffer.from(file.certificate) },
      },
    ]);
    const set = { signed_file_id: file.id, signed_hash: file.hash };
    return completeSignatures(world, tx, minutes, { parts: [signing.part], way: 'electronic', set });
  });
}

const titles: Readonly<Record<PersonalPart, string>> = { secretary: 'thư ký', chair: 'chủ tọa' };

async function writeSignedFile(
  { clock, signers, storage }: SigningWorld,
  scope: CompanyScope,
  { row, fileId }: Signable,
  part: PersonalPart,
): Promise<SignedFile> {
  const unsigned = await storage.read({ folder: 'minutes', id: fileId });
  if (!unsigned) throw new Failure('minutes_file_lost');
  const name = (part === 'chair' ? row.chair_name : row.secretary_name) ?? '';
  const signer = await signers.require(scope, { name, companyName: row.company_name });
  const at = clock.now();
  const look = {
    ...{ place: signaturePlaces[part], size: signatureSize, name, at },
    lines: signatureLines({ name, at, timeZone: row.time_zone, notice: signers.notice }),
    reason: `Ký biên bản số ${numberOf(row) ?? ''} với tư cách ${titles[part]}. ${signers.notice}.`,
  };
  // Loaded with the first signature: the libraries take 10 MiB of an idle server, and most never sign.
  const { signPdf } = await import('../../../platform/signatures/sign-pdf.ts');
  const bytes = await signPdf(unsigned, look, signer);
  const id = randomBytes(16).toString('hex');
  await storage.put({ folder: 'minutes', id }, bytes);
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { id, bytes, hash, certificate: signer.certificate, at };
}
