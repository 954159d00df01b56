import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { signatureStore } from './signatures.store.ts';

/** Throws unless the company may store so many bytes more of signed files. */
export async function requireRoom(
  { config: { papersQuota } }: Pick<World, 'config'>,
  tx: CompanyScope,
  bytes: number,
): Promise<void> {
  const { companyId } = await tx.entry();
  if ((await signatureStore.total(tx.db, companyId)) + bytes > papersQuota)
    throw new Failure('papers_quota_full', { megabytes: Math.floor(papersQuota / 1_000_000) });
}
