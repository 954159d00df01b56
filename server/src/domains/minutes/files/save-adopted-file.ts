import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { codeInPrint } from '../verification/code-in-print.rules.ts';
import { codeStore } from '../verification/codes.store.ts';
import { createCode } from '../verification/create-code.ts';
import { buildFileFacts } from './build-file-facts.ts';
import { minutesSheet } from './minutes-sheet.rules.ts';
import { savePrintedFile } from './save-printed-file.ts';

/** Stores the PDF of minutes as they are adopted, under a code to check it by. */
export async function saveAdoptedFile(
  world: Pick<World, 'clock' | 'config' | 'documents' | 'storage'>,
  tx: CompanyScope,
  minutesId: string,
): Promise<{ id: string; hash: string }> {
  const { companyId } = await tx.entry();
  const facts = await buildFileFacts(tx, minutesId);
  const code = createCode();
  const file = await savePrintedFile(world, tx, {
    ...minutesSheet({ ...facts, isDraft: false }),
    check: codeInPrint(code, world.config.publicUrl),
  });
  await codeStore.insert(tx.db, {
    ...{ company_id: companyId, code, minutes_id: minutesId, hash: file.hash },
    created_at: world.clock.now(),
  });
  return file;
}
