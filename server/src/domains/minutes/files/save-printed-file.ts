import { createHash, randomBytes } from 'node:crypto';
import type { Sheet } from '../../../platform/documents/sheet.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { failureOfWork } from '../../../platform/threads/failure-of-work.ts';
import type { World } from '../../../platform/world.ts';

/** Renders a sheet as PDF and stores it; a file whose transaction fails is deleted the next day. */
export async function savePrintedFile(
  world: Pick<World, 'documents' | 'storage'>,
  tx: CompanyScope,
  sheet: Sheet,
): Promise<{ id: string; hash: string }> {
  const { companyId } = await tx.entry();
  const bytes = await world.documents.print(companyId, 'pdf', sheet).catch((error: unknown) => {
    throw failureOfWork(error, 'server_busy');
  });
  const id = randomBytes(16).toString('hex');
  await world.storage.put({ folder: 'minutes', id }, bytes);
  return { id, hash: createHash('sha256').update(bytes).digest('hex') };
}
