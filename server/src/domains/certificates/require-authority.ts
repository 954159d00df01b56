import type { IssuedCertificate } from '../../platform/signatures/issue-certificate.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { certificateStore } from './certificates.store.ts';
import { createKeyBox } from './create-key-box.ts';
import { authorityValidity, mayIssue } from './validity.rules.ts';

export interface Authority extends IssuedCertificate {
  readonly id: string;
}

type CertificateWorld = Pick<World, 'clock' | 'config' | 'log' | 'newId'>;

/** The company's own certification authority, made when it is first needed and again before it ends. */
export async function requireAuthority(
  world: CertificateWorld,
  scope: CompanyScope,
  companyName: string,
): Promise<Authority> {
  const found = await findAuthority(world, scope);
  if (found.authority) return found.authority;
  const { companyId } = await scope.entry();
  const now = world.clock.now();
  const validity = authorityValidity(now);
  const { issueAuthority, longestName } = await import('../../platform/signatures/issue-certificate.ts');
  const name = `${companyName} - chứng thư nội bộ`;
  const issued = await issueAuthority(
    // A name that is cut in the middle of a word reads like a mistake.
    { name: name.length > longestName ? companyName : name, organisation: companyName },
    validity,
  );
  const id = world.newId();
  await scope.transaction(async (tx) => {
    if (found.stale !== null) await certificateStore.retire(tx.db, 'signing_authorities', found.stale, now);
    await certificateStore.insertAuthority(tx.db, {
      ...{ company_id: companyId, id, certificate: Buffer.from(issued.certificate) },
      sealed_key: createKeyBox(world).seal(issued.privateKey, { companyId, id }),
      ...{ created_at: now, expires_at: validity.until, retired_at: null },
    });
  });
  const { authority } = await findAuthority(world, scope);
  if (!authority) throw new Error('the authority that was just made does not open');
  return authority;
}

async function findAuthority(
  world: CertificateWorld,
  scope: CompanyScope,
): Promise<{ authority: Authority | null; stale: string | null }> {
  const row = await scope.transaction((tx) => certificateStore.authority(tx.db));
  if (!row) return { authority: null, stale: null };
  const { id, company_id: companyId, certificate, sealed_key: sealed } = row;
  const privateKey = createKeyBox(world).open(sealed, { companyId, id });
  if (privateKey === null || !mayIssue(row, world.clock.now())) return { authority: null, stale: id };
  return { authority: { id, certificate, privateKey }, stale: null };
}
