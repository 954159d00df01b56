import type { MinutesVersion } from '@hopgon/contract/minutes/remarks/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { lineStore } from '../lines/lines.store.ts';
import { minutesStore } from '../minutes.store.ts';
import { contentOf } from './content.rules.ts';
import { versionStore } from './versions.store.ts';

/** Keeps what the document says now as its next version. */
export async function saveSnapshot(
  world: Pick<World, 'clock'>,
  tx: CompanyScope,
  minutesId: string,
  reason: MinutesVersion['reason'],
): Promise<void> {
  const { companyId } = await tx.entry();
  const row = await minutesStore.find(tx.db, minutesId);
  if (!row) throw new Error('minutes vanished inside their own transaction');
  const [newest] = await versionStore.list(tx.db, minutesId);
  const edits = await versionStore.editsSince(tx.db, minutesId);
  const content = contentOf(
    row,
    await minutesStore.sections(tx.db, minutesId),
    await lineStore.list(tx.db, minutesId),
  );
  await versionStore.insert(tx.db, {
    company_id: companyId,
    minutes_id: minutesId,
    number: (newest?.number ?? 0) + 1,
    reason,
    content: JSON.stringify(content),
    edits: JSON.stringify(edits.map(({ lines, ...by }) => ({ by, lines }))),
    created_by: tx.actor.userId,
    created_at: world.clock.now(),
  });
}
