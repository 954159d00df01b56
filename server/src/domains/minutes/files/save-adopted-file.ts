import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { lineStore } from '../lines/lines.store.ts';
import type { MinutesRow } from '../minutes.store.ts';
import { listCitedVotes } from '../templates/list-cited-votes.ts';
import { codeInPrint } from '../verification/code-in-print.rules.ts';
import { codeStore } from '../verification/codes.store.ts';
import { createCode } from '../verification/create-code.ts';
import { buildFileFacts } from './build-file-facts.ts';
import { minutesSheet } from './minutes-sheet.rules.ts';
import { assigneeNameOf, type Printed } from './printed.rules.ts';
import { savePrintedFile } from './save-printed-file.ts';

interface AdoptedFile {
  readonly id: string;
  readonly hash: string;
  readonly printed: Printed;
}

/** Stores the PDF of minutes as they are adopted, under a code to check it by, and answers what every later file keeps of it. */
export async function saveAdoptedFile(
  world: Pick<World, 'clock' | 'config' | 'documents' | 'storage'>,
  tx: CompanyScope,
  { id: minutesId, meeting_id: meetingId }: Pick<MinutesRow, 'id' | 'meeting_id'>,
): Promise<AdoptedFile> {
  const { companyId } = await tx.entry();
  const facts = await buildFileFacts(tx, minutesId);
  const code = createCode();
  const file = await savePrintedFile(world, tx, {
    ...minutesSheet({ ...facts, state: 'valid' }),
    check: codeInPrint(code, world.config.publicUrl),
  });
  await codeStore.insert(tx.db, {
    ...{ company_id: companyId, code, minutes_id: minutesId, hash: file.hash },
    created_at: world.clock.now(),
  });
  const lines = await lineStore.list(tx.db, minutesId);
  return {
    ...file,
    printed: {
      ...{ chairName: facts.chairName, secretaryName: facts.secretaryName, legal: facts.legal },
      assigneeNames: Object.fromEntries(lines.map((line) => [line.id, assigneeNameOf(line, null)])),
      votes: await listCitedVotes(world, tx, meetingId, lines),
    },
  };
}
