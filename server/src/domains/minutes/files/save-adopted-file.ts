import { createHash, randomBytes } from 'node:crypto';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { failureOfWork } from '../../../platform/threads/failure-of-work.ts';
import type { World } from '../../../platform/world.ts';
import { codeInPrint } from '../verification/code-in-print.rules.ts';
import { codeStore } from '../verification/codes.store.ts';
import { createCode } from '../verification/create-code.ts';
import { buildFileFacts } from './build-file-facts.ts';
import { minutesSheet } from './minutes-sheet.rules.ts';

/**
 * Renders minutes as the PDF that is adopted, under a code to check it by, and stores it; one whose adoption fails is
 * deleted the next day.
 */
export async function saveAdoptedFile(
  world: Pick<World, 'clock' | 'config' | 'documents' | 'storage'>,
  tx: CompanyScope,
  minutesId: string,
): Promise<{ id: string; hash: string }> {
  const { companyId } = await tx.entry();
  const facts = await buildFileFacts(tx, minutesId);
  const code = createCode();
  const sheet = {
    ...minutesSheet({ ...facts, isDraft: false }),
    check: codeInPrint(code, world.config.publicUrl),
  };
  const bytes = await world.documents.print(companyId, 'pdf', sheet).catch((error: unknown) => {
    throw failureOfWork(error, 'server_busy');
  });
  const id = randomBytes(16).toString('hex');
  await world.storage.put({ folder: 'minutes', id }, bytes);
  const hash = createHash('sha256').update(bytes).digest('hex');
  await codeStore.insert(tx.db, {
    ...{ company_id: companyId, code, minutes_id: minutesId, hash },
    created_at: world.clock.now(),
  });
  return { id, hash };
}
