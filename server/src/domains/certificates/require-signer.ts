import { createPrivateKey, sign } from 'node:crypto';
import type { PdfSigner } from '../../platform/signatures/pdf-signer.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { certificateStore } from './certificates.store.ts';
import { createKeyBox } from './create-key-box.ts';
import { type Authority, requireAuthority } from './require-authority.ts';
import { isUsable, signerValidity } from './validity.rules.ts';

type CertificateWorld = Pick<World, 'clock' | 'config' | 'log' | 'newId'>;

/** Whose name a certificate carries: the caller's. */
interface Holder {
  readonly name: string;
  readonly companyName: string;
}

/** Signs as the caller, with a key and a certificate under the company's authority that are made at first use. */
export async function requireSigner(
  world: CertificateWorld,
  scope: CompanyScope,
  holder: Holder,
): Promise<PdfSigner> {
  const authority = await requireAuthority(world, scope, holder.companyName);
  const found = await findSigner(world, scope, holder, authority);
  if (found.signer) return found.signer;
  await issue(world, scope, { ...holder, authority, stale: found.stale });
  const { signer } = await findSigner(world, scope, holder, authority);
  if (!signer) throw new Error('the certificate that was just issued does not open');
  return signer;
}

async function issue(
  world: CertificateWorld,
  scope: CompanyScope,
  { name, companyName, authority, stale }: Holder & { authority: Authority; stale: string | null },
): Promise<void> {
  const { companyId } = await scope.entry();
  const { userId } = scope.actor;
  const now = world.clock.now();
  const validity = signerValidity(now);
  const subject = { name, organisation: companyName, id: userId };
  const { issueSignerCertificate } = await import('../../platform/signatures/issue-certificate.ts');
  const issued = await issueSignerCertificate(subject, validity, authority);
  const id = world.newId();
  await scope.transaction(async (tx) => {
    if (stale !== null) await certificateStore.retire(tx.db, 'signing_certificates', stale, now);
    await certificateStore.insertCertificate(tx.db, {
      ...{ company_id: companyId, id, user_id: userId, authority_id: authority.id, name },
      certificate: Buffer.from(issued.certificate),
      sealed_key: createKeyBox(world).seal(issued.privateKey, { companyId, id }),
      ...{ created_at: now, expires_at: validity.until, retired_at: null },
    });
  });
}

async function findSigner(
  world: CertificateWorld,
  scope: CompanyScope,
  { name }: Holder,
  authority: Authority,
): Promise<{ signer: PdfSigner | null; stale: string | null }> {
  const row = await scope.transaction((tx) => certificateStore.certificate(tx.db, scope.actor.userId));
  if (!row) return { signer: null, stale: null };
  const { id, company_id: companyId, sealed_key: sealed, certificate } = row;
  const privateKey = createKeyBox(world).open(sealed, { companyId, id });
  if (privateKey === null || !isUsable(row, { name, authorityId: authority.id }, world.clock.now()))
    return { signer: null, stale: id };
  return {
    stale: null,
    signer: {
      certificate,
      issuers: [authority.certificate],
      sign: async (data) => sign('sha256', data, createPrivateKey(privateKey)),
    },
  };
}
